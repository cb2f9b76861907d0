/** What a kept table is called: its game, and with whom it is played. */

import type { KeptTable } from "../kept.svelte";
import { gameTitle, say } from "../words.svelte";

export function companyOf(table: KeptTable): string {
  const game = gameTitle(table.game);
  if (table.lesson) return say("page-kept-lesson", { game });
  return table.others.length > 0 ? say("page-kept-with", { game, names: table.others.join(", ") }) : say("page-kept-alone", { game });
}
