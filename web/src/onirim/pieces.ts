/** Cards as things that last: what happened tells where each went, so that the page can move what is drawn. */

import type { Happening, OnirimView } from "../wire";
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

/** Where a card of the deck is drawn, if the viewer knows it there. */
const OF_DECK = ["top", "bottom"];

/** Where a card is looked for first that turns up in another zone, and nothing tells how it came there. */
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

  /** The cards of the view that follows, and what happened in between; where nothing is told, something was taken back. */
  follow(view: OnirimView, happened?: readonly Happening[]): Pieces {
    const places = [...zonesOf(view)].flatMap(([zone, codes]) => codes.map((code): Spot => ({ zone, code })));
    const found = happened ? settled(moved(this.all, happened), places) : matched(this.all, places);
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

/** A card on its way: where it was before anything happened, and where it is now. */
interface Moving {
  readonly piece: Piece | null;
  code: string | null;
  zone: string;
}

/** Where each card went; one out of the deck that was nowhere to be seen is none yet. */
function moved(before: readonly Piece[], happened: readonly Happening[]): Moving[] {
  let cards = before.map((piece): Moving => ({ piece, code: piece.code, zone: piece.zone }));
  for (const { kind, card = null, from = "", to = "" } of happened) {
    if (kind === "shuffle") cards = cards.filter(({ zone }) => zone !== from);
    if (kind !== "move") continue;
    const zones = from === "deck" ? OF_DECK : [from];
    const here = cards.filter(({ zone }) => zones.includes(zone));
    const found = here.find(({ code }) => code === card) ?? (from === "deck" ? undefined : here.find(({ code }) => code === null));
    if (found) Object.assign(found, { code: card ?? found.code, zone: to });
    else cards.push({ piece: null, code: card, zone: to });
  }
  return cards;
}

/** For each place the card that lies there now, after all went where they were told to go. */
function settled(cards: readonly Moving[], places: readonly Spot[]): Map<Spot, Piece> {
  const left = new Set(cards);
  const found = new Map<Spot, Piece>();
  for (const known of [true, false]) {
    for (const place of places) {
      if (found.has(place)) continue;
      const here = [...left].filter(({ zone }) => zone === place.zone);
      const card = known ? here.find(({ code }) => code === place.code) : here.find(({ code }) => code === null || place.code === null);
      if (!card) continue;
      left.delete(card);
      if (card.piece) found.set(place, { id: card.piece.id, ...place, from: card.piece.zone });
    }
  }
  return found;
}

/** For each place the card that lies there now, as far as one can tell where nothing says it. */
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
