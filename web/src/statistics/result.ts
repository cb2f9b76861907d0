/** What is kept of a game that is over, and what it counts as. */

import type { KeptTable } from "../kept.svelte";
import type { GameName, LabyrinthView, OnirimView, Seat, Shown } from "../wire";

/** Broken off: it ended and this says nothing about the player, as somebody else gave up, or there was nothing to lose. */
export type Outcome = "won" | "lost" | "broken";

export interface GameResult {
  code: string;
  game: GameName;
  options: Record<string, unknown>;
  /** Who else sat there, in order of their names: "person", or a bot by its level, such as "bot:hard". */
  others: string[];
  /** How many seats were played at this screen. */
  seats: number;
  /** When this browser saw it end, in milliseconds. */
  ended: number;
  outcome: Outcome;
  /** How many choices were made here. */
  decisions: number;
  assisted: boolean;
  /** A lesson, a deal that was played before, or one that somebody could know. */
  apart?: "lesson" | "again" | "known" | undefined;
  /** What luck brought, as an analysis found: a part of a win, and alone in Labyrinth turns. More is better. */
  luck?: number | undefined;
  /** Onirim: Doors found. */
  doors?: number | undefined;
  /** Labyrinth: the place that was reached, and the turns that were taken. */
  place?: number | undefined;
  turns?: number | undefined;
}

/** Why a game stays out of the statistics that count. */
export type Reason = "assisted" | "again" | "known" | "lesson" | "shared" | "broken";
export const REASONS: readonly Reason[] = ["assisted", "again", "known", "lesson", "shared", "broken"];

/** Nobody can tell whose win it is when opponents share a screen. */
const isShared = (result: GameResult): boolean => result.game === "labyrinth" && result.seats > 1;

export function reasonOf(result: GameResult): Reason | null {
  if (result.apart) return result.apart;
  if (isShared(result)) return "shared";
  if (result.outcome === "broken") return "broken";
  return result.assisted ? "assisted" : null;
}

/** Alone in Labyrinth there is nobody to win against: turns are counted. */
export const countsTurns = (result: GameResult): boolean => result.game === "labyrinth" && result.options["players"] === 1;

/** The result of a table that is over, for the seats that are played here. */
export function resultOf(shown: Shown, kept: Partial<KeptTable>, ended: number): GameResult {
  const { table: code, game, you, seats, assisted, deal } = shown;
  const others = seats.filter((_, number) => !you.includes(number)).map(companion).sort();
  const choices = shown.log.filter(({ sort, seat }) => sort === "choice" && seat !== null && you.includes(seat));
  const apart = kept.lesson || deal.origin === "lesson" ? "lesson" : kept.again || deal.origin === "again" ? "again" : deal.known ? "known" : undefined;
  const view = shown.screens[0]?.view;
  return {
    ...{ code, game, others, seats: you.length, ended, assisted, decisions: new Set(choices.map(({ seq }) => seq)).size },
    ...(view?.game === "labyrinth" ? ofLabyrinth(shown, view) : ofOnirim(shown, view)),
    ...(apart && { apart }),
    ...(kept.luck !== undefined && { luck: kept.luck }),
  };
}

const companion = (seat: Seat): string => (seat.kind === "bot" ? `bot:${seat.level}` : "person");

type Told = Pick<GameResult, "options" | "outcome" | "doors" | "place" | "turns">;

function ofOnirim(shown: Shown, view: OnirimView | undefined): Told {
  const { players = 1, book = "no", towers = "no", dreams = 0, talk = "open" } = view?.options ?? {};
  return {
    options: { players, book, towers, dreams, talk },
    outcome: !left(shown) && (shown.returns?.[0] ?? 0) > 0 ? "won" : "lost",
    doors: view?.doors.flat().length ?? 0,
  };
}

function ofLabyrinth(shown: Shown, view: LabyrinthView): Told {
  const own = shown.you[0] ?? 0;
  const { players, young } = view.options;
  const cards = (view.found[own]?.length ?? 0) + (view.left[own] ?? 0);
  const told = { options: { players, cards, young }, turns: view.turns };
  if (left(shown)) return { ...told, outcome: "lost" };
  if (shown.returns?.some((points) => points > 0) && view.winner === null) return { ...told, outcome: shown.returns[own] ? "won" : "lost" };
  if (view.winner === null) return { ...told, outcome: players > 1 && gaveUp(shown) ? "lost" : "broken" };
  const nearer = view.left.filter((left, seat) => seat !== own && (seat === view.winner || left < (view.left[own] ?? 0)));
  return { ...told, outcome: shown.you.includes(view.winner) ? "won" : "lost", place: own === view.winner ? 1 : nearer.length + 1 };
}

/** Whoever gave up has lost, whatever the bot in their place comes to. */
const left = ({ seats, you }: Shown): boolean => you.every((seat) => seats[seat]?.gave_up != null);

/** The last line of a game that was given up tells who did. */
function gaveUp({ log, you }: Shown): boolean {
  const last = log.at(-1);
  return last?.sort === "table" && last.seat !== null && you.includes(last.seat);
}
