import { expect, it } from "vitest";
import { Play } from "../../src/onirim/play.svelte";
import type { Past } from "../../src/table.svelte";
import type { LogLine } from "../../src/wire";
import { choice } from "../choosing";
import { type Asked, decision, scripted } from "./decisions";

const offering = (asked: Asked, ...texts: string[]): Asked => ({
  ...asked,
  choices: texts.map((text, action) => choice(text, action)),
});
const drop = offering(decision("alone", "drop"), "drop rs", "drop xn");
const put = offering(decision("alone", "put"), "put rs", "put bs", "put gk");
const main = offering(decision("alone", "main"), "play rs", "discard rs");

it("sends a whole arrangement, each choice when it is offered", () => {
  const { table, chosen } = scripted(drop);
  const play = new Play(table);
  play.run(["drop xn", "put gk", "put bs"]);
  play.proceed();
  expect(chosen).toEqual(["drop xn"]);
  table.show(put);
  play.renew();
  play.proceed();
  expect(chosen).toEqual(["drop xn", "put gk"]);
  expect(new Play(table).offers.list).toEqual([]);
  table.show(put);
  play.proceed();
  expect(chosen).toEqual(["drop xn", "put gk", "put bs"]);
});

it("forgets the rest when the table went another way", () => {
  const { table, chosen } = scripted(drop);
  const play = new Play(table);
  play.run(["drop xn", "put gk"]);
  table.show(main);
  play.proceed();
  table.show(put);
  play.proceed();
  expect(chosen).toEqual(["drop xn"]);
});

it("skips the question of the hand where it is not asked", () => {
  const { table, chosen } = scripted(main);
  const play = new Play(table);
  play.run(["play rs", "from shared"]);
  table.show(offering(decision("two, open", "source"), "from hand", "from shared"));
  play.proceed();
  expect(chosen).toEqual(["play rs", "from shared"]);
  table.show(main);
  play.proceed();
  play.run(["play rs", "from hand"]);
  table.show(drop);
  play.proceed();
  expect(chosen).toEqual(["play rs", "from shared", "play rs"]);
});

it("a choice that is warned of waits for a second yes", () => {
  const warned = { ...main, choices: main.choices.map((choice) => ({ ...choice, warning: ["page-doom"] as [string] })) };
  const { table, chosen } = scripted(warned);
  const play = new Play(table);
  play.run(["discard rs"]);
  expect(chosen).toEqual([]);
  expect(play.doubtful?.text).toBe("discard rs");
  play.refrain();
  expect(play.doubtful).toBeNull();
  play.run(["discard rs"]);
  play.dare();
  expect(chosen).toEqual(["discard rs"]);
});

it("what was never offered is never sent", () => {
  const { table, chosen } = scripted(main);
  new Play(table).run(["play gd"]);
  expect(chosen).toEqual([]);
});

it("a stop is asked for once, until the table stands at one or refuses", () => {
  const { table, chosen } = scripted(main);
  const play = new Play(table);
  play.askStop();
  play.askStop();
  table.show(drop);
  play.renew();
  expect(play.stopping).toBe(true);
  expect(chosen).toEqual(["stop"]);
  play.refused();
  play.askStop();
  expect(chosen).toEqual(["stop", "stop"]);
  table.show(offering({ ...main, view: { ...main.view, kind: "stop" } }, "pass"));
  play.renew();
  expect(play.stopping).toBe(false);
});

it("counts the turns by what was played and discarded, and is silent of a game whose log does not say it", () => {
  const { table } = scripted(main);
  const line = (verb?: string): LogLine => ({ seq: 1, seat: 0, sort: "choice", words: "", ...(verb && { verb }) });
  const turnIn = (...log: LogLine[]) => new Play({ ...table, log }).turn;
  const turnOfPast = (...log: LogLine[]) => new Play({ ...table, log, past: { log } as unknown as Past }).turn;
  expect(turnIn()).toBe(1);
  expect(turnIn(line("play"), line("nightmare-hand"), line(), line("discard"))).toBe(3);
  expect(turnOfPast(line("play"))).toBe(2);
  expect(turnOfPast(line(), line())).toBeNull();
});
