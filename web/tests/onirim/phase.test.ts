import { describe, expect, it } from "vitest";
import { cardIn } from "../../src/onirim/cards";
import { passed, phaseAfter } from "../../src/onirim/phase";
import type { Happening } from "../../src/wire";

const played: Happening = { kind: "move", seat: 0, card: "rs", from: "hand0", to: "row0" };
const looked: Happening = { kind: "move", seat: 0, card: "rs", from: "deck", to: "looked" };
const drawn: Happening = { kind: "move", seat: 0, card: "rs", from: "deck", to: "hand0" };
const shuffled: Happening = { kind: "shuffle", from: "limbo", to: "deck", count: 2 };

describe("the phases of a turn", () => {
  it("belong to the decisions", () => {
    expect(phaseAfter("fill", "main")).toBe("action");
    expect(phaseAfter("action", "nightmare")).toBe("fill");
    expect(phaseAfter("fill", "pay")).toBe("fill");
  });

  it("pass without a decision when cards come and Limbo is shuffled", () => {
    expect(passed([played, drawn])).toEqual(["fill"]);
    expect(passed([played, drawn, shuffled])).toEqual(["fill", "limbo"]);
    expect(passed([shuffled])).toEqual(["limbo"]);
    expect(passed([played, looked])).toEqual([]);
  });
});

describe("the card of a line", () => {
  it("is the one that is named last", () => {
    expect(cardIn({ about: { card: "rs" } })).toBe("rs");
    expect(cardIn({ about: { card: "p1" } })).toBeNull();
    expect(cardIn({ about: {} })).toBeNull();
    expect(cardIn({})).toBeNull();
  });
});
