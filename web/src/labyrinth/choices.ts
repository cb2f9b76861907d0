/** The choices of a screen, by what a person points at: an arrow and a turn, or a cell. */

import type { Choice, Tile } from "../wire";
import { cellNamed } from "./geometry";

export interface Push extends Choice {
  arrow: string;
  turn: number;
  extra: Tile;
  pawns: number[];
  reachable: number[];
}

export interface Move extends Choice {
  cell: number;
  path: number[];
}

/** The pushes that were handed over, by arrow. */
export function pushesOf(choices: readonly Choice[]): Map<string, Push[]> {
  const pushes = new Map<string, Push[]>();
  for (const choice of choices) {
    const [verb, arrow = "", turn] = choice.text.split(" ");
    const { extra, pawns, reachable } = choice;
    if (verb !== "push" || !extra || !pawns || !reachable) continue;
    pushes.set(arrow, [...(pushes.get(arrow) ?? []), { ...choice, arrow, turn: Number(turn), extra, pawns, reachable }]);
  }
  return pushes;
}

export function movesOf(choices: readonly Choice[]): Map<number, Move> {
  const moves = new Map<number, Move>();
  for (const choice of choices) {
    const [verb, place = ""] = choice.text.split(" ");
    if (verb === "move") moves.set(cellNamed(place), { ...choice, cell: cellNamed(place), path: choice.path ?? [] });
  }
  return moves;
}
