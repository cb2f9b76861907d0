import { describe, expect, it } from "vitest";
import { ARROWS, arrowNamed, besideOf, cellName, cellNamed, isFixed, lineName, lineOf, opposite } from "../../src/labyrinth/geometry";

describe("the twelve arrows", () => {
  it("stand clockwise round the board, at the lines that slide", () => {
    expect(ARROWS.map((arrow) => arrow.name)).toEqual(["nb", "nd", "nf", "e2", "e4", "e6", "sf", "sd", "sb", "w6", "w4", "w2"]);
  });

  it("push from their own side to the other", () => {
    expect(lineOf(arrowNamed("nb")).map(cellName)).toEqual(["b1", "b2", "b3", "b4", "b5", "b6", "b7"]);
    expect(lineOf(arrowNamed("sb"))).toEqual(lineOf(arrowNamed("nb")).reverse());
    expect(lineOf(arrowNamed("e4")).map(cellName)).toEqual(["g4", "f4", "e4", "d4", "c4", "b4", "a4"]);
    expect(lineOf(arrowNamed("w4"))).toEqual(lineOf(arrowNamed("e4")).reverse());
  });

  it("face each other in pairs, and never push a fixed tile", () => {
    for (const arrow of ARROWS) {
      expect(opposite(opposite(arrow))).toBe(arrow);
      expect(opposite(arrow).line).toBe(arrow.line);
      expect(lineOf(arrow).some(isFixed)).toBe(false);
    }
  });

  it("have a place beside the board in front of their line", () => {
    expect(besideOf(arrowNamed("nd"))).toEqual({ x: 3, y: -1 });
    expect(besideOf(arrowNamed("sd"))).toEqual({ x: 3, y: 7 });
    expect(besideOf(arrowNamed("w2"), 0.5)).toEqual({ x: -0.5, y: 1 });
    expect(besideOf(arrowNamed("e6"))).toEqual({ x: 7, y: 5 });
  });
});

it("lines are called by letter or number", () => {
  expect(lineName(arrowNamed("nd"))).toBe("d");
  expect(lineName(arrowNamed("w6"))).toBe("6");
});

it("cells have names both ways", () => {
  for (let cell = 0; cell < 49; cell++) expect(cellNamed(cellName(cell))).toBe(cell);
  expect(cellNamed("g1")).toBe(6);
  expect(() => arrowNamed("na")).toThrow("na");
});
