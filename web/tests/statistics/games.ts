/** Results for tests. */

import type { GameResult } from "../../src/statistics/result";

let made = 0;

export function onirim(change: Partial<GameResult> = {}): GameResult {
  made += 1;
  return {
    code: `game${made}`,
    game: "onirim",
    options: { players: 1, book: "no", towers: "no", dreams: 0, talk: "open" },
    others: [],
    seats: 1,
    ended: 1_000_000 + made,
    outcome: "won",
    decisions: 30,
    assisted: false,
    doors: 8,
    ...change,
  };
}

export function labyrinth(change: Partial<GameResult> = {}): GameResult {
  const { doors, ...rest } = onirim();
  return { ...rest, game: "labyrinth", options: { players: 2, cards: 6, young: false }, others: ["bot:hard"], place: 1, turns: 9, ...change };
}
