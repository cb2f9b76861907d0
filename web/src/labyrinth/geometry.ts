/** Where things are on the board: cells, lines and the twelve arrows round it. Cells count from 0, row by row. */

export const SIZE = 7;
export const CELLS = SIZE * SIZE;
export const COLUMNS = "abcdefg";

export type Side = "n" | "e" | "s" | "w";

export interface Arrow {
  name: string;
  side: Side;
  /** The row or column it pushes, from 0. */
  line: number;
}

/** Clockwise from the top left, so that the arrow keys and Tab go round the board. */
export const ARROWS: readonly Arrow[] = [
  ...[1, 3, 5].map((line) => arrow("n", line)),
  ...[1, 3, 5].map((line) => arrow("e", line)),
  ...[5, 3, 1].map((line) => arrow("s", line)),
  ...[5, 3, 1].map((line) => arrow("w", line)),
];

const BY_NAME = new Map(ARROWS.map((one) => [one.name, one]));
const OPPOSITE: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" };

function arrow(side: Side, line: number): Arrow {
  return { name: side + lineName({ side, line }), side, line };
}

export function arrowNamed(name: string): Arrow {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`There is no arrow ${name}.`);
  return found;
}

export function opposite(one: Arrow): Arrow {
  return arrowNamed(arrow(OPPOSITE[one.side], one.line).name);
}

/** The cells of an arrow's line, from where a tile enters to where one leaves. */
export function lineOf({ side, line }: Arrow): number[] {
  const along = [...Array(SIZE).keys()];
  const cells = along.map((i) => (side === "n" || side === "s" ? i * SIZE + line : line * SIZE + i));
  return side === "n" || side === "w" ? cells : cells.reverse();
}

/** Where pawns stand after a push: those of its line go along with it, and the one that leaves comes in again. */
export function carriedBy(arrow: Arrow, pawns: readonly number[]): number[] {
  const line = lineOf(arrow);
  return pawns.map((cell) => (line.includes(cell) ? line[(line.indexOf(cell) + 1) % SIZE]! : cell));
}

export interface Point {
  x: number;
  y: number;
}

/** What a line is called: a column by its letter, a row by its number. */
export function lineName({ side, line }: Omit<Arrow, "name">): string {
  return side === "n" || side === "s" ? COLUMNS.charAt(line) : String(line + 1);
}

/** The top left of a cell, in cells. */
export function placeOf(cell: number): Point {
  return { x: cell % SIZE, y: Math.floor(cell / SIZE) };
}

/** The cell-sized place beside the board in front of an arrow's line, `away` cells out. */
export function besideOf({ side, line }: Arrow, away = 1): Point {
  if (side === "n") return { x: line, y: -away };
  if (side === "s") return { x: line, y: SIZE - 1 + away };
  return { x: side === "w" ? -away : SIZE - 1 + away, y: line };
}

export function cellNamed(name: string): number {
  return (Number(name[1]) - 1) * SIZE + COLUMNS.indexOf(name.charAt(0));
}

export function cellName(cell: number): string {
  return `${COLUMNS.charAt(cell % SIZE)}${Math.floor(cell / SIZE) + 1}`;
}

export function isFixed(cell: number): boolean {
  const { x, y } = placeOf(cell);
  return x % 2 === 0 && y % 2 === 0;
}
