/** The course of a game as numbers to draw: what it was worth to a seat, and what every change of that was. */

import { frameAt } from "./frames";
import type { Analysis, Frame, Label } from "../wire";

export interface Point {
  frame: number;
  value: number;
  low: number;
  high: number;
}

/** What changed the value between two points. */
export interface Change {
  frame: number;
  by: "luck" | "own" | "others";
  amount: number;
}

export interface Course {
  points: Point[];
  /** `changes[i]` lies between `points[i]` and `points[i + 1]`. */
  changes: Change[];
  /** The range of values that the curve is drawn in. */
  bottom: number;
  top: number;
}

const LABELS: readonly string[] = ["inaccuracy", "mistake", "blunder"];

export const isLabel = (label: string): label is Label => LABELS.includes(label);

/** The course of a game for a seat, whose result all may share. A choice changes the value within one place of the curve, luck between two. */
export function courseOf(analysis: Analysis, frames: readonly Pick<Frame, "at">[], seat: number, shared: boolean): Course {
  const judged = new Map(analysis.choices.filter((one) => one.label !== "forced").map((one) => [one.at, one]));
  let off = { down: 0, up: 0 };
  const points = analysis.curve.map(({ at, values }): Point => {
    const value = values[seat] ?? 0;
    const choice = judged.get(at);
    if (choice && (shared || choice.seat === seat)) {
      const seen = choice.cost ? choice.best_value : choice.played_value;
      off = { down: seen.value - seen.low, up: seen.high - seen.value };
    }
    const [least, most] = analysis.unit === "points" ? [0, 1] : [-Infinity, 0];
    return { frame: frameAt(frames, at), value, low: Math.max(least, value - off.down), high: Math.min(most, value + off.up) };
  });
  const end = points.at(-1);
  if (end) points[points.length - 1] = { ...end, low: end.value, high: end.value };
  const changes = analysis.curve.slice(1).map(({ at, values }, index): Change => {
    const before = analysis.curve[index];
    const chosen = before?.at === at;
    const who = judged.get(at)?.seat ?? analysis.resigned;
    return {
      frame: frameAt(frames, at),
      by: !chosen ? "luck" : who === seat ? "own" : "others",
      amount: (values[seat] ?? 0) - (before?.values[seat] ?? 0),
    };
  });
  return { points, changes, ...rangeOf(analysis.unit, points) };
}

/** Chances to win lie between none and all; turns between the fewest and the most that were to be expected. */
function rangeOf(unit: Analysis["unit"], points: readonly Point[]): { bottom: number; top: number } {
  if (unit === "points") return { bottom: 0, top: 1 };
  const worst = Math.min(...points.map(({ low }) => low), -1);
  return { bottom: -Math.ceil(-worst / 5) * 5, top: 0 };
}

/** Changes of one sort, those of one frame together; none that is nothing. */
export function barsOf(changes: readonly Change[], sorts: readonly Change["by"][]): Change[] {
  const bars: Change[] = [];
  for (const change of changes) {
    if (!sorts.includes(change.by) || change.amount === 0) continue;
    const last = bars.at(-1);
    if (last?.frame === change.frame && last.by === change.by) last.amount += change.amount;
    else bars.push({ ...change });
  }
  return bars;
}

/** Something that mattered: a choice that has a name, or a draw that gave or took much. */
export type Moment =
  | { sort: "choice"; frame: number; index: number; label: Label; cost: number }
  | { sort: "luck"; frame: number; index: number; amount: number };

const TELLING = { points: 0.05, turns: 1 };
const MOST_CHOICES = 8;

/** The choices of a seat that have a name, the worst ones, and the draws that gave and took most; in the order of the game. */
export function momentsOf(analysis: Analysis, frames: readonly Pick<Frame, "at">[], seat: number): Moment[] {
  const choices = analysis.choices
    .map((choice, index) => ({ choice, index }))
    .filter(({ choice }) => choice.seat === seat && isLabel(choice.label))
    .sort((one, other) => other.choice.cost - one.choice.cost)
    .slice(0, MOST_CHOICES)
    .map(({ choice, index }): Moment => {
      return { sort: "choice", frame: frameAt(frames, choice.at), index, label: choice.label as Label, cost: choice.cost };
    });
  const draws = analysis.draws
    .map((draw, index) => ({ draw, index, amount: draw.change[seat] ?? 0 }))
    .filter(({ draw, amount }) => draw.outcomes.length > 0 && Math.abs(amount) >= Math.max(TELLING[analysis.unit], draw.noise))
    .sort((one, other) => one.amount - other.amount);
  const telling = new Set([draws.find(({ amount }) => amount < 0), draws.findLast(({ amount }) => amount > 0)]);
  const luck = [...telling].flatMap((one): Moment[] =>
    one ? [{ sort: "luck", frame: frameAt(frames, one.draw.at), index: one.index, amount: one.amount }] : [],
  );
  return [...choices, ...luck].sort((one, other) => one.frame - other.frame);
}

/** For every frame in which a seat could clearly have done better, the text of the better choice. */
export function betterOf(analysis: Analysis, frames: readonly Pick<Frame, "at">[], seat: number): Map<number, string> {
  return new Map(
    analysis.choices
      .filter((choice) => choice.seat === seat && choice.chosen && isLabel(choice.label))
      .map((choice) => [frameAt(frames, choice.at), choice.best]),
  );
}
