import { describe, expect, it } from "vitest";
import { cardIn } from "../../src/onirim/cards";
import { passed, phaseAfter } from "../../src/onirim/phase";
import type { LogLine } from "../../src/wire";

const line = (sort: LogLine["sort"], words: string): LogLine => ({ seq: 1, seat: null, sort, words, text: null });
const played = line("choice", "You play the red sun.");
const drawn = line("chance", "You draw a red sun.");
const shuffled = line("change", "Limbo is shuffled.");

describe("the phases of a turn", () => {
  it("belong to the decisions", () => {
    expect(phaseAfter("fill", "main")).toBe("action");
    expect(phaseAfter("action", "nightmare")).toBe("fill");
    expect(phaseAfter("fill", "pay")).toBe("fill");
  });

  it("pass without a decision when cards come and Limbo is shuffled", () => {
    expect(passed([played, drawn], "Limbo is shuffled.")).toEqual(["fill"]);
    expect(passed([played, drawn, shuffled], "Limbo is shuffled.")).toEqual(["fill", "limbo"]);
    expect(passed([shuffled], "Limbo is shuffled.")).toEqual(["limbo"]);
    expect(passed([played], "Limbo is shuffled.")).toEqual([]);
  });
});

describe("the card of a line", () => {
  it("is the one that is named last", () => {
    expect(cardIn("play rs")).toBe("rs");
    expect(cardIn("xn")).toBe("xn");
    expect(cardIn("nightmare reveal")).toBeNull();
    expect(cardIn(null)).toBeNull();
  });
});
