import { expect, it } from "vitest";
import { arrangingOf, stepsFor } from "../../src/onirim/arrangement";

const steps = (kind: string, apart: string[], order: string[]): string[] => {
  const arranging = arrangingOf(kind, apart.length + order.length);
  if (!arranging) throw new Error(kind);
  return stepsFor(arranging, apart, order);
};

it("a Prophecy drops one card and puts the others back, the deepest first, the last by itself", () => {
  expect(steps("drop", ["xn"], ["rs", "bm", "gk", "nd"])).toEqual(["drop xn", "put nd", "put gk", "put bm"]);
});

it("a lone card needs no order", () => {
  expect(steps("drop", ["xn"], ["rs"])).toEqual(["drop xn"]);
  expect(steps("drop", ["xn"], [])).toEqual(["drop xn"]);
});

it("a Happy Dream throws cards in ascending order, then keeps the rest", () => {
  expect(steps("happy-drop", ["xn", "bs", "rs"], ["gd", "nk"])).toEqual(["throw rs", "throw bs", "throw xn", "keep rest", "put nk"]);
  expect(steps("happy-drop", ["bs", "rs"], [])).toEqual(["throw rs", "throw bs"]);
  expect(steps("happy-drop", [], ["gd", "nk"])).toEqual(["keep rest", "put nk"]);
});

it("Paradoxical Prophecy raises one and slides the others under, the very bottom last and by itself", () => {
  expect(steps("raise", ["rd"], ["rs", "bm", "gk"])).toEqual(["raise rd", "under rs", "under bm"]);
});

it("other decisions arrange nothing", () => {
  expect(arrangingOf("main", 5)).toBeNull();
});
