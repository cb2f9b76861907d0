// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookAt, makeTable, recordOf } from "../src/api";
import { Attempt } from "../src/attempt.svelte";
import { speakFirst } from "../src/words.svelte";
import { pretendServer, question } from "./server";

beforeEach(speakFirst);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const NO_ANSWER = "The server does not answer";

test("an answer that breaks off is told, and can be asked for again", async () => {
  const asked = pretendServer();
  const attempt = new Attempt();
  const ways = [
    () => makeTable({ game: "onirim", options: {}, seats: [] }, "en"),
    () => lookAt("k7m2qx4p", "en"),
  ];
  for (const [number, way] of ways.entries()) {
    const made = attempt.make(async () => void (await way()));
    expect(attempt.underWay).toBe(true);
    (await question(asked, number)).breakOff();
    await made;
    expect(attempt.trouble).toContain(NO_ANSWER);
    expect(attempt.underWay).toBe(false);
  }
});

test("a record that breaks off is no record", async () => {
  const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("cut")) }));
  vi.stubGlobal("fetch", () => Promise.resolve(broken));
  await expect(recordOf("k7m2qx4p", "en")).rejects.toMatchObject({ fault: { code: "no-answer" } });
});

test("what nobody foresaw is told too, and its cause is in the console", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const attempt = new Attempt();
  const cause = new RangeError("what?");
  await attempt.make(() => Promise.reject(cause));
  expect(attempt.trouble).toContain(NO_ANSWER);
  expect(attempt.underWay).toBe(false);
  expect(told).toHaveBeenCalledWith(cause);
});
