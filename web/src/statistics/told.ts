/** What a game that is over is kept as: by what its own table shows, or, of a game unknown to the page, by the returns. */

import type { LabyrinthView, OnirimView, Shown, View } from "../wire";
import type { GameResult } from "./result";

export type Told = Pick<GameResult, "options" | "outcome" | "doors" | "place" | "turns">;
type Telling<V extends View> = (shown: Shown, view: V | undefined) => Told;

/** Whoever gave up has lost, whatever the bot in their place comes to. */
const hasLeft = ({ seats, you }: Shown): boolean => you.every((seat) => seats[seat]?.gave_up != null);

/** The last line of a game that was given up tells who did. */
function hasGivenUp({ log, you }: Shown): boolean {
  const last = log.at(-1);
  return last?.sort === "table" && last.seat !== null && you.includes(last.seat);
}

const onirim: Telling<OnirimView> = (shown, view) => {
  const { players = 1, book = "no", towers = "no", dreams = 0, talk = "open" } = view?.options ?? {};
  return {
    options: { players, book, towers, dreams, talk },
    outcome: !hasLeft(shown) && (shown.returns?.[0] ?? 0) > 0 ? "won" : "lost",
    doors: view?.doors.flat().length ?? 0,
  };
};

const labyrinth: Telling<LabyrinthView> = (shown, view) => {
  const own = shown.you[0] ?? 0;
  const { players = 1, young = false } = view?.options ?? {};
  const left = view?.left ?? [];
  const cards = (view?.found[own]?.length ?? 0) + (left[own] ?? 0);
  const told = { options: { players, cards, young }, turns: view?.turns ?? 0 };
  const winner = view?.winner ?? null;
  if (hasLeft(shown)) return { ...told, outcome: "lost" };
  if (shown.returns?.some((points) => points > 0) && winner === null) return { ...told, outcome: shown.returns[own] ? "won" : "lost" };
  if (winner === null) return { ...told, outcome: players > 1 && hasGivenUp(shown) ? "lost" : "broken" };
  const nearer = left.filter((cards, seat) => seat !== own && (seat === winner || cards < (left[own] ?? 0)));
  return { ...told, outcome: shown.you.includes(winner) ? "won" : "lost", place: own === winner ? 1 : nearer.length + 1 };
};

const plain: Telling<View> = (shown) => {
  const own = shown.you[0] ?? 0;
  const returns = shown.returns ?? [];
  const best = Math.max(...returns);
  const shares = shown.together || returns.length === 1;
  const won = shares ? (returns[own] ?? 0) > 0 : returns[own] === best && returns.some((one) => one < best);
  return { options: shown.options, outcome: !hasLeft(shown) && won ? "won" : "lost" };
};

const OWN: Record<string, Telling<never>> = { onirim, labyrinth };

export const toldOf = (shown: Shown): Told =>
  ((OWN[shown.game] as Telling<View> | undefined) ?? plain)(shown, shown.screens[0]?.view);

/** Of which games turns are counted, where there is nobody to win against. */
const TURNS: ReadonlySet<string> = new Set(["labyrinth"]);

export const countsTurns = ({ game, options }: Pick<GameResult, "game" | "options">): boolean => TURNS.has(game) && options["players"] === 1;
