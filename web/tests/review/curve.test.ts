import { expect, test } from "vitest";
import { barsOf, betterOf, courseOf, momentsOf } from "../../src/review/curve";
import type { Analysis, JudgedChoice } from "../../src/wire";

const frames = [{ at: 5 }, { at: 7 }, { at: 9 }, { at: 10 }];
const about = (value: number, off = 0.1) => ({ value, low: value - off, high: value + off });

function choice(change: Partial<JudgedChoice>): JudgedChoice {
  return {
    at: 5, step: 0, seat: 0, kind: "main", played: "play rs", best: "play rs", played_value: about(0.5), best_value: about(0.5),
    loss: { value: 0, low: 0, high: 0 }, label: "", chosen: true, cost: 0, ...change,
  };
}

const blunder = choice({ at: 7, step: 1, best: "play bs", best_value: about(0.6), played_value: about(0.4), label: "blunder", cost: 0.2 });

const analysis: Analysis = {
  game: "onirim", options: {}, unit: "points", seats: ["Léa"], finished: true, resigned: null,
  choices: [choice({}), blunder],
  draws: [
    { at: 7, step: 1, seat: 0, outcomes: ["gs"], change: [0.1], noise: 0.02 },
    { at: 9, step: 2, seat: 0, outcomes: ["dr"], change: [-0.4], noise: 0.5 },
  ],
  curve: [
    { at: 5, step: 0, values: [0.5] },
    { at: 5, step: 0, values: [0.5] },
    { at: 7, step: 1, values: [0.6] },
    { at: 7, step: 1, values: [0.4] },
    { at: 10, step: 2, values: [0] },
  ],
  accounts: [],
};

test("what changes within a place is a choice, what changes between two is luck", () => {
  const { points, changes } = courseOf(analysis, frames, 0, true);
  expect(points.map(({ frame, value }) => [frame, value])).toEqual([[0, 0.5], [0, 0.5], [1, 0.6], [1, 0.4], [3, 0]]);
  expect(changes.map(({ by }) => by)).toEqual(["own", "luck", "own", "luck"]);
  const sum = changes.reduce((all, { amount }) => all + amount, points[0]!.value);
  expect(sum).toBeCloseTo(0);
});

test("the interval is that of the decision, within what can be, and the end is certain", () => {
  const { points } = courseOf(analysis, frames, 0, true);
  expect(points[2]!.low).toBeCloseTo(0.5);
  expect(points[2]!.high).toBeCloseTo(0.7);
  expect(points.at(-1)).toMatchObject({ low: 0, high: 0 });
});

test("what nobody changed is no bar, and those of one frame are one", () => {
  const { changes } = courseOf(analysis, frames, 0, true);
  expect(barsOf(changes, ["own", "others"]).map(({ frame }) => frame)).toEqual([1]);
  const twice = [{ frame: 2, by: "luck" as const, amount: 0.1 }, { frame: 2, by: "luck" as const, amount: 0.2 }];
  expect(barsOf(twice, ["luck"])[0]?.amount).toBeCloseTo(0.3);
  expect(twice[0]?.amount).toBe(0.1);
});

test("choices of others are told apart from one's own", () => {
  const together = { ...analysis, seats: ["Léa", "bot hard"], curve: analysis.curve.map((point) => ({ ...point, values: [point.values[0]!, point.values[0]!] })) };
  expect(courseOf(together, frames, 1, true).changes.map(({ by }) => by)).toEqual(["others", "luck", "others", "luck"]);
});

test("giving up is a choice of whoever gave up", () => {
  const given = { ...analysis, resigned: 0, curve: [...analysis.curve.slice(0, 4), { at: 10, step: 2, values: [0.4] }, { at: 10, step: 2, values: [0] }] };
  expect(courseOf(given, frames, 0, true).changes.at(-1)).toMatchObject({ by: "own", frame: 3 });
});

test("moments are choices with a name, and luck that is more than noise", () => {
  expect(momentsOf(analysis, frames, 0)).toEqual([
    { sort: "choice", frame: 1, index: 1, label: "blunder", cost: 0.2 },
    { sort: "luck", frame: 1, index: 0, amount: 0.1 },
  ]);
  expect([...betterOf(analysis, frames, 0)]).toEqual([[1, "play bs"]]);
  expect(momentsOf({ ...analysis, choices: [], draws: [] }, frames, 0)).toEqual([]);
});

test("turns are drawn from none to a round number above the most", () => {
  const turns: Analysis = { ...analysis, game: "labyrinth", unit: "turns", choices: [], curve: [{ at: 5, step: 0, values: [-11] }, { at: 10, step: 1, values: [-17] }] };
  expect(courseOf(turns, frames, 0, false)).toMatchObject({ bottom: -20, top: 0 });
});
