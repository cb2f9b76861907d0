import { expect, test } from "vitest";
import { asCsv, asJson, BadResults, fromJson } from "../../src/statistics/files";
import { merged, MOST } from "../../src/statistics/merging";
import type { GameResult } from "../../src/statistics/result";
import { labyrinth, onirim } from "./games";

test("what is saved can be brought back as it was", () => {
  const games = [onirim({ luck: -0.25, apart: "again" }), labyrinth()];
  expect(fromJson(asJson(games))).toEqual(games);
});

test("a spreadsheet gets a line for each game", () => {
  const lines = asCsv([onirim({ code: "abcd", ended: 0, outcome: "lost", doors: 3, others: ["bot:hard", "person"], luck: -0.1 })]).split("\r\n");
  expect(lines[0]).toBe("code,game,ended,outcome,others,seats,decisions,assisted,apart,luck,doors,place,turns,players,book,towers,dreams,talk");
  expect(lines[1]).toBe("abcd,onirim,1970-01-01T00:00:00.000Z,lost,bot:hard person,1,30,false,,-0.1,3,,,1,no,no,0,open");
  expect(lines).toHaveLength(3);
  expect(asCsv([onirim({ code: '=1,"a"' })])).toContain(`"'=1,""a"""`);
});

const at = (text: string): number | undefined => {
  try {
    fromJson(text);
  } catch (error) {
    return error instanceof BadResults ? error.game : undefined;
  }
  return undefined;
};

test("a file that is none of ours is told, with the game that is wrong", () => {
  for (const text of ["", "[]", "null", "code,game", '{"format":"dedale-results","version":2,"games":[]}']) expect(at(text)).toBe(0);
  const wrong: Partial<Record<keyof GameResult, unknown>>[] = [
    { code: "<b>" }, { game: "Chess!" }, { ended: "now" }, { ended: -1 }, { outcome: "drawn" }, { doors: 9 }, { luck: "much" },
    { options: { players: { a: 1 } } }, { options: { "e vil": 1 } }, { others: ["a, b"] }, { seats: 0 }, { assisted: 1 },
  ];
  for (const change of wrong) expect(at(asJson([onirim(), { ...onirim(), ...change } as GameResult])), JSON.stringify(change)).toBe(2);
  const [clean] = fromJson(asJson([{ ...onirim(), more: "x" } as GameResult]));
  expect(clean).not.toHaveProperty("more");
});

test("merging keeps each game once, in order, and takes over what an analysis found", () => {
  const first = onirim({ code: "aaaa", ended: 20 });
  const both = merged([first], [onirim({ code: "bbbb", ended: 10 }), { ...first, outcome: "lost", luck: 0.5 }]);
  expect(both.map(({ code }) => code)).toEqual(["bbbb", "aaaa"]);
  expect(both[1]).toEqual({ ...first, luck: 0.5 });
  expect(merged([{ ...first, luck: 0.5 }], [first])).toEqual([{ ...first, luck: 0.5 }]);
});

test("the oldest are forgotten when there are too many", () => {
  const many = Array.from({ length: MOST + 5 }, (_, ended) => onirim({ ended }));
  const left = merged(many.slice(10), many.slice(0, 10));
  expect(left).toHaveLength(MOST);
  expect(left[0]?.ended).toBe(5);
});
