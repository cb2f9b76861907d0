/** What a person wants to walk through, and with whom. */

import { agreed, choicesOf } from "../../start/games.svelte";
import { LEAVINGS, LEVELS, moreOf, remember, remembered, wishedFor, type Known, type Naming } from "../../start/wishing";
import type { LabyrinthOptions, Leaving, Level, NewSeat, NewTable, Pawn } from "../../wire";

const GAME = "labyrinth";

/** The options that the door asks for in a way of its own, or leaves to chance; any other is asked for below them. */
export const ASKED = ["cards", "young", "first", "turn_limit", "pawns"] as const satisfies (keyof LabyrinthOptions)[];

/** Who has a pawn: you, somebody else at this screen, whoever joins by the link, a bot, or nobody. */
export type Place = "you" | "here" | "open" | "free" | Level;

export const PAWNS = choicesOf(GAME, "pawns") as readonly Pawn[];
export const PLACES: readonly Place[] = ["you", "here", "open", ...LEVELS, "free"];
/** How many can be dealt in all: to one who walks alone. */
export const TREASURES = Math.max(...choicesOf(GAME, "cards").map(Number));

export interface Wish {
  places: Record<Pawn, Place>;
  /** Treasures for each; 0 for as many as can be dealt. */
  cards: number;
  young: boolean;
  leaving: Leaving;
  more?: Record<string, unknown>;
}

const USUAL_PLACES: Wish["places"] = { red: "you", yellow: "free", blue: "medium", green: "free" };
const USUAL: Omit<Wish, "places" | "more"> = { cards: 6, young: false, leaving: "bot" };

const KNOWN_PLACES = Object.fromEntries(PAWNS.map((pawn) => [pawn, PLACES])) as Known<Wish["places"]>;
const KNOWN: Known<Omit<Wish, "places" | "more">> = {
  cards: choicesOf(GAME, "cards").map(Number),
  young: choicesOf(GAME, "young") as readonly boolean[],
  leaving: LEAVINGS,
};

const found = remembered<Wish>(GAME);
export const wish: Wish = $state({
  places: wishedFor(found?.places, USUAL_PLACES, KNOWN_PLACES),
  ...wishedFor<Omit<Wish, "places" | "more">>(found, USUAL, KNOWN),
  more: moreOf(found),
});

/** Whether somebody may give up and leave others who play on without them. */
export const othersPlayOn = (wish: Wish): boolean =>
  taken(wish).length > 2 && PAWNS.filter((pawn) => ["you", "here", "open"].includes(wish.places[pawn])).length > 1;

export const taken = (wish: Wish): Pawn[] => PAWNS.filter((pawn) => wish.places[pawn] !== "free");

/** The most treasures that each can look for. */
export const mostCards = (wish: Wish): number => Math.floor(TREASURES / Math.max(1, taken(wish).length));

/** The options that a wish stands for. */
export function optionsOf(wish: Wish): Pick<LabyrinthOptions, "cards" | "young"> & { players: number; pawns: Pawn[] } {
  const pawns = taken(wish);
  const cards = wish.cards === 0 || wish.cards > mostCards(wish) ? null : wish.cards;
  return { players: pawns.length, cards, young: wish.young, pawns };
}

export function tableOf(wish: Wish, name: Naming): NewTable {
  remember(GAME, wish);
  const pawns = taken(wish);
  const own = pawns.find((pawn) => wish.places[pawn] === "you");
  const seats = pawns.map((pawn, seat): NewSeat => {
    const place = wish.places[pawn];
    if (place === "you" || place === "here") return { kind: "you", name: name(seat, pawn === own) };
    if (place === "open" || place === "free") return { kind: "open" };
    return { kind: "bot", level: place };
  });
  return { game: GAME, options: { ...agreed(GAME, seats.length, wish.more), ...optionsOf(wish) }, seats, leaving: wish.leaving };
}
