/** Where on the page a choice is made: what a coach points at. */

import { arrowOf, cellOf, turnIn } from "../labyrinth/choices";
import { cardOf } from "../onirim/offers";
import type { Choice } from "../wire";

/** Things to point at together; the first of several such groups that is all in sight is the one. */
export type Group = readonly string[];

/** The ways to point at choices that are equally good, from the last click back to the first. */
export function pointersTo(choices: readonly Choice[]): Group[] {
  const [first] = choices;
  if (!first) return [];
  const { text, verb } = first;
  if (verb === "play" || verb === "discard") {
    const card = `.pick[data-card="${cardOf(first)}"]`;
    return [[`.board:has(${card}[aria-pressed="true"]) [data-act="${verb}"]`], [card]];
  }
  if (verb === "drop") return [[`[data-confirm][data-text="${text}"]:not(:disabled)`], [`.sheet [data-text="${text}"]`]];
  if (verb === "push") return pushPointers(choices, arrowOf(first));
  if (verb === "move") return [[`[data-cell="${cellOf(first)}"]`]];
  return [[`.sheet [data-text="${text}"]`]];
}

function pushPointers(choices: readonly Choice[], arrow: string): Group[] {
  const turned = choices.map((choice) => `[data-turned="${turnIn(choice)}"]`).join(", ");
  const button = `[data-arrow="${arrow}"]`;
  const ready = `.labyrinth:has(:is(${turned}))`;
  return [
    [`${ready}:has(${button}[aria-pressed="true"]) [data-push]`, `${ready} ${button}`],
    [`${ready} ${button}`],
    ["[data-turned]"],
  ];
}
