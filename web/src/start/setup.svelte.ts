/** What a person wants to play: remembered, so that the next game is two clicks away. */

import type { NewTable, SeatWish } from "../api";
import type { LabyrinthOptions, Level, OnirimOptions, Pawn } from "../wire";

export type Company = "alone" | "here" | "link" | "bot";

export interface OnirimWish {
  company: Company;
  level: Level;
  book: OnirimOptions["book"];
  towers: OnirimOptions["towers"];
  dreams: OnirimOptions["dreams"];
  talk: OnirimOptions["talk"];
}

/** Who has a pawn: you, somebody else at this screen, whoever joins by the link, a bot, or nobody. */
export type Place = "you" | "here" | "open" | "free" | Level;

export const PAWNS: readonly Pawn[] = ["red", "yellow", "blue", "green"];
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];
export const TREASURES = 24;

export interface LabyrinthWish {
  places: Record<Pawn, Place>;
  /** Treasures for each; 0 for as many as can be dealt. */
  cards: number;
  young: boolean;
}

const ONIRIM: OnirimWish = { company: "alone", level: "hard", book: "no", towers: "no", dreams: 0, talk: "open" };
const LABYRINTH: LabyrinthWish = {
  places: { red: "you", yellow: "free", blue: "medium", green: "free" },
  cards: 6,
  young: false,
};

function remembered<T extends object>(key: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>) };
  } catch {
    return usual;
  }
}

function remember(key: string, wish: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

export const onirimWish: OnirimWish = $state(remembered("dedale.onirim", ONIRIM));
export const labyrinthWish: LabyrinthWish = $state(remembered("dedale.labyrinth", LABYRINTH));

/** The options of Onirim that a wish stands for. */
export function onirimOptions(wish: OnirimWish): OnirimOptions {
  const players = wish.company === "alone" ? 1 : 2;
  const talk = players === 2 && wish.company !== "bot" ? wish.talk : "open";
  return { players, book: wish.book, towers: wish.towers, dreams: wish.dreams, talk };
}

export function onirimTable(wish: OnirimWish, name: (seat: number) => string): NewTable {
  remember("dedale.onirim", wish);
  const partners: Record<Company, SeatWish[]> = {
    alone: [],
    here: [{ kind: "you", name: name(1) }],
    link: [{ kind: "open" }],
    bot: [{ kind: "bot", level: wish.level }],
  };
  const seats: SeatWish[] = [{ kind: "you", name: name(0) }, ...partners[wish.company]];
  return { game: "onirim", options: { ...onirimOptions(wish) }, seats };
}

export const taken = (wish: LabyrinthWish): Pawn[] => PAWNS.filter((pawn) => wish.places[pawn] !== "free");

/** The most treasures that each can look for. */
export const mostCards = (wish: LabyrinthWish): number => Math.floor(TREASURES / Math.max(1, taken(wish).length));

export function labyrinthOptions(wish: LabyrinthWish): Pick<LabyrinthOptions, "cards" | "young"> & { players: number; pawns: Pawn[] } {
  const pawns = taken(wish);
  const cards = wish.cards === 0 || wish.cards > mostCards(wish) ? null : wish.cards;
  return { players: pawns.length, cards, young: wish.young, pawns };
}

export function labyrinthTable(wish: LabyrinthWish, name: (seat: number) => string): NewTable {
  remember("dedale.labyrinth", wish);
  const seats = taken(wish).map((pawn, seat): SeatWish => {
    const place = wish.places[pawn];
    if (place === "you" || place === "here") return { kind: "you", name: name(seat) };
    if (place === "open" || place === "free") return { kind: "open" };
    return { kind: "bot", level: place };
  });
  return { game: "labyrinth", options: { ...labyrinthOptions(wish) }, seats };
}
