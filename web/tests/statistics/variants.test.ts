import { expect, test } from "vitest";
import { reasonOf } from "../../src/statistics/result";
import { apartOf, shareOf, streaksOf, variantsOf, withoutLuck } from "../../src/statistics/variants";
import { labyrinth, onirim } from "./games";

test("games are put together by options and company, what was played most first", () => {
  const book = { players: 1, book: "yes", towers: "no", dreams: 0, talk: "open" };
  const two = { players: 2, book: "no", towers: "no", dreams: 0, talk: "open" };
  const all = [
    onirim({ options: book, outcome: "lost" }),
    onirim({ options: two, others: ["person"] }),
    onirim({ options: two, others: ["bot:hard"] }),
    onirim({ options: { ...two, talk: "silent" }, others: ["person"] }),
    onirim({ options: { talk: "open", dreams: 0, towers: "no", book: "yes", players: 1 } }),
    labyrinth(),
  ];
  const variants = variantsOf("onirim", all);
  expect(variants.map(({ results }) => results.length)).toEqual([2, 1, 1, 1]);
  expect(variants[0]?.options).toEqual(book);
  expect(variants[0] && shareOf(variants[0]).value).toBe(0.5);
  expect(variants[0] && streaksOf(variants[0])).toEqual({ now: 1, winning: true, best: 1 });
  expect(variantsOf("labyrinth", all)).toHaveLength(1);
});

test("what was helped, known before, taught, shared or broken off stays apart", () => {
  expect(reasonOf(onirim())).toBeNull();
  expect(reasonOf(onirim({ assisted: true }))).toBe("assisted");
  expect(reasonOf(onirim({ apart: "again", assisted: true }))).toBe("again");
  expect(reasonOf(onirim({ apart: "lesson" }))).toBe("lesson");
  expect(reasonOf(onirim({ seats: 2 }))).toBeNull();
  expect(reasonOf(labyrinth({ seats: 2 }))).toBe("shared");
  expect(reasonOf(labyrinth({ outcome: "broken" }))).toBe("broken");
  const all = [onirim({ assisted: true }), onirim({ assisted: true, outcome: "lost" }), labyrinth({ assisted: true }), onirim()];
  expect(apartOf("onirim", all)).toEqual([{ reason: "assisted", games: 2, won: 1 }]);
  expect(variantsOf("onirim", all)[0]?.results).toHaveLength(1);
});

test("luck is taken off wins, and added to turns", () => {
  const [won] = variantsOf("onirim", [onirim({ luck: 0.3 }), onirim({ outcome: "lost", luck: -0.5 }), onirim()]);
  expect(won && withoutLuck(won)).toMatchObject({ value: (0.7 + 0.5) / 2, games: 2 });
  const [lucky] = variantsOf("onirim", [onirim({ luck: -0.2 })]);
  expect(lucky && withoutLuck(lucky)).toMatchObject({ value: 1 });
  const alone = { options: { players: 1, cards: 24, young: false }, others: [], place: undefined };
  const [walked] = variantsOf("labyrinth", [labyrinth({ ...alone, turns: 30, luck: -2 }), labyrinth({ ...alone, turns: 26, luck: 1 })]);
  expect(walked?.turns).toBe(true);
  expect(walked && shareOf(walked).value).toBe(28);
  expect(walked && withoutLuck(walked)).toMatchObject({ value: 27.5, games: 2 });
  expect(withoutLuck({ ...(walked as NonNullable<typeof walked>), results: [labyrinth(alone)] })).toBeNull();
});
