import { expect, test } from "vitest";
import { pointersTo } from "../../src/learn/pointers";
import type { Choice } from "../../src/wire";

const choice = (text: string, more: Partial<Choice> = {}): Choice => ({ action: 1, text, words: "", warning: null, ...more });

test("where nothing is to be tried nothing is pointed at", () => {
  expect(pointersTo([])).toEqual([]);
});

test("a card is pointed at first, and what to do with it once it was picked up", () => {
  const [then, first] = pointersTo([choice("discard rk")]);
  expect(first).toEqual(['.pick[data-card="rk"]']);
  expect(then?.[0]).toContain('[data-act="discard"]');
});

test("an answer on a sheet is pointed at by its text", () => {
  expect(pointersTo([choice("nightmare reveal")])).toEqual([['.sheet [data-text="nightmare reveal"]']]);
});

test("a push: the tile until it lies right, then the arrow, then the button", () => {
  const tile = (sides: string) => ({ sides, treasure: null });
  const line = ["EW", "NS", "NS", "NS", "NS", "NS", "NE"].map(tile);
  const [button, arrow, turn] = pointersTo([choice("push nb 1", { line })]);
  expect(turn).toEqual(["[data-turned]"]);
  expect(arrow?.[0]).toContain('[data-turned="EW"]');
  expect(arrow?.[0]).toContain('[data-arrow="nb"]');
  expect(button?.[0]).toContain("[data-push]");
  expect(pointersTo([choice("push e4 1", { line })])[1]?.[0]).toContain('[data-turned="NE"]');
});

test("cells are counted row by row", () => {
  expect(pointersTo([choice("move a1")])).toEqual([['[data-cell="0"]']]);
  expect(pointersTo([choice("move d7")])).toEqual([['[data-cell="45"]']]);
});
