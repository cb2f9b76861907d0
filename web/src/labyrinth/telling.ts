/** What is kept of a game of Labyrinth that is over. */

import { hasGivenUp, hasLeft, type OwnTelling } from "../statistics/telling";
import type { LabyrinthView } from "../wire";

export const telling: OwnTelling<LabyrinthView> = {
  tell(shown, view) {
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
  },
  countsTurns: (options) => options["players"] === 1,
};
