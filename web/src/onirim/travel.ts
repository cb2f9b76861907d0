/** Cards travel: whatever lies elsewhere after a change glides there from where it was. */

import type { Piece } from "./pieces";

interface Spot {
  x: number;
  y: number;
  width: number;
}

const MOVE = { duration: 240, easing: "cubic-bezier(.2,.8,.2,1)" };
const FADE = { duration: 120, easing: "linear" };
const SPIN = { duration: 520, easing: "cubic-bezier(.6,0,.2,1)" };

export type Spots = Map<string, Spot>;

export const stillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: element.offsetWidth };
}

/** Where every card and every zone is now. */
export function spotsIn(root: HTMLElement): Spots {
  const spots: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]"))
    spots.set(element.dataset["piece"] ?? "", spotOf(element));
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]"))
    spots.set(element.dataset["zone"] ?? "", spotOf(element));
  return spots;
}

/** Let the cards glide from their old spots; those without one come from the zone they were in, or from the deck. */
export function travel(root: HTMLElement, before: Spots, pieces: readonly Piece[]): void {
  const still = stillness();
  const byId = new Map(pieces.map((piece) => [String(piece.id), piece]));
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const piece = byId.get(element.dataset["piece"] ?? "");
    if (!piece) continue;
    const start = before.get(String(piece.id)) ?? before.get(piece.from ?? "deck");
    if (!start) continue;
    const end = spotOf(element);
    const [x, y] = [start.x - end.x, start.y - end.y];
    if (Math.hypot(x, y) < 2) continue;
    if (still) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
      continue;
    }
    const scale = end.width ? start.width / end.width : 1;
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], MOVE);
  }
}

/** Limbo is shuffled into the deck: its spiral turns. */
export function turnSpiral(element: Element | null | undefined): void {
  if (element && !stillness()) element.animate([{ rotate: "0deg" }, { rotate: "270deg" }], SPIN);
}
