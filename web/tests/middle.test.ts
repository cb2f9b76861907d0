// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, keptTables } from "../src/kept.svelte";
import Middle from "../src/start/Middle.svelte";
import { speakFirst } from "../src/words.svelte";
import { pretendServer } from "./server";

beforeEach(async () => {
  localStorage.clear();
  await speakFirst();
});
afterEach(() => vi.unstubAllGlobals());

test("every table that is shown is looked at, and one that is gone makes room for the next", async () => {
  const codes = ["aaaa", "bbbb", "cccc", "dddd", "eeee", "ffff"];
  for (const [seen, code] of codes.entries()) keep(code, { tokens: ["t"], seen: 100 - seen });
  const asked = pretendServer();
  const looked = () => asked.map(({ path }) => path.split("/").at(-1));
  const middle = mount(Middle, { target: document.body });
  flushSync();
  expect(looked()).toEqual(["aaaa", "bbbb", "cccc"]);
  asked[0]?.answer({ code: "no-such-table", words: "" }, 404);
  await vi.waitFor(() => expect(looked()).toEqual(["aaaa", "bbbb", "cccc", "dddd"]));
  expect(keptTables().map(({ code }) => code)).not.toContain("aaaa");
  document.querySelector<HTMLButtonElement>("button.more")?.click();
  flushSync();
  expect(looked()).toEqual(codes);
  await unmount(middle);
});
