// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Options from "../src/start/Options.svelte";
import { agreed, askGames, choiceWords, choosable, chosenWords } from "../src/start/games.svelte";
import { isAgreed } from "../src/start/options";

const wind = { name: "wind", kind: "choice", label: "Wind", choices: ["calm", "storm"], labels: ["no wind", "a storm"], default: "calm", only_with: { players: [2] } };
const game = { name: "onirim", title: "Onirim", text: "", levels: [], seats: [1, 2], together: true, lesson: true, rates: [] };
const players = { name: "players", kind: "choice", label: "Players", choices: [1, 2], labels: ["1", "2"], default: 1, only_with: {} };

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([{ ...game, options: [players, wind] }])));
  await askGames();
});
afterEach(() => vi.unstubAllGlobals());

test("an option that the server tells of for the first time is offered by itself, where it goes with the others", () => {
  expect(choosable("onirim").map(({ name }) => name)).toEqual(["wind"]);
  const [option] = choosable("onirim");
  expect(option && isAgreed(option, { players: 1 })).toBe(false);
  expect(option && isAgreed(option, { players: 2 })).toBe(true);
  expect(option && choiceWords(option, "storm")).toBe("a storm");
  expect(chosenWords("onirim", { players: 2, wind: "storm" })).toEqual(["a storm"]);
  expect(chosenWords("onirim", { players: 2, wind: "calm" })).toEqual([]);
  expect(agreed("onirim", 2, { wind: "storm", rain: true })).toEqual({ wind: "storm" });
  expect(agreed("onirim", 1, { wind: "storm" })).toEqual({});
});

test("choosing it tells whoever asked", () => {
  let chosen: Record<string, unknown> = {};
  const props = { game: "onirim", players: 2, get chosen() { return chosen; }, set chosen(to) { chosen = to; } };
  const shown = mount(Options, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).toContain("a storm");
  document.body.querySelectorAll<HTMLInputElement>("input")[1]?.click();
  flushSync();
  expect(chosen).toEqual({ wind: "storm" });
  unmount(shown);
});

test("what a door asks for itself is not asked twice", () => {
  const shown = mount(Options, { target: document.body, props: { game: "onirim", players: 2, chosen: {}, except: ["wind"] } });
  flushSync();
  expect(document.body.textContent).not.toContain("a storm");
  unmount(shown);
});

test("a choice that the server tells of for the first time stands at the door, in its words", async () => {
  const towers = { name: "towers", kind: "choice", label: "Towers", choices: ["no", "yes", "mist"], labels: ["none", "towers", "towers in the mist"], default: "no", only_with: {} };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([{ ...game, options: [players, towers] }])));
  await askGames();
  const { default: Setup } = await import("../src/onirim/start/Setup.svelte");
  const { wish } = await import("../src/onirim/start/wish.svelte");
  wish.towers = "yes";
  const shown = mount(Setup, { target: document.body });
  flushSync();
  expect(document.body.textContent).toContain("towers in the mist");
  unmount(shown);
});
