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

test.each([
  ["en", "One card in the deck becomes 0.", "Show the whole row, one more card", "One of 8 Doors gained", "Open this door: Onirim"],
  ["fr", "La pioche passe de 1 à 0.", "Montrer toute la rangée, une carte de plus", "1 Porte gagnée sur 8", "Ouvrir cette porte\u00a0: Onirim"],
] as const)("one is not many in %s, and a sentence is whole in the catalogue", async (language, cost, row, doors, door) => {
  const { say, speak, speakFirst, speakOf } = await import("../src/words.svelte");
  await speakFirst();
  await speakOf("onirim");
  await speak(language);
  expect(say("page-onirim-way-reveal-cost", { count: 1, less: 0 })).toBe(cost);
  expect(say("page-onirim-row-all", { count: 1 })).toBe(row);
  expect(say("page-onirim-end-doors", { count: 1, of: 8 })).toBe(doors);
  expect(say("page-open-door.of", { game: "Onirim" })).toBe(door);
});
