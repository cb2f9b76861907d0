/** The codes of the cards: their order, and what is read from a code. */

import type { Counts, LogLine, OnirimView } from "../wire";

export const COLOURS = ["r", "b", "g", "n"] as const;
export const SYMBOLS = ["s", "m", "k"] as const;

const CHAMBERS = COLOURS.flatMap((colour) => SYMBOLS.map((symbol) => colour + symbol));
const DOORS = COLOURS.map((colour) => `${colour}d`);
const TOWERS = COLOURS.flatMap((colour) => ["3", "4", "5"].map((number) => colour + number));

/** Every card of the deck in ascending order of code: its place is the card's number. */
export const CODES: readonly string[] = [...CHAMBERS, ...DOORS, "xn", "xh", ...TOWERS];

export const isTower = (code: string): boolean => /^[rbgn][345]$/.test(code);
export const isKey = (code: string): boolean => /^[rbgn]k$/.test(code);

/** The card of the deck that a line of the log is about: that of a choice, or the one that chance brought. */
export function cardIn({ about }: Pick<LogLine, "about">): string | null {
  const card = String(about?.["card"]);
  return CODES.includes(card) ? card : null;
}

export const ascending = (codes: readonly string[]): string[] =>
  [...codes].sort((a, b) => CODES.indexOf(a) - CODES.indexOf(b));

/** A pile given by its counts, card by card. */
export const spread = (counts: Counts): string[] =>
  ascending(Object.keys(counts)).flatMap((code) => Array<string>(counts[code] ?? 0).fill(code));

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function tally(codes: readonly string[]): Counts {
  const counts: Counts = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** What may lie in the deck, as far as the viewer can tell: the unseen cards and those known at its ends. */
export function deckContents(view: OnirimView): Counts {
  const known = [...view.deck.top, ...view.deck.bottom].filter((code) => code !== null);
  return tally([...spread(view.unseen), ...known]);
}

/** The seat whose side of the table is shown: the viewer's, or for a watcher that of whoever acts. */
export const ownSeat = (view: OnirimView): number => view.seat ?? view.actor;
