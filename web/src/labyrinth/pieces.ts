/** Tiles as things that last: a piece keeps its identity while lines slide, so that the page can move what is drawn. */

import type { Happening, LabyrinthView, Tile } from "../wire";
import { CELLS, arrowNamed, lineOf, type Arrow } from "./geometry";
import { quartersOf, shapeOf, turnOf, turned } from "./tiles";

export interface Piece {
  id: number;
  face: Tile;
  /** Quarter turns of the drawing; grows or shrinks without end, so that a turn is never unwound. */
  quarters: number;
}

export interface Layout {
  /** The pieces by cell, and after them the extra one. */
  pieces: Piece[];
  /** The arrow whose push led here from the layout before; null where nothing slid. */
  pushed: Arrow | null;
}

type Board = Pick<LabyrinthView, "tiles" | "extra">;

export function extraOf(layout: Layout): Piece {
  return layout.pieces[CELLS]!;
}

function piece(id: number, face: Tile): Piece {
  return { id, face, quarters: quartersOf(shapeOf(face.sides), turnOf(face.sides)) };
}

export function firstLayout(board: Board): Layout {
  return { pieces: [...board.tiles, board.extra].map((face, place) => piece(place, face)), pushed: null };
}

/** The piece turned by quarters. */
export function turnedBy(one: Piece, quarters: number): Piece {
  return { id: one.id, face: { ...one.face, sides: turned(one.face.sides, quarters) }, quarters: one.quarters + quarters };
}

/** The piece as it lies after so many quarter turns from its first form, turned the shorter way. */
function laid(one: Piece, turn: number): Piece {
  const quarters = [0, 1, -1, 2].find((more) => turnOf(turned(one.face.sides, more)) === turn) ?? 0;
  return quarters ? turnedBy(one, quarters) : one;
}

/** The layout with the extra tile turned. */
export function withExtraTurned(layout: Layout, quarters: number): Layout {
  return { pieces: [...layout.pieces.slice(0, CELLS), turnedBy(extraOf(layout), quarters)], pushed: null };
}

/** The pieces after a push: the extra one enters as it lies, and the last of the line is the extra one from then on. */
export function push(layout: Layout, arrow: Arrow): Layout {
  const round = [CELLS, ...lineOf(arrow)];
  const pieces = [...layout.pieces];
  round.forEach((place, i) => (pieces[place] = layout.pieces[round.at(i - 1)!]!));
  return { pieces, pushed: arrow };
}

/** The pieces of a board: those of the layout before, after the pushes that happened since; new ones where nothing tells. */
export function nextLayout(before: Layout, board: Board, happened: readonly Happening[] = []): Layout {
  const pushes = happened.filter(({ kind }) => kind === "push");
  const after = pushes.reduce<Layout>(
    (layout, { to = "", count = 0 }) => push({ ...layout, pieces: [...layout.pieces.slice(0, CELLS), laid(extraOf(layout), count)] }, arrowNamed(to)),
    { ...before, pushed: null },
  );
  return liesAs(after, board) ? after : firstLayout(board);
}

/** Whether the pieces lie as on the board; the extra one lies as its player likes. */
function liesAs({ pieces }: Layout, { tiles }: Board): boolean {
  return tiles.every(({ sides, treasure }, cell) => pieces[cell]!.face.sides === sides && pieces[cell]!.face.treasure === treasure);
}
