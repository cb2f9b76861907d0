/** Cards travel: whatever lies elsewhere after a change glides there from where it was. */

import { stillness } from "../stillness";
import { pictureOf } from "./pictures.svelte";
import type { Piece } from "./pieces";

interface Spot {
  x: number;
  y: number;
  width: number;
}

const MOVE = { duration: 240, easing: "cubic-bezier(.2,.8,.2,1)" };
/** Cards that come out of the deck together come one after the other. */
const NEXT = 60;
const LAST = 240;
const FLIP = { duration: 220, easing: "cubic-bezier(.4,0,.4,1)" };
const FADE = { duration: 120, easing: "linear" };
const SPIN = { duration: 520, easing: "cubic-bezier(.6,0,.2,1)" };

export type Spots = Map<string, Spot>;

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
  let drawn = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const piece = byId.get(element.dataset["piece"] ?? "");
    if (!piece) continue;
    const known = before.get(String(piece.id));
    const start = known ?? before.get(piece.from ?? "deck");
    if (!start) continue;
    const end = spotOf(element);
    const [x, y] = [start.x - end.x, start.y - end.y];
    if (Math.hypot(x, y) < 2) continue;
    if (still) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
      continue;
    }
    const scale = end.width ? start.width / end.width : 1;
    const delay = !known && piece.from === null ? Math.min(drawn++ * NEXT, LAST) : 0;
    const way = [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }];
    element.animate(way, { ...MOVE, delay, fill: "backwards" });
    if (!known && piece.from === null && piece.code !== null) turnUp(element, delay);
  }
}

/** A card out of the deck shows its back first. */
function turnUp(element: HTMLElement, delay: number): void {
  const face = element.querySelector("img");
  const picture = pictureOf("card-back");
  if (!face || picture === undefined) return;
  const back = Object.assign(new Image(), { src: picture, alt: "", className: "turning" });
  element.append(back);
  const timing = { ...FLIP, delay, fill: "backwards" } as const;
  const edge = (side: number) => ({ transform: `rotateY(${side * 90}deg)`, offset: 0.5 });
  face.animate([{ transform: "rotateY(-90deg)", offset: 0 }, edge(-1), { transform: "none" }], timing);
  const turning = back.animate([{ transform: "none" }, edge(1), { transform: "rotateY(90deg)" }], timing);
  const done = (): void => back.remove();
  turning.finished.then(done, done);
}

/** Limbo is shuffled into the deck: its spiral turns. */
export function turnSpiral(element: Element | null | undefined): void {
  if (element && !stillness()) element.animate([{ rotate: "0deg" }, { rotate: "270deg" }], SPIN);
}
