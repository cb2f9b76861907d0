/** What was chosen for a table when it was opened, in a few words. */

import type { Screen } from "../wire";
import { say } from "../words.svelte";

export function chosenIn(view: Screen["view"]): string {
  if (view.game === "labyrinth") {
    const { cards, young } = view.options;
    return [say("page-treasures-each", { count: cards ?? view.left[0] ?? 0 }), ...(young ? [say("labyrinth-option-young")] : [])].join(", ");
  }
  const { players, book, towers, dreams, talk } = view.options;
  return [
    say(`option-players-${players}`),
    say(`option-talk-${talk}`),
    ...(book === "no" ? [] : [say(`option-book-${book}`)]),
    ...(towers === "no" ? [] : [say(`option-towers-${towers}`)]),
    ...(dreams ? [say(`option-dreams-${dreams}`)] : []),
  ].join(", ");
}
