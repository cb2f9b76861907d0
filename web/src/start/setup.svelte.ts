/** What a person wants to play: remembered, so that the next game is two clicks away. */

import type { LabyrinthOptions, Leaving, Level, NewSeat, NewTable, OnirimOptions, Pawn } from "../wire";
import { agreed } from "./games.svelte";

const COMPANIES = ["alone", "here", "link", "bot"] as const;
export type Company = (typeof COMPANIES)[number];

export interface OnirimWish {
  company: Company;
  level: Level;
  book: OnirimOptions["book"];
  towers: OnirimOptions["towers"];
  dreams: OnirimOptions["dreams"];
  talk: OnirimOptions["talk"];
  leaving: Leaving;
  /** What else the server lets people choose, by name. */
  more?: Record<string, unknown>;
}

/** The options that a door asks for in a way of its own; any other that the server tells of is asked for below them. */
export const ASKED = {
  onirim: ["book", "towers", "dreams", "talk"],
  labyrinth: ["cards", "young", "first", "turn_limit", "pawns"],
} as const;

/** Who has a pawn: you, somebody else at this screen, whoever joins by the link, a bot, or nobody. */
export type Place = "you" | "here" | "open" | "free" | Level;

export const PAWNS: readonly Pawn[] = ["red", "yellow", "blue", "green"];
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];
export const PLACES: readonly Place[] = ["you", "here", "open", ...LEVELS, "free"];
export const TREASURES = 24;

export interface LabyrinthWish {
  places: Record<Pawn, Place>;
  /** Treasures for each; 0 for as many as can be dealt. */
  cards: number;
  young: boolean;
  leaving: Leaving;
  more?: Record<string, unknown>;
}

const LEAVINGS: readonly Leaving[] = ["bot", "still"];

const ONIRIM: Omit<OnirimWish, "more"> = { company: "alone", level: "hard", book: "no", towers: "no", dreams: 0, talk: "open", leaving: "bot" };
const LABYRINTH: Omit<LabyrinthWish, "more"> = {
  places: { red: "you", yellow: "free", blue: "medium", green: "free" },
  cards: 6,
  young: false,
  leaving: "bot",
};

/** What can be wished for. */
type Known<T> = { [Name in keyof T]: readonly T[Name][] };

/** What else was chosen last. */
const moreOf = (found: { more?: unknown } | null): Record<string, unknown> =>
  typeof found?.more === "object" && found.more !== null ? { ...found.more } : {};

const KNOWN_ONIRIM: Known<Omit<OnirimWish, "more">> = {
  company: COMPANIES,
  level: LEVELS,
  book: ["no", "yes", "lost"],
  towers: ["no", "yes", "ruins"],
  dreams: [0, 4, 5, 6],
  talk: ["open", "silent"],
  leaving: LEAVINGS,
};
const KNOWN_PLACES: Known<LabyrinthWish["places"]> = { red: PLACES, yellow: PLACES, blue: PLACES, green: PLACES };
const KNOWN_LABYRINTH: Known<Omit<LabyrinthWish, "places" | "more">> = {
  cards: Array.from({ length: TREASURES + 1 }, (_, count) => count),
  young: [false, true],
  leaving: LEAVINGS,
};

/** What was wished for, as far as it can be; another version of the page may have left something else in the browser. */
function wishedFor<T extends object>(found: Partial<T> | null | undefined, usual: T, known: Known<T>): T {
  const wish = { ...usual };
  for (const name of Object.keys(usual) as (keyof T)[]) {
    const value = found?.[name] as T[typeof name];
    if (known[name].includes(value)) wish[name] = value;
  }
  return wish;
}

function remembered<T>(key: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Partial<T> | null;
  } catch {
    return null;
  }
}

function rememberedLabyrinth(): LabyrinthWish {
  const found = remembered<LabyrinthWish>("dedale.labyrinth");
  const { places, ...rest } = LABYRINTH;
  return { places: wishedFor(found?.places, places, KNOWN_PLACES), ...wishedFor(found, rest, KNOWN_LABYRINTH), more: moreOf(found) };
}

function remember(key: string, wish: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

const onirim = remembered<OnirimWish>("dedale.onirim");
export const onirimWish: OnirimWish = $state({ ...wishedFor(onirim, ONIRIM, KNOWN_ONIRIM), more: moreOf(onirim) });
export const labyrinthWish: LabyrinthWish = $state(rememberedLabyrinth());

/** What to call a person at this screen; `own` is whoever it belongs to. */
export type Naming = (seat: number, own: boolean) => string;

/** The options of Onirim that a wish stands for. */
export function onirimOptions(wish: OnirimWish): OnirimOptions {
  const players = wish.company === "alone" ? 1 : 2;
  const talk = players === 2 && wish.company !== "bot" ? wish.talk : "open";
  return { players, book: wish.book, towers: wish.towers, dreams: wish.dreams, talk };
}

export function onirimTable(wish: OnirimWish, name: Naming): NewTable {
  remember("dedale.onirim", wish);
  const partners: Record<Company, NewSeat[]> = {
    alone: [],
    here: [{ kind: "you", name: name(1, false) }],
    link: [{ kind: "open" }],
    bot: [{ kind: "bot", level: wish.level }],
  };
  const seats: NewSeat[] = [{ kind: "you", name: name(0, true) }, ...partners[wish.company]];
  return { game: "onirim", options: { ...agreed("onirim", seats.length, wish.more), ...onirimOptions(wish) }, seats, leaving: wish.leaving };
}

/** Whether somebody may give up and leave others who play on without them. */
export const othersPlayOn = (wish: LabyrinthWish): boolean =>
  taken(wish).length > 2 && PAWNS.filter((pawn) => ["you", "here", "open"].includes(wish.places[pawn])).length > 1;

export const taken = (wish: LabyrinthWish): Pawn[] => PAWNS.filter((pawn) => wish.places[pawn] !== "free");

/** The most treasures that each can look for. */
export const mostCards = (wish: LabyrinthWish): number => Math.floor(TREASURES / Math.max(1, taken(wish).length));

export function labyrinthOptions(wish: LabyrinthWish): Pick<LabyrinthOptions, "cards" | "young"> & { players: number; pawns: Pawn[] } {
  const pawns = taken(wish);
  const cards = wish.cards === 0 || wish.cards > mostCards(wish) ? null : wish.cards;
  return { players: pawns.length, cards, young: wish.young, pawns };
}

export function labyrinthTable(wish: LabyrinthWish, name: Naming): NewTable {
  remember("dedale.labyrinth", wish);
  const pawns = taken(wish);
  const own = pawns.find((pawn) => wish.places[pawn] === "you");
  const seats = pawns.map((pawn, seat): NewSeat => {
    const place = wish.places[pawn];
    if (place === "you" || place === "here") return { kind: "you", name: name(seat, pawn === own) };
    if (place === "open" || place === "free") return { kind: "open" };
    return { kind: "bot", level: place };
  });
  return { game: "labyrinth", options: { ...agreed("labyrinth", seats.length, wish.more), ...labyrinthOptions(wish) }, seats, leaving: wish.leaving };
}

const USUAL: Record<string, (name: Naming) => NewTable> = {
  onirim: (name) => onirimTable(onirimWish, name),
  labyrinth: (name) => labyrinthTable(labyrinthWish, name),
};

/** A table as it was last wished for; of a game without a door of its own, for one person as the game itself has it. */
export const usualTable = (game: string, name: Naming): NewTable =>
  USUAL[game]?.(name) ?? { game, options: {}, seats: [{ kind: "you", name: name(0, true) }] };
