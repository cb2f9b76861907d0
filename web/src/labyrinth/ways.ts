/** Where a pawn can go along the corridors as they lie on the board, and the way that it is drawn to walk. */

import { CELLS, SIZE } from "./geometry";
import type { Tile } from "../wire";

const STEPS = [
  ["N", "S", -SIZE],
  ["E", "W", 1],
  ["S", "N", SIZE],
  ["W", "E", -1],
] as const;

function joined(tiles: readonly Tile[], cell: number): number[] {
  return STEPS.flatMap(([leave, enter, step]) => {
    const beyond = cell + step;
    const inLine = Math.abs(step) === SIZE || Math.floor(beyond / SIZE) === Math.floor(cell / SIZE);
    const open = beyond >= 0 && beyond < CELLS && inLine && tiles[cell].sides.includes(leave) && tiles[beyond].sides.includes(enter);
    return open ? [beyond] : [];
  });
}

/** Every cell that corridors lead to from one, that one too, in ascending order. */
export function reachFrom(tiles: readonly Tile[], start: number): number[] {
  const reached = new Set([start]);
  for (const cell of reached) for (const beyond of joined(tiles, cell)) reached.add(beyond);
  return [...reached].sort((one, other) => one - other);
}

/** A shortest way from one cell to another, both included; just the two where no corridor leads there. */
export function wayBetween(tiles: readonly Tile[], start: number, goal: number): number[] {
  const cameFrom = new Map([[start, start]]);
  const queue = [start];
  for (let cell = queue.shift(); cell !== undefined && !cameFrom.has(goal); cell = queue.shift()) {
    for (const beyond of joined(tiles, cell)) {
      if (cameFrom.has(beyond)) continue;
      cameFrom.set(beyond, cell);
      queue.push(beyond);
    }
  }
  if (!cameFrom.has(goal)) return [start, goal];
  const way = [goal];
  while (way[0] !== start) way.unshift(cameFrom.get(way[0]) as number);
  return way;
}
