import { describe, expect, it } from "vitest";
import { footprintsOf } from "../../src/labyrinth/footprints";
import { type Leg, trailsOf } from "../../src/labyrinth/motion";
import { ringOf } from "../../src/labyrinth/ring";

const corner = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
];

describe("footprints", () => {
  it("go along the way and point where the pawn went", () => {
    const prints = footprintsOf(corner);
    expect(prints.map(({ turn }) => turn)).toEqual([90, 90, 180, 180]);
    expect(prints[0]).toMatchObject({ x: 75, y: 50 });
    expect(prints[3]).toMatchObject({ x: 150, y: 125 });
  });

  it("come up one after the other", () => {
    const parts = footprintsOf(corner).map(({ part }) => part);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
  });

  it("are left where a pawn walked, after whatever carried it", () => {
    const walk: Leg = { sort: "walk", places: corner, time: 190 };
    const slide: Leg = { sort: "slide", places: corner.slice(0, 2), time: 320 };
    expect(trailsOf([[slide], [slide, walk], []])).toEqual([{ seat: 1, places: corner, wait: 320, time: 190 }]);
  });
});

describe("what the winner found", () => {
  it("stands in an arch above, the same on both sides", () => {
    const places = ringOf(6);
    expect(places.every(({ y }) => y < 0)).toBe(true);
    expect(places[0]!.x).toBeCloseTo(-places[5]!.x);
    expect(ringOf(1)).toEqual([{ x: 0, y: -1 }]);
  });

  it("makes a whole ring if it is much", () => {
    const places = ringOf(24);
    expect(Math.max(...places.map(({ y }) => y))).toBeGreaterThan(0.95);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(24);
  });
});
