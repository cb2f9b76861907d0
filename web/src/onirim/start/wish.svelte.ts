/** What a person wants to dream. */

import { agreed, choicesOf } from "../../start/games.svelte";
import { LEAVINGS, LEVELS, moreOf, remember, remembered, wishedFor, type Known, type Naming } from "../../start/wishing";
import type { Leaving, Level, NewSeat, NewTable, OnirimOptions } from "../../wire";

const GAME = "onirim";

export const COMPANIES = ["alone", "here", "link", "bot"] as const;
export type Company = (typeof COMPANIES)[number];

/** The options that the door asks for in a way of its own; any other that the server tells of is asked for below them. */
export const ASKED = ["book", "towers", "dreams", "talk"] as const satisfies (keyof OnirimOptions)[];
type Asked = Pick<OnirimOptions, (typeof ASKED)[number]>;

export interface Wish extends Asked {
  company: Company;
  level: Level;
  leaving: Leaving;
  /** What else the server lets people choose, by name. */
  more?: Record<string, unknown>;
}

/** All that may be chosen for an option, and what it is unless somebody chooses. */
export const choices = <Name extends keyof Asked>(name: Name): readonly Asked[Name][] => choicesOf(GAME, name) as Asked[Name][];
export const usual = <Name extends keyof Asked>(name: Name): Asked[Name] => choices(name)[0] as Asked[Name];

const asked = <Made>(make: <Name extends keyof Asked>(name: Name) => Made): Record<keyof Asked, Made> =>
  Object.fromEntries(ASKED.map((name) => [name, make(name)])) as Record<keyof Asked, Made>;

const USUAL = { company: "alone", level: "hard", leaving: "bot", ...(asked(usual) as Asked) } as const satisfies Wish;
const KNOWN = { company: COMPANIES, level: LEVELS, leaving: LEAVINGS, ...asked(choices) } as Known<Omit<Wish, "more">>;

const found = remembered<Wish>(GAME);
export const wish: Wish = $state({ ...wishedFor<Omit<Wish, "more">>(found, USUAL, KNOWN), more: moreOf(found) });

/** The options that a wish stands for. */
export function optionsOf(wish: Wish): OnirimOptions {
  const players = wish.company === "alone" ? 1 : 2;
  const talk = players === 2 && wish.company !== "bot" ? wish.talk : usual("talk");
  return { players, book: wish.book, towers: wish.towers, dreams: wish.dreams, talk };
}

export function tableOf(wish: Wish, name: Naming): NewTable {
  remember(GAME, wish);
  const partners: Record<Company, NewSeat[]> = {
    alone: [],
    here: [{ kind: "you", name: name(1, false) }],
    link: [{ kind: "open" }],
    bot: [{ kind: "bot", level: wish.level }],
  };
  const seats: NewSeat[] = [{ kind: "you", name: name(0, true) }, ...partners[wish.company]];
  return { game: GAME, options: { ...agreed(GAME, seats.length, wish.more), ...optionsOf(wish) }, seats, leaving: wish.leaving };
}
