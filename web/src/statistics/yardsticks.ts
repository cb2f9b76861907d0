/** What our bots reached with the same options, to measure oneself by. */

import { PLAIN, ratesOf } from "../start/rates.svelte";
import { TREASURES } from "../labyrinth/start/wish.svelte";
import type { Variant } from "./variants";

export interface Yardstick {
  bot: "plain" | "best";
  value: number;
}

/** As the measurements name them: all the treasures that can be dealt are no number of treasures. */
function asMeasured({ cards, ...options }: Record<string, unknown>): Record<string, unknown> {
  if (cards === undefined) return options;
  return { ...options, cards: Number(cards) * Number(options["players"]) === TREASURES ? null : cards };
}

export function yardsticks({ game, options, turns }: Variant): Yardstick[] {
  const rates = ratesOf(game, asMeasured(options)).filter(({ measure }) => measure === (turns ? "turns" : "wins"));
  const plain = rates.find(({ bot }) => PLAIN.includes(bot));
  const best = rates.toSorted((one, other) => (turns ? one.value - other.value : other.value - one.value))[0];
  return [
    ...(plain ? [{ bot: "plain" as const, value: plain.value }] : []),
    ...(best && best !== plain ? [{ bot: "best" as const, value: best.value }] : []),
  ];
}
