// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

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

/** English is spoken, and the French words of a review come, or get lost, when the test says so. */
async function withSlowFrench() {
  const { default: words, languages } = await import("virtual:words");
  let resolve: (source: { default: string }) => void = () => undefined;
  let lose: () => void = () => undefined;
  const slow = new Promise<{ default: string }>((come, fail) => {
    resolve = come;
    lose = () => fail(new TypeError("lost"));
  });
  vi.doMock("virtual:words", () => ({ languages, default: { ...words, review: { ...words.review, fr: () => slow } } }));
  const speaking = await import("../src/words.svelte");
  await speaking.speakFirst();
  await speaking.speakOf("review");
  return { ...speaking, lose, come: async () => resolve(await words.review.fr()) };
}

afterEach(() => vi.doUnmock("virtual:words"));

test("the language that was chosen last is spoken, whichever comes last", async () => {
  const { come, language, speak } = await withSlowFrench();
  const late = speak("fr");
  expect(await speak("en")).toBe(true);
  await come();
  expect(await late).toBe(false);
  expect([language(), document.documentElement.lang]).toEqual(["en", "en"]);
  expect(JSON.parse(localStorage.getItem("dedale.settings") ?? "{}")).toEqual({ language: "en" });
  expect(await speak("fr")).toBe(true);
  expect(language()).toBe("fr");
});

test("the switch goes back when the words of a language get lost, and tells nobody of it", async () => {
  const { language, lose } = await withSlowFrench();
  const { flushSync, mount, unmount } = await import("svelte");
  const { default: Switches } = await import("../src/pieces/Switches.svelte");
  const spoken = vi.fn();
  const switches = mount(Switches, { target: document.body, props: { spoken } });
  const [english, french] = ["English", "Français"].map((name) => document.querySelector<HTMLInputElement>(`input[aria-label=${name}]`));
  french?.click();
  flushSync();
  expect(french?.checked).toBe(true);
  lose();
  await vi.waitFor(() => expect(english?.checked).toBe(true));
  expect([language(), spoken.mock.calls]).toEqual(["en", []]);
  await unmount(switches);
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

test("a message is said with the messages and the players in it", async () => {
  const { said, speakFirst, speakOf } = await import("../src/words.svelte");
  await speakFirst();
  await speakOf("onirim");
  const names = ["Ann", "Bob"];
  expect(said(["list-both", { first: ["card-rd.a"], second: ["card-gd.a", {}] }])).toBe("a red Door, a green Door");
  expect(said(["plain-choice", { who: { seat: 1 }, what: "wait" }], { viewer: 1, names })).toBe("You: wait.");
  expect(said(["plain-choice", { who: { seat: 1 }, what: "wait" }], { viewer: null, names })).toBe("Bob: wait.");
  expect(said(["plain-choice", { who: { seat: 2 }, what: "wait" }], { viewer: null, names })).toBe("Player 3: wait.");
  const both = (name: string) => said(["list-both", { first: { seat: 1 }, second: { seat: 0, name } }], { viewer: 1, names });
  expect(both("bot hard")).toBe("Bob, Bot 1 (hard)");
  expect(both("bot mine")).toBe("Bob, Bot 1 (mine)");
  expect(both("Cleo")).toBe("Bob, Cleo");
});
