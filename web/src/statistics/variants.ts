/** Games of one kind put together: they were equally hard. */

import { mean, streaks, wilson, type Estimate, type Streaks } from "./arithmetic";
import { reasonOf, REASONS, type GameResult, type Reason } from "./result";
import { countsTurns } from "./told";

export interface Variant {
  key: string;
  game: GameResult["game"];
  options: Record<string, unknown>;
  others: readonly string[];
  /** The games that count, the oldest first. */
  results: GameResult[];
  /** Whether turns are counted and not wins. */
  turns: boolean;
}

const keyOf = ({ game, options, others }: GameResult): string => JSON.stringify([game, Object.entries(options).sort(), others]);

/** The variants of a game among its results that count; what was played most comes first. */
export function variantsOf(game: GameResult["game"], results: readonly GameResult[]): Variant[] {
  const found = new Map<string, Variant>();
  for (const result of results) {
    if (result.game !== game || reasonOf(result) !== null) continue;
    const key = keyOf(result);
    const { options, others } = result;
    const variant = found.get(key) ?? { key, game, options, others, results: [], turns: countsTurns(result) };
    variant.results.push(result);
    found.set(key, variant);
  }
  return [...found.values()].toSorted((one, other) => other.results.length - one.results.length);
}

/** What each game of a variant was worth: 1 for a win, 0 for a loss; turns where they are counted. */
export const worths = ({ results, turns }: Variant): number[] =>
  results.map((result) => (turns ? (result.turns ?? 0) : Number(result.outcome === "won")));

export function shareOf(variant: Variant): Estimate {
  const values = worths(variant);
  return variant.turns ? mean(values) : wilson(values.filter((value) => value === 1).length, values.length);
}

export const streaksOf = ({ results }: Variant): Streaks => streaks(results.map(({ outcome }) => outcome === "won"));

/** How it would have come out with average luck, of the games that were analysed; few of them may add up to more than all. */
export function withoutLuck(variant: Variant): (Estimate & { games: number }) | null {
  const sign = variant.turns ? 1 : -1;
  const values = worths(variant).flatMap((worth, at) => {
    const luck = variant.results[at]?.luck;
    return luck === undefined ? [] : [worth + sign * luck];
  });
  if (values.length === 0) return null;
  const found = mean(values);
  const value = variant.turns ? found.value : Math.min(1, Math.max(0, found.value));
  return { ...found, value, games: values.length };
}

export interface Apart {
  reason: Reason;
  games: number;
  won: number;
}

/** The games that do not count, by why. */
export function apartOf(game: GameResult["game"], results: readonly GameResult[]): Apart[] {
  return REASONS.map((reason) => {
    const those = results.filter((result) => result.game === game && reasonOf(result) === reason);
    return { reason, games: those.length, won: those.filter(({ outcome }) => outcome === "won").length };
  }).filter(({ games }) => games > 0);
}
