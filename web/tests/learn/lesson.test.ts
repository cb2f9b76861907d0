// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keep, kept } from "../../src/kept.svelte";
import { Lesson } from "../../src/learn/lesson.svelte";
import { speakFirst } from "../../src/words.svelte";
import { pretendServer, question } from "../server";

beforeEach(async () => {
  localStorage.clear();
  await speakFirst();
});

test("a lesson that opens late leaves the other one alone", async () => {
  const asked = pretendServer();
  const [onirim, labyrinth] = [new Lesson("onirim"), new Lesson("labyrinth")];
  const late = onirim.open();
  const soon = labyrinth.open();
  const [first, second] = [await question(asked, 0), await question(asked, 1)];
  second.answer({ table: "labytable", seats: [{ seat: 0, token: "b" }] }, 201);
  (await question(asked, 2)).answer({ options: { players: 1 } });
  await soon;
  first.answer({ table: "oniritable", seats: [{ seat: 0, token: "a" }] }, 201);
  (await question(asked, 3)).answer({ options: { players: 1 } });
  await late;
  expect(labyrinth.code).toBe("labytable");
  expect(kept("oniritable")).toMatchObject({ game: "onirim", lesson: true, tokens: ["a"] });
});

test("a lesson that was begun goes on, unless it is gone", async () => {
  const asked = pretendServer();
  keep("begun", { game: "onirim", tokens: ["t"], lesson: true });
  const lesson = new Lesson("onirim");
  const opened = lesson.open();
  (await question(asked, 0)).answer({ over: false });
  await opened;
  expect(lesson.code).toBe("begun");
  const anew = new Lesson("onirim");
  const begun = anew.open();
  (await question(asked, 1)).answer({ code: "no-such-table", words: "" }, 404);
  (await question(asked, 2)).answer({ table: "anew", seats: [] }, 201);
  (await question(asked, 3)).answer({ options: {} });
  await begun;
  expect([anew.code, kept("begun")]).toEqual(["anew", undefined]);
});
