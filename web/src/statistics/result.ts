/** What is kept of a game that is over, and what it counts as. */

import type { KeptTable } from "../kept.svelte";
import type { GameName, Seat, Shown } from "../wire";
import { toldOf } from "./told";

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
  /** What luck brought, as an analysis found: a part of a win, or turns where those are counted. More is better. */
  luck?: number | undefined;
  /** Whether those who shared a screen shared a result too. */
  together?: boolean | undefined;
  /** Where a game tells it: Doors found. */
  doors?: number | undefined;
  /** The same: the place that was reached, and the turns that were taken. */
  place?: number | undefined;
  turns?: number | undefined;
}

/** Why a game stays out of the statistics that count. */
export type Reason = "assisted" | "again" | "known" | "lesson" | "shared" | "broken";
export const REASONS: readonly Reason[] = ["assisted", "again", "known", "lesson", "shared", "broken"];

/** What was kept before this was written down is of games that tell it by how far they came. */
const isTogether = ({ together, doors }: GameResult): boolean => together ?? doors !== undefined;

/** Nobody can tell whose win it is when opponents share a screen. */
const isShared = (result: GameResult): boolean => result.seats > 1 && !isTogether(result);

export function reasonOf(result: GameResult): Reason | null {
  if (result.apart) return result.apart;
  if (isShared(result)) return "shared";
  if (result.outcome === "broken") return "broken";
  return result.assisted ? "assisted" : null;
}

/** The result of a table that is over, for the seats that are played here. */
export function resultOf(shown: Shown, kept: Partial<KeptTable>, ended: number): GameResult {
  const { table: code, game, you, seats, assisted, deal } = shown;
  const others = seats.filter((_, number) => !you.includes(number)).map(companion).sort();
  const choices = shown.log.filter(({ sort, seat }) => sort === "choice" && seat !== null && you.includes(seat));
  const apart = kept.lesson || deal.origin === "lesson" ? "lesson" : kept.again || deal.origin === "again" ? "again" : deal.known ? "known" : undefined;
  return {
    ...{ code, game, others, seats: you.length, ended, assisted, decisions: new Set(choices.map(({ seq }) => seq)).size },
    ...toldOf(shown),
    ...(you.length > 1 && { together: shown.together }),
    ...(apart && { apart }),
    ...(kept.luck !== undefined && { luck: kept.luck }),
  };
}

const companion = (seat: Seat): string => (seat.kind === "bot" ? `bot:${seat.level}` : "person");
