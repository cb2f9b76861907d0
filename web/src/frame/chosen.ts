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
    say(`onirim-option-players-${players}`),
    say(`onirim-option-talk-${talk}`),
    ...(book === "no" ? [] : [say(`onirim-option-book-${book}`)]),
    ...(towers === "no" ? [] : [say(`onirim-option-towers-${towers}`)]),
    ...(dreams ? [say(`onirim-option-dreams-${dreams}`)] : []),
  ].join(", ");
}
