import { expect, test } from "vitest";
import { histogram, mean, rolling, streaks, wilson } from "../../src/statistics/arithmetic";

test("Wilson’s interval is that of the books, and never leaves 0 to 1", () => {
  const { value, low, high } = wilson(10, 20);
  expect(value).toBe(0.5);
  expect(low).toBeCloseTo(0.2993, 4);
  expect(high).toBeCloseTo(0.7007, 4);
  const none = wilson(0, 10);
  expect(none.low).toBe(0);
  expect(none.high).toBeCloseTo(0.2775, 4);
  expect(wilson(3, 3)).toMatchObject({ value: 1, high: 1 });
  expect(wilson(3, 3).low).toBeCloseTo(0.4385, 4);
  expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
});

test("a mean has an interval from two values on", () => {
  expect(mean([30])).toEqual({ value: 30, low: 30, high: 30 });
  const { value, low, high } = mean([20, 30]);
  expect(value).toBe(25);
  expect(high - 25).toBeCloseTo(9.79982, 4);
  expect(25 - low).toBeCloseTo(high - 25, 9);
});

test("a rolling mean begins with what there is, and forgets what is too long ago", () => {
  expect(rolling([1, 0, 1, 1, 0], 2)).toEqual([1, 0.5, 0.5, 1, 0.5]);
  expect(rolling([])).toEqual([]);
  const many = rolling([...Array<number>(20).fill(0), ...Array<number>(20).fill(1)]);
  expect(many[19]).toBe(0);
  expect(many[29]).toBeCloseTo(0.5);
  expect(many[39]).toBe(1);
});

test("streaks of wins and losses", () => {
  expect(streaks([])).toEqual({ now: 0, winning: false, best: 0 });
  expect(streaks([true, true, false, true, true, true])).toEqual({ now: 3, winning: true, best: 3 });
  expect(streaks([true, true, false, false])).toEqual({ now: 2, winning: false, best: 2 });
  expect(streaks([false])).toEqual({ now: 1, winning: false, best: 0 });
});

test("a histogram holds every value once", () => {
  expect(histogram([0, 8, 8, 3], 0, 8).map(({ count }) => count)).toEqual([1, 0, 0, 1, 0, 0, 0, 0, 2]);
  const wide = histogram([27, 28, 40, 66], 27, 66, 8);
  expect(wide).toHaveLength(8);
  expect(wide[0]).toEqual({ from: 27, to: 31, count: 2 });
  expect(wide.at(-1)).toEqual({ from: 62, to: 66, count: 1 });
  expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  expect(histogram([5], 5, 5, 8)).toEqual([{ from: 5, to: 5, count: 1 }]);
});
