/** Where the arrow keys lead: among the arrows round the board, and among its cells. */

import { ARROWS, CELLS, SIZE, arrowNamed, opposite, placeOf, type Arrow } from "./geometry";

export type Direction = "up" | "down" | "left" | "right";

const KEYS: Record<string, Direction> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const STEP: Record<Direction, [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

export function directionOf(key: string): Direction | null {
  return KEYS[key] ?? null;
}

/** Along its side an arrow leads to the next one and round the corner; across the board to the one at the other end. */
export function nextArrow(name: string, direction: Direction): string {
  const from = arrowNamed(name);
  const across = { n: "down", s: "up", w: "right", e: "left" }[from.side];
  if (direction === across) return opposite(from).name;
  const clockwise = { n: "right", e: "down", s: "left", w: "up" }[from.side];
  const counter = { n: "left", e: "up", s: "right", w: "down" }[from.side];
  if (direction === clockwise) return beside(from, 1);
  return direction === counter ? beside(from, -1) : name;
}

function beside(from: Arrow, step: number): string {
  return ARROWS.at((ARROWS.indexOf(from) + step) % ARROWS.length)?.name ?? from.name;
}

/** The nearest of some cells in a direction: straight on first, else the one least out of the way; the same cell if there is none. */
export function nextCell(from: number, direction: Direction, among: Iterable<number>): number {
  const [dx, dy] = STEP[direction];
  const start = placeOf(from);
  let best = from;
  let least = Infinity;
  for (const cell of among) {
    const { x, y } = placeOf(cell);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + aside * 3 + (aside > ahead ? CELLS : 0);
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** One cell on, or the same at the edge. */
export function neighbour(from: number, direction: Direction): number {
  const [dx, dy] = STEP[direction];
  const { x, y } = placeOf(from);
  const to = { x: x + dx, y: y + dy };
  return to.x < 0 || to.y < 0 || to.x >= SIZE || to.y >= SIZE ? from : to.y * SIZE + to.x;
}
