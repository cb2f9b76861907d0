/** What was measured of each combination of options, as the server tells it. */

import type { GameInfo, GameName, Rate } from "../wire";
import { gamesTold } from "./games.svelte";

export interface Measured {
  key: string;
  facts: Record<string, number>;
}

/** The plainest of the bots that were measured: they play as beginners do. */
export const PLAIN: readonly string[] = ["simple", "greedy"];

/** Who begins and whose pawn is red makes a game no harder. */
const ALL_THE_SAME = ["first", "pawns"];

/** Whether a figure was measured with these options; what it does not name does not matter to it. */
function fits(rate: Rate, options: Record<string, unknown>): boolean {
  return Object.entries(rate.options).every(([name, value]) => ALL_THE_SAME.includes(name) || options[name] === value);
}

/** All that was measured with these options. */
export function ratesOf(game: GameName, options: Record<string, unknown>, info: readonly GameInfo[] = gamesTold()): Rate[] {
  return info.find(({ name }) => name === game)?.rates.filter((rate) => fits(rate, options)) ?? [];
}

export function measured(game: GameName, options: Record<string, unknown>, info: readonly GameInfo[] = gamesTold()): Measured | undefined {
  const rates = ratesOf(game, options, info);
  return info.find(({ name }) => name === game)?.together ? wins(rates) : turns(rates, options);
}

function wins(rates: readonly Rate[]): Measured | undefined {
  const values = rates.filter((rate) => rate.measure === "wins");
  const best = Math.round(100 * Math.max(...values.map(({ value }) => value)));
  const plain = values.find((rate) => PLAIN.includes(rate.bot));
  if (values.length === 0) return undefined;
  if (!plain) return { key: "page-rate-won", facts: { best } };
  return { key: "page-rate-both", facts: { best, plain: Math.round(100 * plain.value) } };
}

/** Only the whole game alone was measured. */
function turns(rates: readonly Rate[], options: Record<string, unknown>): Measured | undefined {
  const values = rates.filter((rate) => rate.measure === "turns").map(({ value }) => value);
  if (values.length === 0 || options["cards"] !== null || options["young"] === true) return undefined;
  return { key: "page-rate-turns", facts: { turns: Math.round(Math.min(...values)) } };
}
