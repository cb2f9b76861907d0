/** Tiles as things that last: a piece keeps its identity while lines slide, so that the page can move what is drawn. */

import type { LabyrinthView, Tile } from "../wire";
import { ARROWS, CELLS, arrowNamed, lineOf, opposite, type Arrow } from "./geometry";
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

type Board = Pick<LabyrinthView, "tiles" | "extra" | "barred">;

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

/** The piece lying open to these sides, turned the shorter way. */
function laid(one: Piece, sides: string): Piece {
  const quarters = [0, 1, -1, 2].find((more) => turned(one.face.sides, more) === sides) ?? 0;
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

/** The layout with its pieces lying as on the board; null if one is another tile, or lies otherwise and is not `free`. */
function fitted(layout: Layout, board: Board, free: number | undefined = undefined): Layout | null {
  const faces = [...board.tiles, board.extra];
  const fits = (one: Piece, place: number): boolean => {
    const face = faces[place]!;
    const alike = shapeOf(one.face.sides) === shapeOf(face.sides) && one.face.treasure === face.treasure;
    return alike && (one.face.sides === face.sides || place === CELLS || place === free);
  };
  if (!layout.pieces.every(fits)) return null;
  return { ...layout, pieces: layout.pieces.map((one, place) => (place === CELLS ? one : laid(one, faces[place]!.sides))) };
}

/** The pieces of a board, recognised from the layout before. A push taken back is one from the other end. */
export function nextLayout(before: Layout | null, board: Board): Layout {
  if (!before) return firstLayout(board);
  const likely = board.barred ? opposite(arrowNamed(board.barred)) : null;
  const arrows = likely ? [likely, ...ARROWS.filter((one) => one !== likely)] : ARROWS;
  const candidates = [
    () => fitted({ ...before, pushed: null }, board),
    ...arrows.map((arrow) => () => fitted(push(before, arrow), board, lineOf(arrow)[0])),
  ];
  for (const candidate of candidates) {
    const layout = candidate();
    if (layout) return layout;
  }
  return firstLayout(board);
}
