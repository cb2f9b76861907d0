/** A replay and an analysis as the server tells them: docs/protocol.md. */

import type { Choice, Fault, GameName, Language, LogLine, Seat, View, Zone } from "../wire";

/** A position in which somebody had to choose, or the end. */
export interface Frame {
  /** How many live events led to it: the place of the decision in an analysis. */
  at: number;
  /** How much of the log had been written. */
  seq: number;
  turn: number;
  view: View;
  question: string;
  choices: Choice[];
  /** What the viewer chose here. */
  played: string | null;
  zones?: Zone[];
}

export interface Replay {
  table: string;
  game: GameName;
  /** A game that was kept from before has no such words. */
  title?: string;
  options?: Record<string, unknown>;
  chosen?: string;
  /** Whether all seats share one result. */
  together?: boolean;
  language: Language;
  viewer: number | null;
  seats: Seat[];
  result: string;
  returns: number[];
  assisted: boolean;
  undo: "free" | "fair";
  log: LogLine[];
  frames: Frame[];
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export type Label = "inaccuracy" | "mistake" | "blunder";

export interface JudgedChoice {
  at: number;
  step: number;
  seat: number;
  kind: string;
  played: string;
  best: string;
  played_value: Estimate;
  best_value: Estimate;
  loss: Estimate;
  label: Label | "forced" | "";
  chosen: boolean;
  cost: number;
}

export interface Draw {
  at: number;
  step: number;
  seat: number;
  outcomes: string[];
  change: number[];
  noise: number;
}

export interface Account {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  given_up: number;
  noise: number;
}

export interface Analysis {
  game: GameName;
  unit: "points" | "turns";
  seats: string[];
  resigned: number | null;
  choices: JudgedChoice[];
  draws: Draw[];
  curve: { at: number; step: number; values: number[] }[];
  accounts: Account[];
}

/** The parts of a result, rounded so that they still add up: points, or turns. */
export type Sums = Record<"start" | "luck" | "own" | "others" | "result" | "noise", number>;

export interface Review {
  analysis: Analysis;
  /** For each choice of the analysis what was played and what was best, in words. */
  choices: { played: string; best: string }[];
  /** For each draw what came, in words. */
  draws: string[];
  /** For each seat. */
  sums: Sums[];
  told: string[][];
}

export type News = { progress: { done: number; of: number } } | { review: Review } | { error: Fault };
