import { expect, it } from "vitest";
import { movesOf, pushesOf } from "../../src/labyrinth/choices";
import type { Choice } from "../../src/wire";

const choice = (text: string, more: Partial<Choice> = {}): Choice => ({ action: 0, text, words: "", warning: null, ...more });
const pushed = { line: [], extra: { sides: "NE", treasure: null }, pawns: [4], reachable: [4, 5] };

it("pushes are found by arrow and turn", () => {
  const pushes = pushesOf([choice("push nb 0", pushed), choice("push nb 1", pushed), choice("push w4 1", pushed), choice("move a1", { path: [0] })]);
  expect([...pushes.keys()]).toEqual(["nb", "w4"]);
  expect(pushes.get("nb")?.map((push) => push.turn)).toEqual([0, 1]);
  expect(pushes.get("w4")?.[0]?.reachable).toEqual([4, 5]);
});

it("moves are found by cell", () => {
  const moves = movesOf([choice("move c4", { path: [22, 23] }), choice("push nb 0", pushed)]);
  expect([...moves.keys()]).toEqual([23]);
  expect(moves.get(23)?.path).toEqual([22, 23]);
});
