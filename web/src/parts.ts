/** The words in parts: by how their keys begin, what is loaded with which page (pages.ts says which loads what). */

export const PARTS = {
  onirim: [
    "page-onirim-", "card-", "colour-", "place-", "symbol-", "family-", "zone-", "phase-", "spell-", "premonition-",
  ],
  labyrinth: ["page-labyrinth-", "treasure-", "tile-"],
  review: ["page-review-"],
  statistics: ["page-statistics-"],
  learn: ["page-learn-"],
  /** What every page has: the first page, and what is around every table. */
  common: ["page-", "pawn-", "game-", "onirim-option-", "labyrinth-option-", "ui-level-", "ui-player", "ui-bot", "list-", "sentence-", "plain-"],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;

/** The part that a key is in: the first that it fits; none if no page says it. */
export function partOf(key: string): Part | undefined {
  const parts = Object.entries(PARTS) as [Part, readonly string[]][];
  return parts.find(([, starts]) => starts.some((start) => key.startsWith(start)))?.[0];
}
