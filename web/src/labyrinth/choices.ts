/** The choices of a screen, by what a person points at: an arrow and a turn, or a cell. */

import type { Choice, Deed } from "../wire";
import { cellNamed } from "./geometry";

export interface Push extends Choice {
  arrow: string;
  turn: number;
}

export interface Move extends Choice {
  cell: number;
}

/** The arrow that a push is made at. */
export const arrowOf = ({ about }: Deed): string => String(about["arrow"]);

/** How far a push turns the tile. */
export const turnIn = ({ about }: Deed): number => Number(about["turn"]);

/** The cell that a move leads to. */
export const cellOf = ({ about }: Deed): number => cellNamed(String(about["cell"]));

/** The pushes that were handed over, by arrow. */
export function pushesOf(choices: readonly Choice[]): Map<string, Push[]> {
  const pushes = new Map<string, Push[]>();
  for (const choice of choices) {
    if (choice.verb !== "push") continue;
    const arrow = arrowOf(choice);
    pushes.set(arrow, [...(pushes.get(arrow) ?? []), { ...choice, arrow, turn: turnIn(choice) }]);
  }
  return pushes;
}

/** The moves that were handed over, by cell. */
export function movesOf(choices: readonly Choice[]): Map<number, Move> {
  const moves = choices.filter(({ verb }) => verb === "move").map((choice): Move => ({ ...choice, cell: cellOf(choice) }));
  return new Map(moves.map((move) => [move.cell, move]));
}
