import { describe, expect, it } from "vitest";
import { ARROWS, CELLS, arrowNamed, lineOf, opposite } from "../../src/labyrinth/geometry";
import { extraOf, firstLayout, nextLayout, push, withExtraTurned } from "../../src/labyrinth/pieces";
import { pushedBy, someBoard } from "./positions";

const ids = (layout: { pieces: { id: number }[] }) => layout.pieces.map((piece) => piece.id);

describe("pieces keep their identity", () => {
  it.each(ARROWS.map((arrow) => arrow.name))("through a push at %s, however the tile was turned", (name) => {
    const arrow = arrowNamed(name);
    const line = lineOf(arrow);
    const before = firstLayout(someBoard());
    const after = nextLayout(before, pushedBy({ sides: "SW", treasure: "spider" }, someBoard(), line, opposite(arrow).name));
    expect(after.pushed).toBe(arrow);
    expect(after.pieces[line[0]!]!.id).toBe(CELLS);
    expect(after.pieces[line[0]!]!.face.sides).toBe("SW");
    expect(extraOf(after).id).toBe(line.at(-1));
    for (let i = 1; i < line.length; i++) expect(after.pieces[line[i]!]!.id).toBe(line[i - 1]);
  });

  it("when a push is taken back, from the other end", () => {
    const arrow = arrowNamed("w4");
    const before = firstLayout(someBoard());
    const pushed = nextLayout(before, pushedBy({ sides: "NW", treasure: "spider" }, someBoard(), lineOf(arrow), "e4"));
    const back = nextLayout(pushed, someBoard());
    expect(ids(back)).toEqual(ids(before));
    expect(back.pushed?.name).toBe("e4");
  });

  it("when nothing slid", () => {
    const before = firstLayout(someBoard());
    const again = nextLayout(before, someBoard());
    expect(ids(again)).toEqual(ids(before));
    expect(again.pushed).toBeNull();
  });

  it("and are new ones on another board", () => {
    const other = someBoard();
    other.tiles.reverse();
    expect(nextLayout(firstLayout(someBoard()), other).pieces.map((piece) => piece.face)).toEqual([...other.tiles, other.extra]);
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
    const real = nextLayout(turned, pushedBy({ sides: "NW", treasure: "spider" }, someBoard(), lineOf(arrow), "sd"));
    expect(real.pieces).toEqual(preview.pieces);
  });
});
