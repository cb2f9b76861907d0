import { describe, expect, it } from "vitest";
import { ARROWS, cellName, cellNamed } from "../../src/labyrinth/geometry";
import { directionOf, neighbour, nextArrow, nextCell } from "../../src/labyrinth/keyboard";

describe("the arrow keys among the arrows", () => {
  it("lead along a side and round the corners", () => {
    expect(nextArrow("nb", "right")).toBe("nd");
    expect(nextArrow("nf", "right")).toBe("e2");
    expect(nextArrow("e6", "down")).toBe("sf");
    expect(nextArrow("sb", "left")).toBe("w6");
    expect(nextArrow("w2", "up")).toBe("nb");
    expect(nextArrow("nb", "left")).toBe("w2");
  });

  it("lead across the board", () => {
    expect(nextArrow("nd", "down")).toBe("sd");
    expect(nextArrow("w4", "right")).toBe("e4");
  });

  it("reach all twelve by one key a side", () => {
    const clockwise = { n: "right", e: "down", s: "left", w: "up" } as const;
    const seen = new Set<string>();
    for (let at = "nb"; !seen.has(at); at = nextArrow(at, clockwise[at.charAt(0) as "n"])) seen.add(at);
    expect(seen.size).toBe(ARROWS.length);
  });

  it("leave other keys alone", () => {
    expect(directionOf("ArrowUp")).toBe("up");
    expect(directionOf("a")).toBeNull();
  });
});

describe("the arrow keys among cells in reach", () => {
  const reach = ["a1", "b1", "b2", "b3", "d3", "d5", "g7"].map(cellNamed);
  const go = (from: string, direction: "up" | "down" | "left" | "right") => cellName(nextCell(cellNamed(from), direction, reach));

  it("lead straight on first", () => {
    expect(go("a1", "right")).toBe("b1");
    expect(go("b1", "down")).toBe("b2");
    expect(go("b3", "right")).toBe("d3");
  });

  it("lead to the nearest aside where nothing is straight on", () => {
    expect(go("b3", "down")).toBe("d5");
    expect(go("d5", "right")).toBe("g7");
    expect(go("d5", "left")).toBe("b3");
  });

  it("stay where there is nothing", () => {
    expect(go("g7", "down")).toBe("g7");
    expect(go("a1", "left")).toBe("a1");
  });

  it("can reach every one of them", () => {
    const seen = new Set<number>([reach[0]!]);
    for (const cell of seen)
      for (const direction of ["up", "down", "left", "right"] as const) seen.add(nextCell(cell, direction, reach));
    expect(seen).toEqual(new Set(reach));
  });
});

it("with Shift a key goes one cell on, and stops at the edge", () => {
  expect(neighbour(cellNamed("a1"), "right")).toBe(cellNamed("b1"));
  expect(neighbour(cellNamed("g3"), "right")).toBe(cellNamed("g3"));
  expect(neighbour(cellNamed("d7"), "up")).toBe(cellNamed("d6"));
});
