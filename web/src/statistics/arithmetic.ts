/** The arithmetic of the statistics; nothing here knows a game. */

/** How far 95 of 100 samples stray, in standard deviations. */
const Z = 1.959964;
export const WINDOW = 20;

/** A value, and where it lies 95 times in 100. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** The share of wins with its Wilson interval: sound also for few games, and for all or none won. */
export function wilson(wins: number, games: number): Estimate {
  if (games === 0) return { value: 0, low: 0, high: 1 };
  const value = wins / games;
  const z2 = (Z * Z) / games;
  const middle = (value + z2 / 2) / (1 + z2);
  const reach = (Z / (1 + z2)) * Math.sqrt((value * (1 - value)) / games + z2 / (4 * games));
  return { value, low: wins === 0 ? 0 : middle - reach, high: wins === games ? 1 : middle + reach };
}

/** A mean with its interval; one value alone says nothing about how far others stray. */
export function mean(values: readonly number[]): Estimate {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const reach = values.length > 1 ? Z * Math.sqrt(squares / (values.length - 1) / values.length) : 0;
  return { value, low: value - reach, high: value + reach };
}

/** After each value the mean of the last few; of fewer at the beginning. */
export function rolling(values: readonly number[], window = WINDOW): number[] {
  let sum = 0;
  return values.map((value, at) => {
    sum += value - (values[at - window] ?? 0);
    return sum / Math.min(at + 1, window);
  });
}

export interface Streaks {
  /** What goes on now, and for how many games. */
  now: number;
  winning: boolean;
  /** The most wins in a row. */
  best: number;
}

export function streaks(won: readonly boolean[]): Streaks {
  let now = 0;
  let best = 0;
  won.forEach((win, at) => {
    now = win === won[at - 1] ? now + 1 : 1;
    if (win) best = Math.max(best, now);
  });
  return { now, winning: won.at(-1) ?? false, best };
}

export interface Bar {
  from: number;
  to: number;
  count: number;
}

/** How often each value came, in at most so many bars of equal width. */
export function histogram(values: readonly number[], least: number, most: number, bars = most - least + 1): Bar[] {
  const width = Math.max(1, Math.ceil((most - least + 1) / bars));
  const count = Math.ceil((most - least + 1) / width);
  return Array.from({ length: count }, (_, at) => {
    const from = least + at * width;
    const to = Math.min(from + width - 1, most);
    return { from, to, count: values.filter((value) => value >= from && value <= to).length };
  });
}
