import { expect, test } from "vitest";
import { frameAt, frameOf, linesAt, turnFrom } from "../../src/review/frames";
import type { LogLine } from "../../src/wire";

const frames = [
  { at: 5, seq: 5, view: { kind: "main" } },
  { at: 7, seq: 8, view: { kind: "nightmare" } },
  { at: 8, seq: 9, view: { kind: "main" } },
  { at: 12, seq: 14, view: { kind: "over" } },
];
const line = (seq: number, words: string): LogLine => ({ seq, seat: 0, sort: "choice", words });

test("a decision is found in the last frame that not more events led to", () => {
  expect([0, 5, 6, 7, 8, 11, 12, 99].map((at) => frameAt(frames, at))).toEqual([0, 0, 0, 1, 2, 2, 3, 3]);
});

test("a line of the log leads to where it had just been written", () => {
  expect([1, 5, 6, 9, 10, 14, 99].map((seq) => frameOf(frames, { seq }))).toEqual([0, 0, 1, 2, 3, 3, 3]);
});

test("turns are walked from one beginning to the next, as far as the ends", () => {
  expect([0, 1, 2, 3].map((at) => turnFrom(frames, at, 1))).toEqual([2, 2, 3, 3]);
  expect([0, 1, 2, 3].map((at) => turnFrom(frames, at, -1))).toEqual([0, 0, 0, 2]);
});

test("a frame is told by what was written since the one before", () => {
  const log = [line(5, "dealt"), line(6, "one"), line(8, "two"), line(14, "end")];
  expect(frames.map((_, at) => linesAt(frames, log, at).map(({ words }) => words))).toEqual([["dealt"], ["one", "two"], [], ["end"]]);
});
