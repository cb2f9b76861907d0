/** The prints that a pawn leaves on its way: two pairs from cell to cell. */

import type { Point } from "./geometry";

export interface Footprint {
  /** In hundredths of a cell. */
  x: number;
  y: number;
  /** Degrees from the north. */
  turn: number;
  /** The part of the way that is behind the pawn when it steps here. */
  part: number;
}

const PAIRS = 2;

/** The prints from the first place to the last, both of them left free: there the pawn stood, and there it stands. */
export function footprintsOf(places: readonly Point[]): Footprint[] {
  const legs = places.length - 1;
  return places.slice(1).flatMap((to, leg) => {
    const from = places[leg]!;
    const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    return [...Array(PAIRS).keys()].map((step) => {
      const along = (step + 0.5) / PAIRS;
      return {
        x: (from.x + (to.x - from.x) * along) * 100 + 50,
        y: (from.y + (to.y - from.y) * along) * 100 + 50,
        turn,
        part: (leg + along) / legs,
      };
    });
  });
}
