/** How a game that is over is told to be kept: what the folder of a game may have in `telling.ts`. */

import type { Shown, View } from "../wire";
import type { GameResult } from "./result";

export type Told = Pick<GameResult, "options" | "outcome" | "doors" | "place" | "turns">;
export type Telling<V extends View> = (shown: Shown, view: V | undefined) => Told;

export interface OwnTelling<V extends View> {
  tell: Telling<V>;
  /** Whether turns are counted with these options: there is nobody to win against. */
  countsTurns?(options: Record<string, unknown>): boolean;
}

/** Whoever gave up has lost, whatever the bot in their place comes to. */
export const hasLeft = ({ seats, you }: Shown): boolean => you.every((seat) => seats[seat]?.gave_up != null);

/** Whether somebody here gave the game up. */
export const hasGivenUp = ({ resigned, you }: Shown): boolean => resigned !== null && you.includes(resigned);
