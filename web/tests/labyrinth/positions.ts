/** Boards to test with: fixed tiles where they belong, loose ones made up. */

import type { Tile } from "../../src/wire";
import { CELLS, isFixed } from "../../src/labyrinth/geometry";

const LOOSE = ["NS", "EW", "NE", "ES", "SW", "NW"];
const TREASURES = ["owl", "rat", "moth", "bat", "genie", "ghost"];

/** A board on which neighbours differ, with a few treasures. */
export function someBoard(): { tiles: Tile[]; extra: Tile; barred: string | null } {
  const tiles = [...Array(CELLS).keys()].map((cell) => ({
    sides: isFixed(cell) ? "NES" : LOOSE[(cell * 5 + Math.floor(cell / 7)) % LOOSE.length]!,
    treasure: cell % 8 === 1 ? TREASURES[(cell - 1) / 8]! : null,
  }));
  return { tiles, extra: { sides: "NE", treasure: "spider" }, barred: null };
}

/** The same board after a push, made by hand: the tiles of the line, from the entry on, and the one that leaves. */
export function pushedBy(hand: Tile, board: ReturnType<typeof someBoard>, line: number[], barred: string): ReturnType<typeof someBoard> {
  const tiles = [...board.tiles];
  line.forEach((cell, i) => (tiles[cell] = i === 0 ? hand : board.tiles[line[i - 1]!]!));
  return { tiles, extra: board.tiles[line.at(-1)!]!, barred };
}
