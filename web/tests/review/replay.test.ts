import { beforeEach, expect, test, vi } from "vitest";
import { linesOf } from "../../src/review/asking";
import { Player } from "../../src/review/player.svelte";
import { ReplayTable } from "../../src/review/replay.svelte";
import { walk } from "../../src/review/walk";
import type { Choice, Frame, LogLine, Replay } from "../../src/wire";
import { choice as chosen } from "../choosing";
import { screen } from "../fake";

const line = (seq: number, words: string): LogLine => ({ seq, seat: 0, sort: "choice", words });

const choice = (action: number, text: string): Choice => ({ ...chosen(text), action });

function frame(at: number, played: string | null, turn = 0): Frame {
  return { at, seq: at, turn, view: screen(0).view, question: `at ${at}`, choices: played ? [choice(1, played), choice(2, "other")] : [], played };
}

const replay: Replay = {
  table: "k7m2qx4p", game: "onirim", viewer: 0,
  seats: [{ name: "Léa", kind: "person", level: null, here: false, asked: [], gave_up: null }],
  result: "Lost", returns: [0], assisted: false, undo: "free",
  log: [line(1, "one"), line(2, "two"), line(3, "three")],
  frames: [frame(0, "a"), frame(1, "b"), frame(2, "c"), frame(3, null, -2)],
};

let table: ReplayTable;

beforeEach(() => {
  table = new ReplayTable("k7m2qx4p", replay);
});

test("it shows a frame as a table shows it, with the log so far", () => {
  table.go(2);
  expect(table.screen?.question).toBe("at 2");
  expect(table.log.map(({ words }) => words)).toEqual(["one", "two"]);
  expect([table.over, table.result, table.yourTurn, table.curtain]).toEqual([false, "", true, null]);
  table.go(99);
  expect([table.at, table.over, table.result]).toEqual([3, true, "Lost"]);
  table.go(-5);
  expect(table.at).toBe(0);
});

test("whoever makes the choice that was made goes on, and any other changes nothing", async () => {
  table.choose(choice(1, "a"));
  expect(table.at).toBe(1);
  table.choose(choice(2, "other"));
  expect(table.at).toBe(1);
  expect(table.fault?.code).toBe("past");
  await vi.waitFor(() => expect(table.waiting).toBe(false));
  table.go(2);
  expect(table.fault).toBeUndefined();
});

test("a line of the log leads to its place, and other eyes see the same moment", () => {
  table.past.jump(replay.log[1]!);
  expect(table.at).toBe(2);
  table.see({ ...replay, viewer: null });
  expect(table.at).toBe(2);
  expect([table.you, table.screen?.seat]).toEqual([[], null]);
});

test("what would have been better is shown as a hint where it belongs", () => {
  table.advise(new Map([[1, "x"]]));
  expect(table.lastHint).toBeNull();
  table.go(1);
  expect(table.lastHint?.best.text).toBe("x");
  table.go(2);
  expect(table.lastHint).toBeNull();
});

test("it plays by itself to the end, and stops for whoever takes a step", () => {
  vi.useFakeTimers();
  const player = new Player(table);
  walk("play", table, player);
  vi.advanceTimersByTime(1500);
  expect([table.at, player.playing]).toEqual([1, true]);
  walk("back", table, player);
  vi.advanceTimersByTime(9000);
  expect([table.at, player.playing]).toEqual([0, false]);
  walk("play", table, player);
  vi.advanceTimersByTime(60_000);
  expect([table.at, player.playing]).toEqual([3, false]);
  walk("first", table, player);
  walk("last", table, player);
  expect(table.at).toBe(3);
  vi.useRealTimers();
});

test("news are read line by line, however they arrive", async () => {
  const parts = ['{"a":1}\n{"a', '":2}', '\n{"a":3}\n'];
  const reader = { read: async () => (parts.length > 0 ? { done: false as const, value: parts.shift()! } : { done: true as const, value: undefined }) };
  const found = [];
  for await (const news of linesOf(reader)) found.push(news);
  expect(found).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
});
