/** How the statistics speak of Labyrinth. */

import { say } from "../words.svelte";
import { histogram } from "../statistics/arithmetic";
import { turnsBars, type GameStatistics } from "../statistics/bars";
import { TREASURES } from "./start/wish.svelte";

export const statistics: GameStatistics = {
  variant({ cards, young }, company) {
    const against = company ? say("page-statistics-against", { names: company }) : say("page-statistics-alone");
    const treasures = say("page-statistics-treasures", { count: Number(cards ?? 0) });
    return [against, treasures, ...(young === true ? [say("labyrinth-option-young")] : [])];
  },
  bars(variant, told) {
    if (variant.turns) return turnsBars(variant, told);
    const players = Number(variant.options["players"]);
    const places = variant.results.map((result) => result.place ?? players);
    return {
      title: say("page-statistics-places"),
      bars: histogram(places, 1, players).map(({ from, count }) => ({
        label: String(from), full: told("page-statistics-places.bar", count, { place: from }), count, goal: from === 1,
      })),
    };
  },
  /** All the treasures that can be dealt are no number of treasures. */
  asMeasured({ cards, ...options }) {
    if (cards === undefined) return options;
    return { ...options, cards: Number(cards) * Number(options["players"]) === TREASURES ? null : cards };
  },
};
