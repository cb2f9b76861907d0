import { expect, it } from "vitest";
import { Pieces } from "../../src/onirim/pieces";
import type { Happening } from "../../src/wire";
import { decision } from "./decisions";

const { view } = decision("alone", "main");
const bare = { ...view, rows: [["rs"]], discard: {}, limbo: {}, removed: {}, looked: [], resolving: null, deck: { count: 40, top: [], bottom: [] }, doors: [[]], towers: [] };
const move = (card: string | undefined, from: string, to: string): Happening => ({ kind: "move", ...(card && { card }), from, to });
const hand = (cards: string[]) => [{ count: cards.length, cards }];

it("a card that is played is the same thing in the row", () => {
  const before = new Pieces().follow({ ...bare, hands: hand(["bm", "gk"]) });
  const [moon] = before.in("hand0");
  const after = before.follow({ ...bare, hands: hand(["gk"]), rows: [["rs", "bm"]] }, [move("bm", "hand0", "row0")]);
  expect(after.in("row0").at(-1)).toEqual({ id: moon?.id, code: "bm", zone: "row0", from: "hand0" });
});

it("a card drawn comes out of the deck and lies last in the hand", () => {
  const before = new Pieces().follow({ ...bare, hands: hand(["gk", "ns"]) });
  const after = before.follow({ ...bare, hands: hand(["bs", "gk", "ns"]) }, [move("bs", "deck", "hand0")]);
  expect(after.in("hand0").map(({ code }) => code)).toEqual(["gk", "ns", "bs"]);
  expect(after.in("hand0").at(-1)?.from).toBeNull();
});

it("equal cards keep apart: one stays, one goes to the discard", () => {
  const before = new Pieces().follow({ ...bare, hands: hand(["bs", "bs"]) });
  const ids = before.in("hand0").map(({ id }) => id);
  const after = before.follow({ ...bare, hands: hand(["bs"]), discard: { bs: 1 } }, [move("bs", "hand0", "discard")]);
  expect([after.in("hand0")[0]?.id, after.in("discard")[0]?.id].sort()).toEqual([...ids].sort());
});

it("a hidden card that is played gets its face", () => {
  const two = { ...bare, hands: [{ count: 0, cards: [] }, { count: 2, cards: [] }], rows: [[], []], doors: [[], []] };
  const before = new Pieces().follow(two);
  const after = before.follow({ ...two, hands: [{ count: 0, cards: [] }, { count: 1, cards: [] }], rows: [[], ["rs"]] }, [move("rs", "hand1", "row1")]);
  expect(before.in("hand1").map(({ id }) => id)).toContain(after.in("row1")[0]?.id);
});

it("a Door out of Limbo or the deck ends among the Doors", () => {
  const before = new Pieces().follow({ ...bare, hands: hand(["rk"]), resolving: "rd" });
  const after = before.follow({ ...bare, hands: hand([]), doors: [["rd"]], discard: { rk: 1 } }, [move("rk", "hand0", "discard"), move("rd", "resolving", "doors0")]);
  expect(after.in("doors0")[0]).toMatchObject({ id: before.in("resolving")[0]?.id, from: "resolving" });
});

it("a card that is played and drawn again is told apart from one that stayed", () => {
  const before = new Pieces().follow({ ...bare, hands: hand(["bs", "gk"]) });
  const [sun] = before.in("hand0");
  const after = before.follow({ ...bare, hands: hand(["bs", "gk"]), rows: [["rs", "bs"]] }, [move("bs", "hand0", "row0"), move("bs", "deck", "hand0")]);
  expect(after.in("row0").at(-1)?.id).toBe(sun?.id);
  expect(after.in("hand0").map(({ code, from }) => [code, from])).toEqual([["gk", "hand0"], ["bs", null]]);
});

it("a card known on top of the deck is the one that is drawn", () => {
  const known = { ...bare, deck: { count: 40, top: ["gs"], bottom: [] } };
  const before = new Pieces().follow({ ...known, hands: hand(["gk"]) });
  const after = before.follow({ ...bare, hands: hand(["gk", "gs"]) }, [move("gs", "deck", "hand0")]);
  expect(after.in("hand0").at(-1)).toMatchObject({ id: before.in("top")[0]?.id, from: "top" });
});

it("what is taken back goes where it was, as far as one can tell", () => {
  const before = new Pieces().follow({ ...bare, hands: hand(["gk"]), rows: [["rs", "bm"]] });
  const after = before.follow({ ...bare, hands: hand(["gk", "bm"]), rows: [["rs"]] });
  expect(after.in("hand0").at(-1)).toMatchObject({ id: before.in("row0").at(-1)?.id, from: "row0" });
});
