// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test("a part is spoken from when it was asked for, in every language", async () => {
  const { has, say, speak, speakFirst, speakOf } = await import("../src/words.svelte");
  await speakFirst();
  expect(say("page-hint")).toBe("Hint");
  expect(has("page-review-step")).toBe(false);
  await speakOf("review");
  expect(has("page-review-step")).toBe(true);
  const english = say("page-review-title");
  await speak("fr");
  expect(has("page-review-step")).toBe(true);
  expect(say("page-review-title")).not.toBe(english);
});

test("a count is written as it is, and makes no number format", async () => {
  const { say, speakFirst } = await import("../src/words.svelte");
  await speakFirst();
  const format = vi.spyOn(Intl, "NumberFormat");
  expect(say("page-more-tables", { count: 3 })).toBe("3 more tables");
  expect(say("page-more-tables", { count: 1 })).toBe("One more table");
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
  expect(say("page-more-tables", { count: 1234 })).toContain("1,234");
});

test("a language that is chosen while a part is on its way has that part too", async () => {
  const { has, language, speak, speakFirst, speakOf } = await import("../src/words.svelte");
  await speakFirst();
  await Promise.all([speak("fr"), speakOf("statistics"), speakOf("onirim")]);
  expect(language()).toBe("fr");
  expect(has("page-statistics-won") && has("card-rs")).toBe(true);
});

test("what is loaded with words comes when they are there", async () => {
  const { has, speakFirst, withWords } = await import("../src/words.svelte");
  await speakFirst();
  const page = withWords(() => Promise.resolve("the page"), "labyrinth");
  expect(has("page-labyrinth-board")).toBe(false);
  expect(await page()).toBe("the page");
  expect(has("page-labyrinth-board")).toBe(true);
});
