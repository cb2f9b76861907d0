/** Results of two lists in one: each game once, in the order of their ends. */

import type { GameResult } from "./result";

export const MOST = 1000;

/** What is known stays as it is; only what an analysis added is taken over. The oldest go when there are too many. */
export function merged(known: readonly GameResult[], added: readonly GameResult[]): GameResult[] {
  const games = new Map(known.map((result) => [result.code, result]));
  for (const result of added) {
    const before = games.get(result.code);
    games.set(result.code, before ? withLuck(before, result.luck) : result);
  }
  return [...games.values()].toSorted((one, other) => one.ended - other.ended).slice(-MOST);
}

const withLuck = (result: GameResult, luck: number | undefined): GameResult => (luck === undefined ? result : { ...result, luck });
