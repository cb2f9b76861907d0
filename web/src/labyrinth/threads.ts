/** Lines drawn over the board, in hundredths of a cell. */

import { placeOf, type Point } from "./geometry";

export function centreOf(cell: number): Point {
  const { x, y } = placeOf(cell);
  return { x: x * 100 + 50, y: y * 100 + 50 };
}

/** A way from cell to cell as one path with round corners. */
export function threadOf(way: readonly number[], radius = 26): string {
  const points = way.map(centreOf);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return "";
  const towards = (from: Point, to: Point): string => {
    const cut = (a: number, b: number): number => a + Math.max(-radius, Math.min(radius, b - a));
    return `${cut(from.x, to.x)} ${cut(from.y, to.y)}`;
  };
  let path = `M${first.x} ${first.y}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const corner = points[i]!;
    path += `L${towards(corner, points[i - 1]!)}Q${corner.x} ${corner.y} ${towards(corner, points[i + 1]!)}`;
  }
  return `${path}L${last.x} ${last.y}`;
}
