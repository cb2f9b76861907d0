import { beforeEach, expect, test, vi } from "vitest";
import { reasonOf, resultOf } from "../../src/statistics/result";
import type { Deal, LogLine, Seat, Shown } from "../../src/wire";
import { screen, snapshot } from "../fake";

const options = { players: 1, book: "yes", towers: "no", dreams: 0, talk: "open" };
const line = (seq: number, seat: number | null, sort: LogLine["sort"]): LogLine => ({ seq, seat, sort, words: "" });
const bot: Seat = { name: "Bot", kind: "bot", level: "hard", here: true, asked: [], gave_up: null };
const person: Seat = { name: "Tom", kind: "person", level: null, here: true, asked: [], gave_up: null };

const dreamt = (change: Partial<Shown> = {}): Shown =>
  snapshot({
    over: true,
    returns: [1],
    log: [line(1, null, "chance"), line(2, 0, "choice"), line(2, 0, "change"), line(3, 0, "choice"), line(4, 1, "choice")],
    screens: [screen(0, { options, doors: [["rd", "rd", "bd"]] })],
    ...change,
  });

const walked = (change: object = {}, shown: Partial<Shown> = {}): Shown =>
  snapshot({
    game: "labyrinth",
    over: true,
    returns: [0, 1, 0],
    seats: [person, bot, person],
    screens: [screen(0, { game: "labyrinth", options: { players: 3, young: false, pawns: ["red"] }, found: [["owl"], [], []], left: [2, 0, 1], winner: 1, turns: 12, ...change })],
    ...shown,
  });

test("a dream", () => {
  expect(resultOf(dreamt(), {}, 77)).toEqual({
    code: "k7m2qx4p", game: "onirim", options, others: [], seats: 1, ended: 77, outcome: "won", decisions: 2, assisted: false, doors: 3,
  });
  expect(resultOf(dreamt({ returns: [0] }), { luck: 0.2, again: true }, 77)).toMatchObject({ outcome: "lost", luck: 0.2, apart: "again" });
  expect(resultOf(dreamt({ assisted: true }), { lesson: true }, 77)).toMatchObject({ assisted: true, apart: "lesson" });
});

test("a walk: who else was there, and which place was reached", () => {
  const result = resultOf(walked(), {}, 77);
  expect(result).toMatchObject({ options: { players: 3, cards: 3, young: false }, others: ["bot:hard", "person"], outcome: "lost", place: 3, turns: 12 });
  expect(resultOf(walked({ winner: 0, left: [0, 2, 1] }), {}, 77)).toMatchObject({ outcome: "won", place: 1 });
  expect(resultOf(walked({ left: [1, 0, 1] }), {}, 77)).toMatchObject({ place: 2 });
});

test("to give up is to lose; that somebody else does is nobody’s loss", () => {
  const given = (seat: number) => resultOf(walked({ winner: null }, { returns: [0, 0, 0], resigned: seat }), {}, 77);
  expect(given(0)).toMatchObject({ outcome: "lost" });
  expect(given(2)).toMatchObject({ outcome: "broken" });
  expect(given(0)).not.toHaveProperty("place");
});

test("a game that the last opponent gave up is won, and lost for whoever gave it up", () => {
  const ended = (returns: number[]) => resultOf(walked({ winner: null }, { returns, resigned: 2 }), {}, 77);
  expect(ended([1, 0, 0])).toMatchObject({ outcome: "won" });
  expect(ended([0, 1, 0])).toMatchObject({ outcome: "lost" });
});

test("whoever gave up has lost, whatever the bot in their place comes to", () => {
  const seats = [{ ...bot, gave_up: "Léa" }, bot, person];
  expect(resultOf(walked({ winner: 0 }, { seats }), {}, 77)).toMatchObject({ outcome: "lost" });
  expect(resultOf(dreamt({ seats: [{ ...bot, gave_up: "Léa" }] }), {}, 77)).toMatchObject({ outcome: "lost" });
});

test("a deal that somebody could know is told apart, whoever made the table", () => {
  const from = (origin: Deal["origin"]) => resultOf(dreamt({ deal: { origin, table: null, known: origin !== "fresh" } }), {}, 77);
  expect(from("fresh")).not.toHaveProperty("apart");
  expect(from("again")).toMatchObject({ apart: "again" });
  expect(from("lesson")).toMatchObject({ apart: "lesson" });
  for (const origin of ["copied", "record", "position", "unknown"] as const) {
    expect(from(origin)).toMatchObject({ apart: "known" });
    expect(reasonOf(from(origin))).toBe("known");
  }
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.resetModules();
});

test("a result is noted once, only for one’s own seats, and does not come back once deleted", async () => {
  const { keep } = await import("../../src/kept.svelte");
  const { forgetResults, noteResult, results, takeLuck } = await import("../../src/statistics/results.svelte");
  noteResult(dreamt());
  expect(results()).toEqual([]);
  keep("k7m2qx4p", { tokens: ["t"], seen: 5, over: true });
  noteResult(dreamt({ over: false }));
  noteResult(dreamt({ you: [] }));
  expect(results()).toEqual([]);
  noteResult(dreamt());
  noteResult(dreamt({ returns: [0] }));
  expect(results()).toMatchObject([{ code: "k7m2qx4p", outcome: "won", ended: 5 }]);
  keep("k7m2qx4p", { luck: 0.1 });
  takeLuck();
  expect(results()).toMatchObject([{ outcome: "won", luck: 0.1 }]);
  expect(JSON.parse(localStorage.getItem("dedale.results") ?? "")).toEqual(results());
  forgetResults();
  noteResult(dreamt());
  expect(results()).toEqual([]);
});

test("whoever gave up has lost at once, while the others play on, and the table is let go", async () => {
  const { keep, kept } = await import("../../src/kept.svelte");
  const { noteResult, results } = await import("../../src/statistics/results.svelte");
  keep("k7m2qx4p", { tokens: ["t"], you: [0] });
  const seats = [{ ...bot, gave_up: "Léa" }, bot, person];
  noteResult(walked({ winner: null }, { seats, you: [], over: false, returns: null }));
  expect(results()).toMatchObject([{ code: "k7m2qx4p", outcome: "lost", seats: 1 }]);
  expect(kept("k7m2qx4p")).toBeUndefined();
});

test("what is no result is not taken from the browser", async () => {
  const { onirim } = await import("./games");
  const { options, ...without } = onirim();
  const wrong = [without, { ...onirim(), options: null }, { ...onirim(), others: [7] }, { ...onirim(), outcome: "drawn" }, null, "x"];
  const whole = onirim({ luck: -0.1, apart: "again" });
  localStorage.setItem("dedale.results", JSON.stringify([...wrong, whole]));
  const { results } = await import("../../src/statistics/results.svelte");
  expect(results()).toEqual([whole]);
  expect(options).toBeDefined();
});

test("what is noted is known again", async () => {
  const { isResult } = await import("../../src/statistics/resultForm");
  for (const shown of [dreamt(), walked(), walked({ winner: null }), walked({}, { you: [0, 2] })]) {
    expect(isResult(JSON.parse(JSON.stringify(resultOf(shown, { luck: 0.25 }, Date.now()))))).toBe(true);
  }
});
