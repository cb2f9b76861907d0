/** How the statistics show how far one came: bars, and what they are called. */

import { say } from "../words.svelte";
import { histogram } from "./arithmetic";
import type { Variant } from "./variants";

export interface Bars {
  title: string;
  bars: { label: string; full: string; count: number; goal: boolean }[];
}

/** Says a bar: its key, how many games are in it, and what it stands for. */
export type BarWords = (key: string, count: number, facts: Record<string, number>) => string;

/** How the statistics speak of a game: what the folder of a game may have in `statistics.ts`. */
export interface GameStatistics {
  /** What a variant is called, part by part; `company` names who else was there. */
  variant(options: Record<string, unknown>, company: string, game: string): string[];
  /** How far one came. */
  bars?(variant: Variant, told: BarWords): Bars;
  /** The options as the measurements name them, where that differs. */
  asMeasured?(options: Record<string, unknown>): Record<string, unknown>;
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
