import { expect, test } from "vitest";
import { pointersTo } from "../../src/learn/coach";
import { choice } from "../choosing";

test("where nothing is to be tried nothing is pointed at", () => {
  expect(pointersTo("onirim", [])).toEqual([]);
});

test("a card is pointed at first, and what to do with it once it was picked up", () => {
  const [then, first] = pointersTo("onirim", [choice("discard rk")]);
  expect(first).toEqual(['.pick[data-card="rk"]']);
  expect(then?.[0]).toContain('[data-act="discard"]');
});

test("an answer on a sheet is pointed at by its text", () => {
  expect(pointersTo("onirim", [choice("nightmare reveal")])).toEqual([['.sheet [data-text="nightmare reveal"]']]);
});

test("a push: the tile until it lies right, then the arrow, then the button", () => {
  const [button, arrow, turn] = pointersTo("labyrinth", [choice("push nb 1"), choice("push nb 3")]);
  expect(turn).toEqual(["[data-turned]"]);
  expect(arrow?.[0]).toContain('[data-turned="1"], [data-turned="3"]');
  expect(arrow?.[0]).toContain('[data-arrow="nb"]');
  expect(button?.[0]).toContain("[data-push]");
});

test("cells are counted row by row", () => {
  expect(pointersTo("labyrinth", [choice("move a1")])).toEqual([['[data-cell="0"]']]);
  expect(pointersTo("labyrinth", [choice("move d7")])).toEqual([['[data-cell="45"]']]);
});
