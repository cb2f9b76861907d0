import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { arrowNamed, cellNamed, lineOf, opposite } from "../../src/labyrinth/geometry";
import { extraOf } from "../../src/labyrinth/pieces";
import { Scene, type LabyrinthScreen } from "../../src/labyrinth/scene.svelte";
import { turnOf, turned } from "../../src/labyrinth/tiles";
import { reachFrom } from "../../src/labyrinth/ways";
import type { LabyrinthView } from "../../src/wire";
import { choice, deed } from "../choosing";
import { pushedBy, someBoard } from "./positions";

type Board = ReturnType<typeof someBoard>;

function view(board: Board, kind: "push" | "move", pawns: number[], reachable: number[] = []): LabyrinthView {
  return {
    ...board,
    game: "labyrinth",
    seat: 0,
    options: { players: 2, cards: 2, young: false, first: 0, turn_limit: null, pawns: null },
    turn: 0,
    kind,
    actor: 0,
    legal: [],
    colours: ["red", "blue"],
    pawns,
    homes: [0, 48],
    targets: ["owl", null],
    left: [2, 2],
    found: [[], []],
    open: [[], []],
    unseen: [],
    reachable,
    turns: 0,
    winner: null,
  };
}

/** A push at w4 in all turns of the extra tile, a corner; the second pawn stands at the far end of that row. */
const PAWNS = [cellNamed("a1"), cellNamed("g4")];
const AFTER = [cellNamed("a1"), cellNamed("a4")];
const pushes = [0, 1, 2, 3].map((turn) => choice(`push w4 ${turn}`, turn));
const toPush = (): LabyrinthScreen => ({ seat: 0, view: view(someBoard(), "push", PAWNS), question: "", choices: pushes, can_undo: false });
const toMove = (sides: string): LabyrinthScreen => {
  const arrow = arrowNamed("w4");
  const board = pushedBy({ sides, treasure: "spider" }, someBoard(), lineOf(arrow), opposite(arrow).name);
  const moves = [choice("move a1", 48), choice("move b1", 49)];
  const happened = [{ kind: "push", seat: 0, to: "w4", count: turnOf(sides) }];
  return { seat: 0, view: view(board, "move", AFTER, [0, 1]), question: "", choices: moves, can_undo: true, happened };
};

describe("a push is looked at", () => {
  it("with the tile as it was turned, and the pawn that is carried over", () => {
    const scene = new Scene(toPush());
    scene.turn(1);
    scene.look("w4");
    expect(scene.preview?.action).toBe(1);
    expect(scene.drawn.pieces[cellNamed("a4")]?.face.sides).toBe("ES");
    expect(scene.pawns).toEqual(AFTER);
    expect([...scene.lit]).toEqual(reachFrom(scene.drawn.pieces.slice(0, -1).map(({ face }) => face), AFTER[0]!));
    expect(scene.journeys.map((legs) => legs.map((leg) => leg.sort))).toEqual([[], ["carry"]]);
  });

  it("and turned while it is looked at", () => {
    const scene = new Scene(toPush());
    scene.look("w4");
    scene.turn(-1);
    expect(scene.preview?.action).toBe(3);
  });

  it("and left again", () => {
    const scene = new Scene(toPush());
    scene.look("w4");
    scene.look(null);
    expect(scene.drawn).toBe(scene.layout);
    expect(scene.pawns).toEqual(PAWNS);
    expect(scene.lit.size).toBe(0);
  });

  it("but not at an arrow that was not offered", () => {
    const scene = new Scene(toPush());
    scene.look("nb");
    expect(scene.arrow).toBeNull();
  });
});

it("the same position again, with somebody renamed or other words, leaves alone what is being looked at", () => {
  const scene = new Scene(toPush());
  scene.turn(1);
  scene.look("w4");
  scene.show({ ...toPush(), question: "Votre tour" }, 0);
  expect(scene.screen.question).toBe("Votre tour");
  expect(scene.preview?.action).toBe(1);
  const moving = new Scene(toMove("NE"));
  moving.aimAt(1);
  moving.show(toMove("NE"), 0);
  expect(moving.aim?.cell).toBe(1);
});

