/** Places round the winner for what was found: an arch for a few, a whole ring for many. */

import type { Point } from "./geometry";

const ARCH_MOST = 9;
const FLATTEST = 150;

/** Places on a circle of radius 1 about (0, 0), from left to right over the top. */
export function ringOf(count: number): Point[] {
  const whole = count > ARCH_MOST;
  const span = whole ? 360 - 360 / count : Math.min(FLATTEST, (count - 1) * 30);
  return [...Array(count).keys()].map((index) => {
    const part = count > 1 ? index / (count - 1) - 0.5 : 0;
    const angle = (part * span * Math.PI) / 180;
    return { x: Math.sin(angle), y: -Math.cos(angle) };
  });
}
