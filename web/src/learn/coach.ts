/**
 * What a coach says at a table, and which choices it would try: from the choices made so far, the question that is
 * asked, and what the view shows. As long as the lesson is followed its steps are told; else each kind of question.
 */

import { cellOf as cellIn } from "../labyrinth/choices";
import { cellName } from "../labyrinth/geometry";
import { isKey } from "../onirim/cards";
import { cardOf } from "../onirim/offers";
import type { Choice, GameName, LabyrinthView, LogLine, OnirimView, View } from "../wire";
import told from "./lessons.json";

export interface Step {
  say: string;
  /** The choices that go on with the lesson; the first that is offered is the one to try. */
  choices: string[];
}

export interface Lesson {
  steps: Step[];
  /** After how many steps a learner knows enough for a real game. */
  enough: number;
}

export interface Facts {
  treasure?: string;
  count?: number;
  left?: number;
}

export interface Advice {
  /** What to say: a message with the attributes text, again and tip; null where the question says it all. */
  key: string | null;
  /** Whether this kind of question was asked before, so that a short word is enough. */
  again: boolean;
  /** What has just been done, if it is worth a word. */
  did: { key: string; facts: Facts } | null;
  facts: Facts;
  /** The choices to point at. */
  attempts: Choice[];
  /** How far the lesson is, or null where it was left. */
  step: { at: number; of: number } | null;
  /** Whether it is time for a real game. */
  enough: boolean;
}

export interface Position {
  game: GameName;
  view: View;
  choices: readonly Choice[];
  log: readonly LogLine[];
  over: boolean;
}

const LESSONS: Record<GameName, Lesson> = told;
const NONE: Lesson = { steps: [], enough: 0 };

export const lessonOf = (game: GameName): Lesson => LESSONS[game] ?? NONE;

/** The texts of the choices that still stand, in order. */
export const chosenIn = (log: readonly LogLine[]): string[] => log.flatMap(({ sort, text }) => (sort === "choice" && text ? [text] : []));

/** How many steps of the lesson were taken, or null if it was left. An answer to a question that it did not foresee is passed over. */
export function stepsTaken(lesson: Lesson, chosen: readonly string[]): number | null {
  let taken = 0;
  for (const text of chosen) {
    const due = lesson.steps[taken]?.choices;
    if (due === undefined) return null;
    if (due.includes(text)) taken += 1;
    else if (due.some((one) => verbOf(one) === verbOf(text))) return null;
  }
  return taken;
}

export function adviceFor(position: Position): Advice {
  const { game, view, choices, log, over } = position;
  const lesson = lessonOf(game);
  const coaching = COACHING[game];
  const chosen = chosenIn(log);
  const taken = over ? null : stepsTaken(lesson, chosen);
  const step = taken === null ? undefined : lesson.steps[taken];
  const givenUp = over && view.kind !== "over";
  const asked = givenUp ? null : (coaching?.topic(view as never, choices) ?? null);
  const attempts = step?.choices.flatMap((text) => choices.filter((choice) => choice.text === text)) ?? [];
  const scripted = step !== undefined && attempts.length > 0;
  return {
    key: scripted ? `page-learn-${game}-${step.say}` : asked && `page-learn-${game}-${asked.topic}`,
    again: !scripted && chosen.some((text) => verbOf(text) === VERBS[view.kind]),
    did: coaching?.did(view as never, chosen.at(-1) ?? "") ?? null,
    facts: coaching?.facts?.(view as never) ?? {},
    attempts: scripted ? attempts : (asked?.attempts ?? []),
    step: scripted ? { at: distinct(lesson.steps.slice(0, (taken ?? 0) + 1)), of: distinct(lesson.steps) } : null,
    enough: over || chosen.length >= lesson.enough || (taken === null && chosen.length > 0),
  };
}

/** How many different things the coach says in these steps. */
const distinct = (steps: readonly Step[]): number => new Set(steps.map(({ say }) => say)).size;

/** What a question is about, and the choice to point at, if one is clearly good. */
interface Topic {
  topic: string;
  attempts: Choice[];
}

/** The kinds of question that a lesson has words for, and the verb that answers each. */
export const VERBS: Record<string, string> = {
  main: "play",
  claim: "fetch",
  door: "door",
  nightmare: "nightmare",
  drop: "drop",
  put: "put",
  push: "push",
  move: "move",
};

function verbOf(text: string): string {
  const verb = text.split(" ")[0] ?? "";
  return { discard: "play", leave: "fetch" }[verb] ?? verb;
}

const about = (topic: string, choices: readonly Choice[] = [], wanted: (choice: Choice) => boolean = () => false): Topic => ({
  topic,
  attempts: choices.filter(wanted).slice(0, 1),
});

function onirimTopic(view: OnirimView, choices: readonly Choice[]): Topic | null {
  switch (view.kind) {
    case "over":
      return about(view.result === "won" ? "won" : "lost");
    case "main": {
      const series = view.series[0];
      const third = (choice: Choice): boolean => series?.length === 2 && choice.verb === "play" && cardOf(choice)?.[0] === series.colour;
      if (choices.some(third)) return about("series", choices, third);
      if (choices.some(({ verb }) => verb === "play")) return about("main");
      return about("stuck", choices, (choice) => choice.verb === "discard" && isKey(cardOf(choice) ?? ""));
    }
    case "claim":
      return about("claim", choices, ({ verb }) => verb === "fetch-door");
    case "door":
      return about("door", choices, ({ verb }) => verb === "door-for-key");
    case "drop":
      return about("drop", choices, (choice) => cardOf(choice) === "xn");
    default:
      return view.kind in VERBS ? about(view.kind) : null;
  }
}

function labyrinthTopic(view: LabyrinthView, choices: readonly Choice[]): Topic | null {
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

const DONE: readonly (readonly [RegExp, string])[] = [
  [/^(fetch door|door for key)$/, "did-door"],
  [/^door to limbo$/, "did-limbo"],
  [/^nightmare /, "did-nightmare"],
  [/^put /, "did-prophecy"],
];

/** What has just been done in Onirim. */
function didInOnirim(view: OnirimView, last: string): Advice["did"] {
  const key = view.kind === "put" ? undefined : DONE.find(([text]) => text.test(last))?.[1];
  return key ? { key: `page-learn-onirim-${key}`, facts: { count: view.doors[0]?.length ?? 0 } } : null;
}

/** What has just been done in Labyrinth. */
function didInLabyrinth(view: LabyrinthView, last: string): Advice["did"] {
  const seat = view.seat ?? 0;
  const found = view.found[seat]?.at(-1);
  const cell = found === undefined ? undefined : cellOf(view, found);
  if (found === undefined || cell === undefined || last !== `move ${cellName(cell)}`) return null;
  return { key: "page-learn-labyrinth-did-found", facts: { treasure: found, left: view.left[seat] ?? 0 } };
}

/** What a coach knows of a game besides its lesson. */
interface Coaching<V extends View> {
  topic(view: V, choices: readonly Choice[]): Topic | null;
  did(view: V, last: string): Advice["did"];
  facts?(view: V): Facts;
}

const onirim: Coaching<OnirimView> = { topic: onirimTopic, did: didInOnirim };
const labyrinth: Coaching<LabyrinthView> = { topic: labyrinthTopic, did: didInLabyrinth, facts: sought };
const COACHING: Record<GameName, Coaching<never>> = { onirim, labyrinth };
