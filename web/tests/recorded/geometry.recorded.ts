/** The page's geometry against the engine's: positions of real games, with what each push would do. */

import { expect, it } from "vitest";
import { CELLS, arrowNamed, carriedBy, opposite } from "../../src/labyrinth/geometry";
import { extraOf, firstLayout, push, withExtraTurned } from "../../src/labyrinth/pieces";
import { turnOf, turned } from "../../src/labyrinth/tiles";
import { reachFrom, wayBetween } from "../../src/labyrinth/ways";
import type { LabyrinthView, Tile } from "../../src/wire";
import { recorded } from "./recorded";

interface Pushed {
  arrow: string;
  turn: number;
  tiles: Tile[];
  extra: Tile;
  pawns: number[];
  barred: string;
  reachable: number[];
}

interface Position {
  view: LabyrinthView;
  pushes: Pushed[];
  /** The ways to every cell in reach of the pawn that is to move. */
  ways: number[][];
}

const positions = recorded<Position[]>("positions");

it("every push leads where the engine says", () => {
  for (const { view, pushes } of positions) {
    for (const { arrow, turn, ...after } of pushes) {
      const first = firstLayout(view);
      const quarters = [0, 1, 2, 3].find((more) => turnOf(turned(extraOf(first).face.sides, more)) === turn) ?? 0;
      const layout = push(withExtraTurned(first, quarters), arrowNamed(arrow));
      const tiles = layout.pieces.slice(0, CELLS).map(({ face }) => face);
      const pawns = carriedBy(arrowNamed(arrow), view.pawns);
      const reachable = reachFrom(tiles, pawns[view.actor]!);
      const { sides, treasure } = extraOf(layout).face;
      const extra = { sides: turned(sides, -turnOf(sides)), treasure }; // in the hand it lies as it likes
      expect({ tiles, extra, pawns, barred: opposite(arrowNamed(arrow)).name, reachable }).toEqual(after);
    }
  }
});

it("every way is the one that the engine would go", () => {
  for (const { view, ways } of positions) {
    for (const way of ways) expect(wayBetween(view.tiles, way[0]!, way.at(-1)!)).toEqual(way);
    if (ways.length > 0) expect(ways.map((way) => way.at(-1))).toEqual(reachFrom(view.tiles, view.pawns[view.actor]!));
  }
});
