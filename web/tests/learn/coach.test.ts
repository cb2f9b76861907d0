import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entries } from "../../plugins/words.ts";
import { adviceFor, lessonOf, stepsTaken, type Position } from "../../src/learn/coach";
import { coaching } from "../../src/onirim/learn/coach";
import type { Deed, LabyrinthView, LogLine, OnirimView } from "../../src/wire";
import { choice, deed } from "../choosing";
import { decision } from "../onirim/decisions";

type Done = Pick<Deed, "verb" | "about">;

const line = ({ verb, about }: Done): LogLine => ({ seq: 1, seat: 0, sort: "choice", words: "", verb, about });

/** What is done by whoever does as a lesson says. */
const obeyed = (game: string): Done[] => lessonOf(game).steps.map(({ verb, about }) => ({ verb, about: about[0] ?? {} }));

function onirim(kind: string, change: Partial<OnirimView>, texts: string[], done: string[] = []): Position {
  const { view } = decision("alone", kind);
  return { game: "onirim", view: { ...view, ...change }, choices: texts.map((text) => choice(text)), log: done.map((text) => line(deed(text))), over: false };
}

function labyrinth(change: Partial<LabyrinthView>, texts: string[], done: string[] = []): Position {
  const tiles = Array.from({ length: 49 }, (_, cell) => ({ sides: "NS", treasure: cell === 45 ? "ghost" : null }));
  const view = { game: "labyrinth", seat: 0, kind: "push", tiles, targets: ["ghost"], homes: [0], reachable: [0], found: [[]], left: [3], ...change };
  return { game: "labyrinth", view: view as unknown as LabyrinthView, choices: texts.map((text) => choice(text)), log: done.map((text) => line(deed(text))), over: false };
}

test("a lesson that is followed is told step by step, and the choice to try is pointed at", () => {
  const advice = adviceFor(onirim("main", {}, ["play bm", "play bs", "discard gk"]));
  expect(advice.key).toBe("page-learn-onirim-step-1");
  expect(advice.attempts.map(({ text }) => text)).toEqual(["play bm"]);
  expect(advice.step).toEqual({ at: 1, of: 10 });
  expect(advice.enough).toBe(false);
});

test("steps with the same words count once", () => {
  const log = obeyed("onirim").slice(0, 10).map(line);
  expect(adviceFor({ ...onirim("put", {}, ["put bk", "put rs"]), log }).step).toEqual({ at: 9, of: 10 });
});

test("whoever leaves the lesson is spoken to by the kind of question", () => {
  const advice = adviceFor(onirim("main", { series: [{ colour: "g", length: 1 }] }, ["play rs", "discard rs"], ["discard gs"]));
  expect(advice).toMatchObject({ key: "page-learn-onirim-main", again: true, step: null, attempts: [], enough: true });
});

test("a question that the lesson did not foresee does not end it", () => {
  expect(stepsTaken("onirim", ["play bm", "nightmare hand", "play bs"].map(deed))).toBe(2);
  expect(stepsTaken("onirim", ["play bm", "play gs"].map(deed))).toBeNull();
  expect(stepsTaken("onirim", [deed("discard bm")])).toBeNull();
});

test("after the last step there is nothing more to follow", () => {
  const all = obeyed("labyrinth");
  expect(stepsTaken("labyrinth", all)).toBe(8);
  expect(stepsTaken("labyrinth", [...all, deed("push nb 0")])).toBeNull();
});

test("a series that can be completed, and a hand that fits nowhere, are told apart", () => {
  const two = { series: [{ colour: "b", length: 2 }] };
  expect(adviceFor(onirim("main", two, ["play bm", "play rs"], ["discard gs"]))).toMatchObject({
    key: "page-learn-onirim-series",
    attempts: [{ text: "play bm" }],
  });
  expect(adviceFor(onirim("main", two, ["discard rs", "discard gk"], ["discard gs"]))).toMatchObject({
    key: "page-learn-onirim-stuck",
    attempts: [{ text: "discard gk" }],
  });
});

