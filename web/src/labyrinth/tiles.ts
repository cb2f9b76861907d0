/** A tile as it is drawn: a shape turned by quarters, and the drawing that stands for it. */

import { isFixed, placeOf } from "./geometry";
import type { Tile } from "../wire";

export type Shape = "I" | "L" | "T";

const FIRST_FORMS: Record<Shape, string> = { I: "NS", L: "NE", T: "NES" };
const SIDES = "NESW";

/** The open sides after so many quarter turns clockwise, in the order NESW. */
export function turned(sides: string, turn: number): string {
  const now = [...sides].map((side) => SIDES.charAt((SIDES.indexOf(side) + (turn % 4) + 4) % 4));
  return [...SIDES].filter((side) => now.includes(side)).join("");
}

export function shapeOf(sides: string): Shape {
  if (sides.length === 3) return "T";
  return sides === "NS" || sides === "EW" ? "I" : "L";
}

/** The fewest quarter turns from the shape's first form to these open sides. */
export function turnOf(sides: string): number {
  const first = FIRST_FORMS[shapeOf(sides)];
  return [0, 1, 2, 3].find((turn) => turned(first, turn) === sides) ?? 0;
}

/** How far the drawing of a shape is to be turned: the T is drawn open to north, east and west. */
export function quartersOf(shape: Shape, turn: number): number {
  return shape === "T" ? turn + 1 : turn;
}

const VARIANTS: Record<Shape, { plain: string; treasure: string }> = {
  I: { plain: "abcd", treasure: "abcd" },
  L: { plain: "abcd", treasure: "abc" },
  T: { plain: "a", treasure: "abc" },
};

/** The name of the drawing of a tile; `variety` tells equal tiles apart, so that no two neighbours look alike. */
export function drawingOf(face: Tile, variety: number, cell: number | null = null): string {
  const shape = shapeOf(face.sides);
  if (cell !== null && isFixed(cell)) {
    if (shape === "L") return "t-start";
    const { x, y } = placeOf(cell);
    return `t-Tf-${"abc".charAt((y + x / 2) % 3)}`;
  }
  const variants = face.treasure ? VARIANTS[shape].treasure : VARIANTS[shape].plain;
  return `t-${shape}${face.treasure ? "t" : ""}-${variants.charAt(variety % variants.length)}`;
}
