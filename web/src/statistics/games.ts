/** How the statistics speak of each game; of a game that the page does not know, in the words of the server. */

import { chosenWords } from "../start/games.svelte";
import { say } from "../words.svelte";
import { histogram } from "./arithmetic";
import { labyrinth } from "./labyrinth";
import { onirim } from "./onirim";
import type { Variant } from "./variants";

export interface Bars {
  title: string;
  bars: { label: string; full: string; count: number; goal: boolean }[];
}

/** Says a bar: its key, how many games are in it, and what it stands for. */
export type BarWords = (key: string, count: number, facts: Record<string, number>) => string;

export interface GameStatistics {
  /** What a variant is called, part by part; `company` names who else was there. */
  variant(options: Record<string, unknown>, company: string, game: string): string[];
  /** How far one came. */
  bars?(variant: Variant, told: BarWords): Bars;
}

const BARS = 6;

/** How many turns it took. */
export function turnsBars({ results }: Variant, told: BarWords): Bars {
  const turns = results.map((result) => result.turns ?? 0);
  return {
    title: say("page-statistics-turns"),
    bars: histogram(turns, Math.min(...turns), Math.max(...turns), BARS).map(({ from, to, count }, at) => ({
      label: from === to ? String(from) : `${from}–${to}`, full: told("page-statistics-turns.bar", count, { from, to }), count, goal: at === 0,
    })),
  };
}

const plain: GameStatistics = {
  variant(options, company, game) {
    const who = company ? say("page-statistics-with", { names: company }) : say("page-statistics-alone");
    return [who, ...chosenWords(game, options)];
  },
};

const OWN: Record<string, GameStatistics> = { onirim, labyrinth };

export const statisticsOf = (game: string): GameStatistics => OWN[game] ?? plain;
