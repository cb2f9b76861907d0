/** Where pawns stand within their cells: side by side where they share one, aside where there is a treasure to be seen. */

import type { Tile } from "../wire";

export interface Spot {
  seat: number;
  cell: number;
  /** The pawn's foot, in hundredths of the cell. */
  x: number;
  y: number;
  /** Its height, in hundredths of the cell. */
  height: number;
}

export function spotsOf(pawns: readonly number[], tiles: readonly Tile[], active: number): Spot[] {
  return pawns.map((cell, seat) => {
    const here = pawns.flatMap((other, owner) => (other === cell ? [owner] : []));
    const treasure = tiles[cell]?.treasure != null;
    const aside = (here.indexOf(seat) - (here.length - 1) / 2) * (here.length > 2 ? 24 : 34);
    return {
      seat,
      cell,
      x: 50 + aside + (treasure ? (here.length > 1 ? 12 : 27) : 0),
      y: treasure ? 74 : 64,
      height: seat === active ? 84 : treasure ? 62 : 72,
    };
  });
}
