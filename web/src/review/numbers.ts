/** Values as people read them: a chance to win in percent, or turns. */

import { language } from "../words.svelte";
import type { Analysis, Estimate } from "../wire";

type Unit = Analysis["unit"];

/** Rounded, and never below nothing by nothing. */
const rounded = (unit: Unit, value: number): number => (unit === "turns" ? Math.round(-value * 10) / 10 : Math.round(value * 100)) || 0;

const written = (number: number): string => number.toLocaleString(language());

/** A value of the analysis as a number to show. */
export const shownValue = (unit: Unit, value: number): string => written(rounded(unit, value));

/** A value as it stands in the sums already: points, or minus the turns. */
export const sumValue = (unit: Unit, value: number): string => written(unit === "turns" && value ? -value : value);

/** With its sign in front, as a change is written. */
export function signed(number: number): string {
  const sign = number > 0 ? "+" : number < 0 ? "−" : "±";
  return sign + written(Math.abs(number));
}

export const signedSum = (unit: Unit, value: number): string => signed(unit === "turns" && value ? -value : value);

export const signedChange = (unit: Unit, value: number): string => signed(rounded(unit, value));

/** By how much a value may be off. */
export function offOf(unit: Unit, { value, low, high }: Estimate): string {
  return written(Math.abs(rounded(unit, Math.max(high - value, value - low))));
}
