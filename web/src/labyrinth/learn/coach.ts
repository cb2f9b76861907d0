/** What a coach knows of Labyrinth. */

import { about, type Advice, type Coaching, type Facts, type Group, type Topic } from "../../learn/coaching";
import type { Choice, Happening, LabyrinthView } from "../../wire";
import { arrowOf, cellOf as cellIn, turnIn } from "../choices";
import lesson from "./lesson.json";

function topic(view: LabyrinthView, choices: readonly Choice[]): Topic | null {
  if (view.kind === "over") return about("won");
  const seat = view.seat ?? 0;
  const home = view.targets[seat] === "home";
  if (view.kind === "push") return about(home ? "push-home" : "push");
  const goal = home ? view.homes[seat] : cellOf(view, view.targets[seat] ?? null);
  if (goal === undefined || !view.reachable.includes(goal)) return about(home ? "home-far" : "move");
  return about(home ? "home-there" : "move-there", choices, (choice) => cellIn(choice) === goal);
}

/** The cell of a treasure; undefined while it is beside the board. */
export function cellOf(view: LabyrinthView, treasure: string | null): number | undefined {
  const cell = view.tiles.findIndex((tile) => treasure !== null && tile.treasure === treasure);
  return cell < 0 ? undefined : cell;
}

function sought(view: LabyrinthView): Facts {
  const target = view.targets[view.seat ?? 0];
  return target && target !== "home" ? { treasure: target } : {};
}

/** What has just been done. */
function did(_: LabyrinthView, happened: readonly Happening[]): Advice["did"] {
  const find = happened.find(({ kind }) => kind === "find");
  return find ? { key: "page-learn-labyrinth-did-found", facts: { treasure: find.card ?? "", left: find.count ?? 0 } } : null;
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

export const coaching: Coaching<LabyrinthView> = {
  lesson,
  verbs: { push: ["push"], move: ["move"] },
  topic,
  did,
  facts: sought,
  pointers: (choices, first) => (first.verb === "push" ? pushPointers(choices, arrowOf(first)) : [[`[data-cell="${cellIn(first)}"]`]]),
};
