// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Study } from "../../src/review/study.svelte";
import { speakFirst } from "../../src/words.svelte";

const languages: string[] = [];
let finish: (() => void)[] = [];

beforeEach(async () => {
  languages.length = 0;
  finish = [];
  await speakFirst();
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    const language = headers["Accept-Language"] ?? "";
    languages.push(language);
    return new Promise<Response>((come) => {
      finish.push(() => come(new Response(`${JSON.stringify({ review: { told: [[language]] } })}\n`)));
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("an analysis that is under way is begun again in the language that is chosen", async () => {
  const study = new Study("k7m2qx4p");
  const first = study.begin("en");
  const second = study.speak("fr");
  for (const answer of finish) answer();
  await Promise.all([first, second]);
  expect(languages).toEqual(["en", "fr"]);
  expect(study.review?.told).toEqual([["fr"]]);
  expect(study.running).toBe(false);
  const third = study.speak("en");
  finish.at(-1)?.();
  await third;
  expect(study.review?.told).toEqual([["en"]]);
});

test("one that nobody asked for is not begun by a change of language", async () => {
  await new Study("k7m2qx4p").speak("fr");
  expect(languages).toEqual([]);
});
