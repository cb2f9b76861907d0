/** What a game that is over is kept as: by what its own table shows, or, of a game unknown to the page, by the returns. */

import { byGame } from "../folders";
import type { Shown, View } from "../wire";
import type { GameResult } from "./result";
import { hasLeft, type OwnTelling, type Telling } from "./telling";

const plain: Telling<View> = (shown) => {
  const own = shown.you[0] ?? 0;
  const returns = shown.returns ?? [];
  const best = Math.max(...returns);
  const shares = shown.together || returns.length === 1;
  const won = shares ? (returns[own] ?? 0) > 0 : returns[own] === best && returns.some((one) => one < best);
  return { options: shown.options, outcome: !hasLeft(shown) && won ? "won" : "lost" };
};

const OWN: ReadonlyMap<string, OwnTelling<never>> = byGame(
  import.meta.glob<{ telling: OwnTelling<never> }>("../*/telling.ts", { eager: true }),
  ({ telling }) => telling,
);

export const toldOf = (shown: Shown) => ((OWN.get(shown.game)?.tell as Telling<View> | undefined) ?? plain)(shown, shown.screens[0]?.view);

/** Whether turns are counted and not wins. */
export const countsTurns = ({ game, options }: Pick<GameResult, "game" | "options">): boolean => OWN.get(game)?.countsTurns?.(options) ?? false;
