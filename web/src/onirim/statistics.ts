/** How the statistics speak of Onirim. */

import { say } from "../words.svelte";
import { histogram } from "../statistics/arithmetic";
import type { GameStatistics } from "../statistics/bars";

const DOORS = 8;

export const statistics: GameStatistics = {
  variant({ players, book, towers, dreams, talk }, company) {
    const more = [
      ...(book === "yes" ? [say("page-book")] : book === "lost" ? [say("page-book-lost")] : []),
      ...(towers === "yes" ? [say("page-towers")] : towers === "ruins" ? [say("page-towers-ruins")] : []),
      ...(dreams ? [say(`onirim-option-dreams-${dreams}`)] : []),
    ];
    const with_ = company ? say("page-statistics-with", { names: company }) : say(players === 1 ? "page-statistics-alone" : "page-statistics-here");
    const quiet = talk === "silent" ? [say("onirim-option-talk-silent")] : [];
    return [with_, ...quiet, ...(more.length > 0 ? more : [say("page-statistics-base")])];
  },
  bars({ results }, told) {
    const doors = results.map((result) => result.doors ?? 0);
    return {
      title: say("page-statistics-doors"),
      bars: histogram(doors, 0, DOORS).map(({ from, count }) => ({
        label: String(from), full: told("page-statistics-doors.bar", count, { doors: from }), count, goal: from === DOORS,
      })),
    };
  },
};