describe("a push that was looked at and made", () => {
  it("moves nothing more: what was shown is what is there", () => {
    const scene = new Scene(toPush());
    scene.turn(2);
    scene.look("w4");
    const shown = scene.drawn.pieces;
    scene.show(toMove(turned("NE", 2)));
    expect(scene.drawn.pieces).toEqual(shown);
    expect(scene.drawn.pushed).toBeNull();
    expect(scene.journeys.flat()).toEqual([]);
    expect(scene.moving).toBe(true);
    expect(scene.stay?.action).toBe(48);
  });

  it("slides where nobody looked before", () => {
    const scene = new Scene(toPush());
    scene.show(toMove("NE"));
    expect(scene.drawn.pushed?.name).toBe("w4");
    expect(scene.journeys[1]?.map((leg) => leg.sort)).toEqual(["carry"]);
  });

  it("slides once: looking at another push does not repeat it", () => {
    const scene = new Scene(toMove("NE"));
    scene.show({ ...toPush(), can_undo: false });
    scene.look("w4");
    scene.look(null);
    expect(scene.drawn.pushed).toBeNull();
  });
});

describe("a move", () => {
  it("is aimed at among those offered only", () => {
    const scene = new Scene(toMove("NE"));
    scene.aimAt(1);
    expect(scene.aim?.cell).toBe(1);
    expect(scene.way).toEqual([0, 1]);
    scene.aimAt(20);
    expect(scene.aim).toBeNull();
  });
});

describe("the lantern", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const gone = (pawns: number[]): LabyrinthScreen => {
    const moved = toMove("NE");
    return { ...moved, seat: 1, view: { ...moved.view, kind: "push", actor: 1, turn: 1, pawns } };
  };

  it("stays with the pawn that walks, and goes over when it has arrived", () => {
    const scene = new Scene(toMove("NE"));
    scene.show(gone([cellNamed("b1"), AFTER[1]!]));
    vi.advanceTimersByTime(scene.arrival() - 1);
    expect(scene.lantern).toBe(0);
    vi.advanceTimersByTime(1);
    expect(scene.lantern).toBe(1);
  });

  it("goes over at once where nobody walks", () => {
    const scene = new Scene(toMove("NE"));
    scene.show(gone(AFTER));
    expect(scene.arrival()).toBe(0);
    vi.advanceTimersByTime(0);
    expect(scene.lantern).toBe(1);
  });
});

it("a hint is shown where it is carried out", () => {
  const scene = new Scene(toPush());
  scene.suggest(deed("push w4 3"));
  expect(scene.preview?.text).toBe("push w4 3");
  expect(extraOf(scene.layout).quarters).toBe(-1);
  const moving = new Scene(toMove("NE"));
  moving.suggest(deed("move b1"));
  expect(moving.cell).toBe(1);
});

describe("a hint for a whole turn", () => {
  it("marks the cell to go to while its push is looked at", () => {
    const scene = new Scene(toPush());
    scene.suggest(deed("push w4 3"), [deed("move b1")]);
    expect(scene.advised).toBe(cellNamed("b1"));
    scene.look(null);
    expect(scene.advised).toBeNull();
    scene.look("w4");
    expect(scene.advised).toBe(cellNamed("b1"));
  });

  it("points at the cell once the push is made, and is forgotten after that", () => {
    const scene = new Scene(toPush());
    scene.suggest(deed("push w4 3"), [deed("move b1")]);
    scene.show(toMove("NW"));
    expect(scene.cell).toBe(cellNamed("b1"));
    scene.show(toPush());
    scene.show(toMove("NW"));
    expect(scene.cell).toBeNull();
  });

  it("points at nothing that cannot be reached after all", () => {
    const scene = new Scene(toPush());
    scene.suggest(deed("push w4 3"), [deed("move g7")]);
    scene.show(toMove("NW"));
    expect(scene.cell).toBeNull();
  });
});
