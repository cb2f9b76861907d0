/** What our bots reached with the same options, to measure oneself by. */

import { PLAIN, ratesOf } from "../start/rates.svelte";
import { statisticsOf } from "./games";
import type { Variant } from "./variants";

export interface Yardstick {
  bot: "plain" | "best";
  value: number;
}

export function yardsticks({ game, options, turns }: Variant): Yardstick[] {
  const rates = ratesOf(game, statisticsOf(game).asMeasured?.(options) ?? options).filter(({ measure }) => measure === (turns ? "turns" : "wins"));
  const plain = rates.find(({ bot }) => PLAIN.includes(bot));
  const best = rates.toSorted((one, other) => (turns ? one.value - other.value : other.value - one.value))[0];
  return [
    ...(plain ? [{ bot: "plain" as const, value: plain.value }] : []),
    ...(best && best !== plain ? [{ bot: "best" as const, value: best.value }] : []),
  ];
}
