import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hearingOf } from "../../src/frame/hearing";
import { LiveTable } from "../../src/table.svelte";
import { choice, pretendBrowser, snapshot, socket, update } from "../fake";

let table: LiveTable;

beforeEach(() => {
  pretendBrowser();
  table = new LiveTable("k7m2qx4p", ["token"]);
  socket().accept();
  socket().tell(snapshot({ seq: 2, log: [line(1, "one"), line(2, "two")] }));
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (seq: number, words: string) => ({ seq, seat: 0, sort: "choice" as const, words });
const news = () => hearingOf(table).news(table);

test("who comes is told the question, then each new line once", () => {
  expect(news()).toEqual(["Your turn"]);
  expect(news()).toBeNull();
  socket().tell(update(4, table.log.length, [line(3, "three"), line(4, "four")], table.seq));
  expect(news()).toEqual(["three", "four", "Your turn"]);
  expect(news()).toBeNull();
});

test("after an undo only what is new is told", () => {
  news();
  socket().tell(update(3, 1, [line(3, "You take it back")], table.seq));
  expect(table.log.map(({ words }) => words)).toEqual(["one", "You take it back"]);
  expect(news()).toEqual(["You take it back", "Your turn"]);
});

test("the same in another language, or shown again by a refusal, is not told again", () => {
  news();
  socket().tell(snapshot({ seq: 2, log: [line(1, "un"), line(2, "deux")] }));
  expect(news()).toBeNull();
  table.choose(choice);
  const { id } = socket().sent.at(-1) as { id: string };
  socket().tell(snapshot({ seq: 3, log: [line(1, "un"), line(2, "deux"), line(3, "trois")] }));
  socket().tell({ type: "reject", id, code: "stale", words: "", facts: {} });
  expect(news()).toEqual(["trois", "Your turn"]);
});

test("of many lines the last twelve are told, and whoever waits is asked nothing", () => {
  news();
  const log = Array.from({ length: 20 }, (_, at) => line(at + 1, `line ${at + 1}`));
  socket().tell(snapshot({ seq: 20, turn: 1, log }));
  expect(news()).toEqual(log.slice(-12).map(({ words }) => words));
});

test("what others say is told once, and one's own words are not", () => {
  const messages = () => hearingOf(table).messages(table);
  const seats = ["Léa", "Tom"].map((name) => ({ name, kind: "person" as const, level: null, here: true, asked: [], gave_up: null }));
  socket().tell(snapshot({ seats }));
  socket().tell({ type: "said", seat: 1, text: "Hello" });
  socket().tell({ type: "said", seat: 0, text: "Hello, Tom" });
  expect(messages()).toEqual([{ name: "Tom", text: "Hello" }]);
  expect(messages()).toEqual([]);
});
