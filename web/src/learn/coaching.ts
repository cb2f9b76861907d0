/** What a coach knows of a game: what the folder of a game has in `learn/coach.ts`. */

import type { Choice, Deed, Happening, View } from "../wire";

export interface Step {
  say: string;
  /** What to do. */
  verb: string;
  /** What may be chosen to do it to, so as to go on with the lesson; the first that is offered is the one to try. */
  about: Deed["about"][];
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

/** What a question is about, and the choice to point at, if one is clearly good. */
export interface Topic {
  topic: string;
  attempts: Choice[];
}

export const about = (topic: string, choices: readonly Choice[] = [], wanted: (choice: Choice) => boolean = () => false): Topic => ({
  topic,
  attempts: choices.filter(wanted).slice(0, 1),
});

/** Things to point at together; the first of several such groups that is all in sight is the one. */
export type Group = readonly string[];

export interface Coaching<V extends View> {
  lesson: Lesson;
  /** The kinds of question that the lesson has words for, and the verbs that answer each. */
  verbs: Readonly<Record<string, readonly string[]>>;
  topic(view: V, choices: readonly Choice[]): Topic | null;
  /** What has just been done, by what happened since the screen before. */
  did(view: V, happened: readonly Happening[]): Advice["did"];
  facts?(view: V): Facts;
  /** The ways to point at choices that are equally good, of which there is one, from the last click back to the first. */
  pointers(choices: readonly Choice[], first: Choice): Group[];
}
