/** Takes an element along a journey, to where it stands from then on. */

import type { Point } from "./geometry";
import { framesOf, timeOf, type Leg } from "./motion";

/** Where a pawn's foot stands in a cell that it only passes through. */
const FOOT: Point = { x: 0.5, y: 0.64 };

/** All in cells; `above` is how far over the pawn's foot the element is. */
export function walk(element: Element, journey: readonly Leg[], wait: number, end: Point, above = 0): void {
  element.getAnimations().forEach((one) => one.cancel());
  const frames = framesOf(journey);
  element.animate(
    frames.map((frame, i) => {
      const foot = i === frames.length - 1 ? end : { x: frame.x + FOOT.x, y: frame.y + FOOT.y };
      return { offset: frame.offset, translate: `calc(${foot.x} * var(--cell)) calc(${foot.y - above} * var(--cell))` };
    }),
    { duration: timeOf(journey), delay: wait, fill: "backwards", easing: "cubic-bezier(.4,.1,.4,1)" },
  );
}
