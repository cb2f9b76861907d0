// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Study } from "../../src/review/study.svelte";
import { speak, speakFirst } from "../../src/words.svelte";

let asked = 0;

beforeEach(async () => {
  asked = 0;
  await speakFirst();
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(new Response(`${JSON.stringify({ review: { told: [[["analysis-luck"]]] } })}\n`));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("an analysis is asked for once, whatever language it is read in", async () => {
  const study = new Study("k7m2qx4p");
  await study.begin("en");
  expect(study.review?.told).toEqual([[["analysis-luck"]]]);
  await speak("fr");
  await speak("en");
  expect(asked).toBe(1);
  expect(study.running).toBe(false);
});
