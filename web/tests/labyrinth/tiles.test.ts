import { describe, expect, it } from "vitest";
import { drawingOf, quartersOf, shapeOf, turnOf, turned } from "../../src/labyrinth/tiles";

describe("a tile by its open sides", () => {
  it.each([
    ["NS", "I", 0],
    ["EW", "I", 1],
    ["NE", "L", 0],
    ["ES", "L", 1],
    ["SW", "L", 2],
    ["NW", "L", 3],
    ["NES", "T", 0],
    ["ESW", "T", 1],
    ["NSW", "T", 2],
    ["NEW", "T", 3],
  ])("%s is a %s turned %i times", (sides, shape, turn) => {
    expect(shapeOf(sides)).toBe(shape);
    expect(turnOf(sides)).toBe(turn);
  });

  it("turns both ways", () => {
    expect(turned("NE", 1)).toBe("ES");
    expect(turned("NE", -1)).toBe("NW");
    expect(turned("NS", 2)).toBe("NS");
    expect(turned("NES", 7)).toBe("NEW");
  });

  it("is drawn from its drawing's first form", () => {
    expect(quartersOf("L", 2)).toBe(2);
    expect(quartersOf("T", 3)).toBe(4);
  });
});

describe("the drawing of a tile", () => {
  it("is masonry where it is fixed, a start cell in the corners, and hedge elsewhere", () => {
    expect(drawingOf({ sides: "ESW", treasure: "skull" }, 2, 2)).toMatch(/^t-Tf-[abc]$/);
    expect(drawingOf({ sides: "ES", treasure: null }, 0, 0)).toBe("t-start");
    expect(drawingOf({ sides: "NS", treasure: null }, 1, 1)).toBe("t-I-b");
    expect(drawingOf({ sides: "NE", treasure: "owl" }, 4, 8)).toBe("t-Lt-b");
    expect(drawingOf({ sides: "NES", treasure: "bat" }, 3)).toBe("t-Tt-a");
  });
});
