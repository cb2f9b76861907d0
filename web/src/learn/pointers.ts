/** Where on the page a choice is made: what a coach points at. */

import { cellNamed } from "../labyrinth/geometry";
import type { Choice } from "../wire";

/** Things to point at together; the first of several such groups that is all in sight is the one. */
export type Group = readonly string[];

/** The ways to point at choices that are equally good, from the last click back to the first. */
export function pointersTo(choices: readonly Choice[]): Group[] {
  const [first] = choices;
  if (!first) return [];
  const [verb = "", what = ""] = first.text.split(" ");
  if (verb === "play" || verb === "discard") {
    const card = `.pick[data-card="${what}"]`;
    return [[`.board:has(${card}[aria-pressed="true"]) [data-act="${verb}"]`], [card]];
  }
  if (verb === "drop") return [[`[data-confirm][data-text="${first.text}"]:not(:disabled)`], [`.sheet [data-text="${first.text}"]`]];
  if (verb === "push") return pushPointers(choices, what);
  if (verb === "move") return [[`[data-cell="${cellNamed(what)}"]`]];
  return [[`.sheet [data-text="${first.text}"]`]];
}

function pushPointers(choices: readonly Choice[], arrow: string): Group[] {
  const turned = choices.map((choice) => `[data-turned="${pushedIn(choice, arrow)}"]`).join(", ");
  const button = `[data-arrow="${arrow}"]`;
  const ready = `.labyrinth:has(:is(${turned}))`;
  return [
    [`${ready}:has(${button}[aria-pressed="true"]) [data-push]`, `${ready} ${button}`],
    [`${ready} ${button}`],
    ["[data-turned]"],
  ];
}

/** The sides of the tile that a push brings in: the first or the last of its line. */
function pushedIn(choice: Choice, arrow: string): string {
  return choice.line?.at(/^[nw]/.test(arrow) ? 0 : -1)?.sides ?? "";
}
