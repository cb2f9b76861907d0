/** Cards in words. */

import { say } from "../words.svelte";
import { tally } from "./cards";

export const cardName = (code: string | null): string => say(`card-${code ?? "hidden"}`);

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A card's name as a heading. */
export const cardTitle = (code: string | null): string => capital(cardName(code));

export const titled = (key: string): string => capital(say(key));

/** Cards in words with how many there are of each, such as "2 × red sun, blue key". */
export function cardList(codes: readonly string[]): string {
  return Object.entries(tally(codes))
    .map(([code, count]) => (count > 1 ? say("card-times", { count, card: cardName(code) }) : cardName(code)))
    .join(", ");
}
