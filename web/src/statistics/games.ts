/** How the statistics speak of each game; of a game that the page does not know, in the words of the server. */

import { byGame } from "../folders";
import { chosenWords } from "../start/games.svelte";
import { say } from "../words.svelte";
import type { GameStatistics } from "./bars";

const plain: GameStatistics = {
  variant(options, company, game) {
    const who = company ? say("page-statistics-with", { names: company }) : say("page-statistics-alone");
    return [who, ...chosenWords(game, options)];
  },
};

const OWN: ReadonlyMap<string, GameStatistics> = byGame(
  import.meta.glob<{ statistics: GameStatistics }>("../*/statistics.ts", { eager: true }),
  ({ statistics }) => statistics,
);

export const statisticsOf = (game: string): GameStatistics => OWN.get(game) ?? plain;
