import { expect, it } from "vitest";
import { movesOf, pushesOf } from "../../src/labyrinth/choices";
import { choice } from "../choosing";

it("pushes are found by arrow and turn", () => {
  const pushes = pushesOf(["push nb 0", "push nb 1", "push w4 1", "move a1"].map((text) => choice(text)));
  expect([...pushes.keys()]).toEqual(["nb", "w4"]);
  expect(pushes.get("nb")?.map((push) => push.turn)).toEqual([0, 1]);
});

it("moves are found by cell", () => {
  expect([...movesOf([choice("move c4"), choice("push nb 0")]).keys()]).toEqual([23]);
});
