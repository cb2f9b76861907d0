/** What variants and figures are called. */

import { has, language, say } from "../words.svelte";
import type { Estimate } from "./arithmetic";
import { statisticsOf } from "./games";
import type { Variant } from "./variants";

export const percent = (share: number): number => Math.round(100 * share);

/** A value as it is shown: a share in per cent, turns as they are. */
export function figure(value: number, turns: boolean): string {
  return turns ? say("page-statistics-turns-of", { value: Math.round(10 * value) / 10 }) : say("page-statistics-percent", { value: percent(value) });
}

export function estimateWords({ value, low, high }: Estimate, turns: boolean): string {
  const rounded = (one: number): number => (turns ? Math.round(10 * one) / 10 : percent(one));
  return say(turns ? "page-statistics-you-turns" : "page-statistics-you", { value: rounded(value), low: rounded(low), high: rounded(high) });
}

export const dateWords = (time: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);

/** Who else was there: "a friend and 2 bots (easy)". */
function companyWords(others: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of others) counts.set(one, (counts.get(one) ?? 0) + 1);
  const told = [...counts].map(([one, count]) => {
    const level = one.replace("bot:", "");
    if (level === one) return say("page-statistics-friend", { count });
    return say("page-statistics-bot", { count, level: has(`ui-level-${level}`) ? say(`ui-level-${level}`) : level });
  });
  return new Intl.ListFormat(language()).format(told);
}

export function variantName({ game, options, others }: Variant): string {
  return statisticsOf(game).variant(options, others.length > 0 ? companyWords(others) : "", game).join(" · ");
}
