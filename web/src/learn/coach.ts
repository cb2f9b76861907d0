/**
 * What a coach says at a table, and which choices it would try: from the choices made so far, the question that is
 * asked, and what the view shows. As long as the lesson is followed its steps are told; else each kind of question.
 */

import { byGame } from "../folders";
import type { Choice, Deed, GameName, Happening, LogLine, View } from "../wire";
import type { Advice, Coaching, Group, Lesson, Step } from "./coaching";

export interface Position {
  game: GameName;
  view: View;
  choices: readonly Choice[];
  log: readonly LogLine[];
  happened?: readonly Happening[] | undefined;
  over: boolean;
}

const COACHING: ReadonlyMap<string, Coaching<never>> = byGame(
  import.meta.glob<{ coaching: Coaching<never> }>("../*/learn/coach.ts", { eager: true }),
  ({ coaching }) => coaching,
);
const NONE: Lesson = { steps: [], enough: 0 };

export const lessonOf = (game: GameName): Lesson => COACHING.get(game)?.lesson ?? NONE;

type Done = Pick<Deed, "verb" | "about">;

/** What was chosen and still stands, in order. */
const chosenIn = (log: readonly LogLine[]): Done[] =>
  log.flatMap(({ sort, verb, about = {} }) => (sort === "choice" && verb ? [{ verb, about }] : []));

/** How many steps of a game's lesson were taken, or null if it was left. An answer to a question that it did not foresee is passed over. */
export function stepsTaken(game: GameName, chosen: readonly Done[]): number | null {
  const { steps } = lessonOf(game);
  let taken = 0;
  for (const done of chosen) {
    const due = steps[taken];
    if (due === undefined) return null;
    if (waysOf(due).some((way) => same(way, done))) taken += 1;
    else if (answers(game, done.verb).includes(due.verb)) return null;
  }
  return taken;
}

export function adviceFor(position: Position): Advice {
  const { game, view, choices, log, happened, over } = position;
  const lesson = lessonOf(game);
  const coaching = COACHING.get(game);
  const chosen = chosenIn(log);
  const taken = over ? null : stepsTaken(game, chosen);
  const step = taken === null ? undefined : lesson.steps[taken];
  const givenUp = over && view.kind !== "over";
  const asked = givenUp ? null : (coaching?.topic(view as never, choices) ?? null);
  const attempts = step ? waysOf(step).flatMap((way) => choices.filter((choice) => same(way, choice))) : [];
  const scripted = step !== undefined && attempts.length > 0;
  return {
    key: scripted ? `page-learn-${game}-${step.say}` : asked && `page-learn-${game}-${asked.topic}`,
    again: !scripted && chosen.some(({ verb }) => coaching?.verbs[view.kind]?.includes(verb)),
    did: coaching?.did(view as never, happened ?? []) ?? null,
    facts: coaching?.facts?.(view as never) ?? {},
    attempts: scripted ? attempts : (asked?.attempts ?? []),
    step: scripted ? { at: distinct(lesson.steps.slice(0, (taken ?? 0) + 1)), of: distinct(lesson.steps) } : null,
    enough: over || chosen.length >= lesson.enough || (taken === null && chosen.length > 0),
  };
}

/** Where on the page choices are made that are equally good: what a coach points at, from the last click back to the first. */
export function pointersTo(game: GameName, choices: readonly Choice[]): Group[] {
  const [first] = choices;
  return (first && COACHING.get(game)?.pointers(choices, first)) ?? [];
}

/** How many different things the coach says in these steps. */
const distinct = (steps: readonly Step[]): number => new Set(steps.map(({ say }) => say)).size;

/** The ways to take a step. */
const waysOf = ({ verb, about }: Step): Done[] => about.map((one) => ({ verb, about: one }));

const same = (one: Done, other: Done): boolean =>
  one.verb === other.verb && Object.entries(one.about).every(([name, value]) => other.about[name] === value);

/** The verbs that answer the same question as this one. */
const answers = (game: GameName, verb: string): readonly string[] =>
  Object.values(COACHING.get(game)?.verbs ?? {}).find((verbs) => verbs.includes(verb)) ?? [];
