import { describe, expect, it } from "vitest";
import { ARROWS, CELLS, arrowNamed, lineOf, opposite } from "../../src/labyrinth/geometry";
import { extraOf, firstLayout, nextLayout, push, withExtraTurned } from "../../src/labyrinth/pieces";
import type { Happening } from "../../src/wire";
import { pushedBy, someBoard } from "./positions";

const ids = (layout: { pieces: { id: number }[] }) => layout.pieces.map((piece) => piece.id);

const pushed = (to: string, count: number): Happening[] => [{ kind: "push", seat: 0, to, count }];

describe("pieces keep their identity", () => {
  it.each(ARROWS.map((arrow) => arrow.name))("through a push at %s, however the tile was turned", (name) => {
    const arrow = arrowNamed(name);
    const line = lineOf(arrow);
    const before = firstLayout(someBoard());
    const board = pushedBy({ sides: "SW", treasure: "spider" }, someBoard(), line, opposite(arrow).name);
    const after = nextLayout(before, board, pushed(name, 2));
    expect(after.pushed).toBe(arrow);
    expect(after.pieces[line[0]!]!.id).toBe(CELLS);
    expect(after.pieces[line[0]!]!.face.sides).toBe("SW");
    expect(extraOf(after).id).toBe(line.at(-1));
    for (let i = 1; i < line.length; i++) expect(after.pieces[line[i]!]!.id).toBe(line[i - 1]);
  });

  it("when nothing slid", () => {
    const before = firstLayout(someBoard());
    const again = nextLayout(before, someBoard());
    expect(ids(again)).toEqual(ids(before));
    expect(again.pushed).toBeNull();
  });

  it("and are new ones on another board, and where a push was missed", () => {
    const other = someBoard();
    other.tiles.reverse();
    for (const happened of [[], pushed("w4", 0)]) {
      expect(nextLayout(firstLayout(someBoard()), other, happened).pieces.map((piece) => piece.face)).toEqual([...other.tiles, other.extra]);
    }
  });
});

describe("the extra tile", () => {
  it("turns without being unwound", () => {
    const first = firstLayout(someBoard());
    const layout = [1, 1, 1, 1].reduce(withExtraTurned, first);
    expect(extraOf(layout).face.sides).toBe("NE");
    expect(extraOf(layout).quarters).toBe(extraOf(first).quarters + 4);
  });

  it("enters as it was turned in a preview, and the real push moves nothing more", () => {
    const arrow = arrowNamed("nd");
    const turned = withExtraTurned(firstLayout(someBoard()), 3);
    const preview = push(turned, arrow);
    const real = nextLayout(turned, pushedBy({ sides: "NW", treasure: "spider" }, someBoard(), lineOf(arrow), "sd"), pushed("nd", 3));
    expect(real.pieces).toEqual(preview.pieces);
  });
});
