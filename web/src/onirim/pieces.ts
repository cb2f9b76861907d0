/** Cards as things that last: which card of a new view is which card of the one before. */

import type { OnirimView } from "../wire";
import { spread } from "./cards";

export interface Piece {
  readonly id: number;
  /** Null for a card whose face the viewer does not know. */
  readonly code: string | null;
  readonly zone: string;
  /** Where it was in the view before: null if it comes out of the deck. */
  readonly from: string | null;
}

/** Zones whose order is the player's own: cards stay where they are, new ones come last. */
const LOOSE = /^(hand|shared|discard|limbo|removed)/;

/** Where a card is looked for first when it turns up in another zone. */
const NEAR = ["resolving", "looked", "hand", "shared", "top", "bottom", "row", "towers", "doors", "limbo", "discard"];

function zonesOf(view: OnirimView): Map<string, (string | null)[]> {
  const zones = new Map<string, (string | null)[]>();
  view.hands.forEach((hand, seat) => {
    const hidden = Array<null>(Math.max(0, hand.count - hand.cards.length)).fill(null);
    zones.set(`hand${seat}`, [...hand.cards, ...hidden]);
  });
  zones.set("shared", view.shared);
  view.rows.forEach((row, seat) => zones.set(`row${seat}`, row));
  view.doors.forEach((doors, seat) => zones.set(`doors${seat}`, doors));
  zones.set("towers", view.towers);
  zones.set("looked", view.looked);
  zones.set("resolving", view.resolving ? [view.resolving] : []);
  zones.set("top", view.deck.top.filter((code) => code !== null));
  zones.set("bottom", view.deck.bottom.filter((code) => code !== null));
  zones.set("limbo", spread(view.limbo));
  zones.set("discard", spread(view.discard));
  zones.set("removed", spread(view.removed));
  return zones;
}

const distance = (zone: string): number => NEAR.findIndex((near) => zone.startsWith(near));

/** The cards of a view, each with the number it had in the view before if it was there. */
export class Pieces {
  readonly #zones: ReadonlyMap<string, Piece[]>;
  readonly #next: number;

  constructor(zones: ReadonlyMap<string, Piece[]> = new Map(), next = 1) {
    this.#zones = zones;
    this.#next = next;
  }

  in(zone: string): Piece[] {
    return this.#zones.get(zone) ?? [];
  }

  get all(): Piece[] {
    return [...this.#zones.values()].flat();
  }

  /** The cards of the view that follows. */
  follow(view: OnirimView): Pieces {
    const places = [...zonesOf(view)].flatMap(([zone, codes]) => codes.map((code): Spot => ({ zone, code })));
    const found = matched(this.all, places);
    const zones = new Map<string, Piece[]>();
    let next = this.#next;
    for (const place of places) {
      const piece = found.get(place) ?? { id: next++, ...place, from: null };
      zones.set(place.zone, [...(zones.get(place.zone) ?? []), piece]);
    }
    for (const [zone, pieces] of zones) if (LOOSE.test(zone)) zones.set(zone, this.#settled(zone, pieces));
    return new Pieces(zones, next);
  }

  /** Those that were here before, in their old order, then the others. */
  #settled(zone: string, pieces: Piece[]): Piece[] {
    const before = this.in(zone).map(({ id }) => id);
    const rank = (piece: Piece): number => (before.includes(piece.id) ? before.indexOf(piece.id) : before.length);
    return [...pieces].sort((a, b) => rank(a) - rank(b));
  }
}

interface Spot {
  zone: string;
  code: string | null;
}

/** For each place the card of before that lies there now, as far as one can tell. */
function matched(before: readonly Piece[], places: readonly Spot[]): Map<Spot, Piece> {
  const left = new Set(before);
  const found = new Map<Spot, Piece>();
  const match = (fits: (piece: Piece, place: Spot) => boolean): void => {
    for (const place of places) {
      if (found.has(place)) continue;
      const [piece] = [...left].filter((one) => fits(one, place)).sort((a, b) => distance(a.zone) - distance(b.zone));
      if (!piece) continue;
      left.delete(piece);
      found.set(place, { id: piece.id, ...place, from: piece.zone });
    }
  };
  match((piece, { zone, code }) => piece.zone === zone && piece.code === code);
  match((piece, { code }) => piece.code === code && code !== null);
  match((piece, { zone, code }) => piece.code === null && code !== null && zone !== "top" && zone !== "bottom");
  match((piece, { zone, code }) => piece.zone === zone && code === null);
  return found;
}
