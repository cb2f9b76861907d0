import { describe, expect, it } from "vitest";
import { arrowNamed, cellNamed, placeOf } from "../../src/labyrinth/geometry";
import { PUSH_TIME, framesOf, glide, journeyOf, timeOf } from "../../src/labyrinth/motion";
import { spotsOf } from "../../src/labyrinth/spots";
import { threadOf } from "../../src/labyrinth/threads";
import { wayBetween } from "../../src/labyrinth/ways";
import type { Tile } from "../../src/wire";
import { someBoard } from "./positions";

/** Row 1 is one corridor, and nothing else is joined to it. */
const corridor: Tile[] = [...Array(49).keys()].map((cell) => ({ sides: cell < 7 ? "EW" : "NS", treasure: null }));

describe("a pawn's journey", () => {
  it("slides with its line", () => {
    const legs = journeyOf(cellNamed("c4"), cellNamed("b4"), arrowNamed("e4"), corridor);
    expect(legs.map((leg) => leg.sort)).toEqual(["slide"]);
    expect(timeOf(legs)).toBe(PUSH_TIME);
  });

  it("goes round the frame from one end of the line to the other", () => {
    const [carry] = journeyOf(cellNamed("a4"), cellNamed("g4"), arrowNamed("e4"), corridor);
    expect(carry?.sort).toBe("carry");
    expect(carry?.places[0]).toEqual(placeOf(cellNamed("a4")));
    expect(carry?.places.at(-1)).toEqual(placeOf(cellNamed("g4")));
    expect(Math.min(...carry!.places.map((place) => place.y))).toBeLessThan(0);
    expect(carry?.places.some((place) => place.x < 0)).toBe(true);
  });

  it("walks along the corridors, cell by cell", () => {
    const [walk] = journeyOf(cellNamed("a1"), cellNamed("d1"), null, corridor);
    expect(walk?.places.map((place) => place.x)).toEqual([0, 1, 2, 3]);
  });

  it("is carried and then walks where both came at once", () => {
    const legs = journeyOf(cellNamed("b7"), cellNamed("d1"), arrowNamed("nb"), corridor);
    expect(legs.map((leg) => leg.sort)).toEqual(["carry", "walk"]);
  });

  it("is none for a pawn that stands still, and short where a preview is left", () => {
    expect(journeyOf(3, 3, arrowNamed("w6"), corridor)).toEqual([]);
    expect(glide(3, 3)).toEqual([]);
    expect(timeOf(glide(3, 9))).toBeLessThan(PUSH_TIME);
  });

  it("has frames from the start to the end, ever later", () => {
    const frames = framesOf(journeyOf(cellNamed("b7"), cellNamed("d1"), arrowNamed("nb"), corridor));
    expect(frames[0]?.offset).toBe(0);
    expect(frames.at(-1)).toEqual({ x: 3, y: 0, offset: 1 });
    frames.slice(1).forEach((frame, i) => expect(frame.offset).toBeGreaterThan(frames[i]!.offset));
  });
});

describe("a way that the server did not name", () => {
  it("follows the open sides", () => {
    expect(wayBetween(corridor, 0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(wayBetween(corridor, 7, 14)).toEqual([7, 14]);
  });
  it("never goes round the edge of the board", () => {
    const tiles = corridor.map((tile, cell) => (cell === 7 ? { ...tile, sides: "EW" } : tile));
    expect(wayBetween(tiles, 6, 7)).toEqual([6, 7]);
    expect(wayBetween(tiles, 5, 6)).toEqual([5, 6]);
  });
});

describe("spots", () => {
  it("keep pawns of one cell apart, and the treasure in sight", () => {
    const { tiles } = someBoard();
    const spots = spotsOf([1, 2, 2, 2], tiles, 1);
    expect(new Set(spots.map((spot) => `${spot.cell} ${spot.x}`)).size).toBe(4);
    expect(spots[0]!.x).toBeGreaterThan(60);
    expect(spots[1]!.height).toBeGreaterThan(spots[2]!.height);
  });
});

it("a thread has a curve at every corner", () => {
  expect(threadOf([0, 1, 8])).toBe("M50 50L124 50Q150 50 150 76L150 150");
  expect(threadOf([5])).toBe("");
});