test.each(["main", "claim", "door", "nightmare", "drop", "put"])("a question of the kind %s has words the first time and later", (kind) => {
  const { view, choices } = decision("alone", kind);
  const advice = adviceFor({ game: "onirim", view, choices, log: [line(deed("discard xn"))], over: false });
  expect(advice.key).toMatch(/^page-learn-onirim-/);
});

test("what was just done is told", () => {
  const after = (verb: string) =>
    adviceFor({ ...onirim("main", { doors: [["bd", "gd"]] }, ["play rs"]), happened: [{ kind: "choice", seat: 0, verb }, { kind: "turn", seat: 0 }] }).did;
  expect(after("fetch-door")).toEqual({ key: "page-learn-onirim-did-door", facts: { count: 2 } });
  expect(after("door-to-limbo")?.key).toBe("page-learn-onirim-did-limbo");
  expect(after("nightmare-hand")?.key).toBe("page-learn-onirim-did-nightmare");
  expect(after("play")).toBeNull();
});

test("in Labyrinth the coach knows whether what is looked for is within reach", () => {
  const off = ["push nb 0"];
  expect(adviceFor(labyrinth({}, ["push nb 1"])).key).toBe("page-learn-labyrinth-step-1");
  expect(adviceFor(labyrinth({}, ["push nb 1"])).facts).toEqual({ treasure: "ghost" });
  expect(adviceFor(labyrinth({ kind: "move" }, ["move a1"], off)).key).toBe("page-learn-labyrinth-move");
  expect(adviceFor(labyrinth({ kind: "move", reachable: [0, 45] }, ["move a1", "move d7"], off))).toMatchObject({
    key: "page-learn-labyrinth-move-there",
    attempts: [{ text: "move d7" }],
  });
  expect(adviceFor(labyrinth({ kind: "move", targets: ["home"] }, ["move a1"], off)).key).toBe("page-learn-labyrinth-home-there");
  expect(adviceFor(labyrinth({ kind: "move", targets: ["home"], reachable: [3] }, ["move d1"], off)).key).toBe("page-learn-labyrinth-home-far");
});

test("a treasure that was found is told", () => {
  const walk = { kind: "walk", seat: 0, from: "a1", to: "d7" };
  const found = [walk, { kind: "find", seat: 0, card: "ghost", count: 2 }];
  expect(adviceFor({ ...labyrinth({}, []), happened: found }).did).toEqual({
    key: "page-learn-labyrinth-did-found",
    facts: { treasure: "ghost", left: 2 },
  });
  expect(adviceFor({ ...labyrinth({}, []), happened: [walk] }).did).toBeNull();
});

test("a game given up has no words of its own, one that ended has", () => {
  expect(adviceFor({ ...onirim("main", {}, []), over: true }).key).toBeNull();
  expect(adviceFor({ ...onirim("main", { kind: "over", result: "won" }, []), over: true }).key).toBe("page-learn-onirim-won");
  expect(adviceFor({ ...labyrinth({ kind: "over" }, []), over: true }).key).toBe("page-learn-labyrinth-won");
});

test.each(["en", "fr"])("everything that the coach can say is in the words of %s", (language) => {
  const words = entries(readFileSync(`${import.meta.dirname}/../../../src/dedale/words/${language}.ftl`, "utf-8"));
  const topics = {
    onirim: [...Object.keys(coaching.verbs), "series", "stuck", "won", "lost"],
    labyrinth: ["push", "push-home", "move", "move-there", "home-there", "home-far", "won"],
  };
  for (const game of ["onirim", "labyrinth"] as const) {
    const steps = lessonOf(game).steps.map(({ say }) => say);
    for (const topic of [...steps, ...topics[game]]) {
      const said = words.get(`page-learn-${game}-${topic}`);
      expect(said, topic).toContain(".tip =");
      expect(said, topic).toContain(".text =");
      if (!steps.includes(topic) && !["won", "lost"].includes(topic)) expect(said, topic).toContain(".again =");
    }
  }
});
