/** Places and people in words. */

import type { Seat } from "../wire";
import { say } from "../words.svelte";
import { COLUMNS, SIZE, arrowNamed, lineName, placeOf, type Arrow } from "./geometry";
import type { Scene } from "./scene.svelte";

/** Where an arrow stands: "above column d". */
export function whereWords(arrow: Arrow): string {
  return say(`page-labyrinth-at-${arrow.side}`, { line: lineName(arrow) });
}

export function arrowWords(name: string, barred: boolean): string {
  return say(barred ? "page-labyrinth-arrow-barred" : "page-labyrinth-arrow", { where: whereWords(arrowNamed(name)) });
}

export function treasureWords(treasure: string, form: "the" | "" = ""): string {
  return say(form ? `treasure-${treasure}.${form}` : `treasure-${treasure}`);
}

/** A cell with all that there is to see: "row 3, column e: corner open to north and east, the owl, reachable". */
export function cellWords(scene: Scene, cell: number, seats: readonly Seat[], sought: readonly number[]): string {
  const { view, screen } = scene;
  const face = scene.drawn.pieces[cell]!.face;
  const own = (seat: number, key: string): string =>
    seat === screen.seat ? say(`page-labyrinth-${key}-own`) : say(`page-labyrinth-${key}-of`, { player: seats[seat]?.name ?? "" });
  const what = [
    say(`page-labyrinth-sides-${face.sides}`),
    ...(face.treasure ? [treasureWords(face.treasure, "the")] : []),
    ...(sought.includes(cell) && face.treasure ? [say("page-labyrinth-sought")] : []),
    ...view.homes.flatMap((home, seat) => (home === cell ? [own(seat, "home")] : [])),
    ...scene.pawns.flatMap((pawn, seat) => (pawn === cell ? [own(seat, "pawn")] : [])),
    ...(scene.lit.has(cell) ? [say("page-labyrinth-reachable")] : []),
  ].join(", ");
  const { x, y } = placeOf(cell);
  return say("page-labyrinth-cell", { row: y + 1, column: COLUMNS.charAt(x), what });
}

export interface Gain {
  count: number;
  /** The pawns that the push carries over, each with a sentence and a short one. */
  carried: { seat: number; words: string; short: string }[];
}

/** What the push that is being looked at would bring; null where none is. */
export function gainOf(scene: Scene, seats: readonly Seat[]): Gain | null {
  const push = scene.preview;
  if (!push) return null;
  const arrow = arrowNamed(push.arrow);
  const side = say(`page-labyrinth-off-${{ n: "s", e: "w", s: "n", w: "e" }[arrow.side]}`);
  const carried = scene.view.pawns.flatMap((from, seat) => {
    const to = scene.pawns[seat] ?? from;
    if (Math.abs(placeOf(to).x - placeOf(from).x) < SIZE - 1 && Math.abs(placeOf(to).y - placeOf(from).y) < SIZE - 1) return [];
    const own = seat === scene.screen.seat;
    const player = seats[seat]?.name ?? "";
    return [
      {
        seat,
        words: say(own ? "page-labyrinth-carried-own" : "page-labyrinth-carried", { player, side }),
        short: say(own ? "page-labyrinth-carried-own-short" : "page-labyrinth-carried-short", { player }),
      },
    ];
  });
  return { count: scene.gained?.length ?? 0, carried };
}

/** The same in one breath, for a button and for the reader. */
export function gainWords(gain: Gain): string {
  return [say("page-labyrinth-gain-short", { count: gain.count }), ...gain.carried.map((one) => one.short)].join(", ");
}

/** Who won, as a heading. */
export function endingTitle(scene: Scene, seats: readonly Seat[]): string {
  const { winner } = scene.view;
  if (winner === null) return say("page-labyrinth-ended");
  if (winner === scene.screen.seat) return say("page-labyrinth-winner-own");
  return say("page-labyrinth-winner", { player: seats[winner]?.name ?? "" });
}
