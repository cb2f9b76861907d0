/** Cards in sight that are to be parted and ordered, and the choices that one whole arrangement consists of. */

import { ascending } from "./cards";

export interface Arranging {
  /** What setting a card apart does: it is dropped, thrown, raised; null where all go back. */
  verb: "drop" | "throw" | "raise" | null;
  /** How many cards are set apart. */
  least: number;
  most: number;
  /** Whether the cards go under the deck instead of on top of it. */
  under: boolean;
}

/** How the cards in sight may be arranged in a decision of this kind. */
export function arrangingOf(kind: string, cards: number): Arranging | null {
  switch (kind) {
    case "drop":
      return { verb: "drop", least: 1, most: 1, under: false };
    case "put":
      return { verb: null, least: 0, most: 0, under: false };
    case "happy-drop":
      return { verb: "throw", least: 0, most: cards, under: false };
    case "raise":
      return { verb: "raise", least: 1, most: 1, under: true };
    case "under":
      return { verb: null, least: 0, most: 0, under: true };
    default:
      return null;
  }
}

/** The choices for an arrangement; `order` begins with the card nearest to the top of the deck. */
export function stepsFor({ verb, under }: Arranging, apart: readonly string[], order: readonly string[]): string[] {
  const parted = verb ? ascending(apart).map((code) => `${verb} ${code}`) : [];
  const kept = verb === "throw" && order.length > 0 ? ["keep rest"] : [];
  const laid = under ? order.map((code) => `under ${code}`) : order.map((code) => `put ${code}`).reverse();
  return [...parted, ...kept, ...laid.slice(0, -1)];
}
