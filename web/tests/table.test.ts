import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause } from "../src/line";
import { LiveTable } from "../src/table.svelte";
import type { Request } from "../src/wire";
import { deed } from "./choosing";
import { choice, document, FakeSocket, happen, pretendBrowser, screen, snapshot, socket, update } from "./fake";

let table: LiveTable;

beforeEach(() => {
  pretendBrowser();
  table = new LiveTable("k7m2qx4p", ["token"]);
  socket().accept();
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (seq: number, words: string) => ({ seq, seat: 0, sort: "choice" as const, words });
const requests = (): Request[] => socket().sent.filter((message): message is Request => "id" in message);

test("it says hello with its tokens, and shows what it is shown", () => {
  expect(socket().sent).toMatchObject([{ type: "hello", table: "k7m2qx4p", tokens: ["token"], seq: null }]);
  expect(table.screen).toBeUndefined();
  socket().tell(snapshot());
  expect(table.screen?.question).toBe("Your turn");
  expect(table.yourTurn).toBe(true);
});

test("an update adds lines to the log, and cuts it first after an undo", () => {
  socket().tell(snapshot({ log: [line(1, "one"), line(2, "two")] }));
  socket().tell(update(5, table.log.length, [line(3, "three")]));
  expect(table.log.map(({ words }) => words)).toEqual(["one", "two", "three"]);
  socket().tell(update(6, 1, [line(2, "again")]));
  expect(table.log.map(({ words }) => words)).toEqual(["one", "again"]);
  expect(table.seq).toBe(6);
});

test("a page that missed an update begins anew", () => {
  socket().tell(snapshot());
  socket().tell(update(9, 0, [], 8));
  expect(table.seq).toBe(4);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a choice is sent once, with the position it was made in, until it is acknowledged", () => {
  socket().tell(snapshot());
  table.choose(choice);
  table.choose(choice);
  expect(requests()).toMatchObject([{ type: "move", seat: 0, base: 4, action: 7 }]);
  expect(table.waiting).toBe(true);
  socket().tell({ type: "ack", id: requests()[0]?.id ?? "", seq: 5 });
  expect(table.waiting).toBe(false);
  table.choose(choice);
  expect(requests()).toHaveLength(2);
});

test("a refusal shows why, and the table as it is", () => {
  socket().tell(snapshot());
  table.choose(choice);
  const id = requests()[0]?.id ?? "";
  socket().tell(snapshot({ seq: 9 }));
  socket().tell({ type: "reject", id, code: "stale", words: "The table has changed since.", facts: {} });
  expect(table.fault?.code).toBe("stale");
  expect(table.seq).toBe(9);
  expect(table.waiting).toBe(false);
});

const mine = line(3, "mine");
const acknowledge = (): void => socket().tell({ type: "ack", id: requests().at(-1)?.id ?? "", seq: table.seq });
function refuse(code: string, log: ReturnType<typeof line>[], seq: number): void {
  const id = requests().at(-1)?.id ?? "";
  socket().tell(update(seq, 0, log, table.seq));
  socket().tell({ type: "reject", id, code, words: "No.", facts: {} });
}

test("an undo that is asked for while a choice is on its way waits for its turn, and so does the next one", () => {
  socket().tell(snapshot({ screens: [{ ...screen(0), can_undo: false }] }));
  table.choose(choice);
  table.undo();
  table.undo();
  expect(requests()).toHaveLength(1);
  socket().tell(update(5, table.log.length, [mine]));
  acknowledge();
  expect(requests()).toMatchObject([{ type: "move" }, { type: "undo", seat: 0, base: 5 }]);
  expect(table.waiting).toBe(true);
  socket().tell(update(6, 0, []));
  acknowledge();
  expect(requests()).toMatchObject([{ type: "move" }, { type: "undo" }, { type: "undo", seat: 0, base: 6 }]);
  acknowledge();
  expect(table.waiting).toBe(false);
  expect(requests()).toHaveLength(3);
});

test("an undo that a bot's move came before is asked for again, as it is about the same choice", () => {
  socket().tell(snapshot({ log: [mine] }));
  table.undo();
  refuse("stale", [mine, { ...line(5, "the bot's"), seat: 1 }], 5);
  expect(requests()).toMatchObject([{ type: "undo", base: 4 }, { type: "undo", seat: 0, base: 5 }]);
  expect(table.fault).toBeUndefined();
  expect(table.waiting).toBe(true);
  refuse("undo-other-seat", [mine], 5);
  expect(table.fault?.code).toBe("undo-other-seat");
  expect(table.waiting).toBe(false);
});

test("an undo of a choice that was taken back elsewhere meanwhile takes nothing else back", () => {
  socket().tell(snapshot({ log: [line(2, "before"), mine] }));
  table.undo();
  table.undo();
  refuse("stale", [line(2, "before")], 5);
  expect(requests()).toHaveLength(1);
  expect(table.fault?.code).toBe("stale");
  expect(table.waiting).toBe(false);
});

test("a choice that is refused leaves nothing to take back", () => {
  socket().tell(snapshot({ log: [mine] }));
  table.choose(choice);
  table.undo();
  refuse("stale", [mine], 5);
  expect(requests()).toMatchObject([{ type: "move" }]);
  expect(table.fault?.code).toBe("stale");
});

test("where nothing can be taken back, the server is asked and says why", () => {
  socket().tell(snapshot({ screens: [{ ...screen(0), can_undo: false }] }));
  table.undo();
  expect(requests()).toMatchObject([{ type: "undo", seat: 0, base: 4 }]);
  refuse("undo-nothing", [], 4);
  expect(table.fault?.code).toBe("undo-nothing");
});

test("the next question can be answered as soon as it is shown, be the acknowledgement still on its way", () => {
  socket().tell(snapshot());
  table.choose(choice);
  const id = requests()[0]?.id ?? "";
  socket().tell(update(5, table.log.length, [{ ...line(5, "another's"), seat: 1 }]));
  expect(table.waiting).toBe(true);
  socket().tell(update(6, table.log.length, [line(6, "mine")]));
  expect(table.waiting).toBe(false);
  table.choose(choice);
  expect(requests()).toMatchObject([{ base: 4 }, { base: 6 }]);
  socket().tell({ type: "ack", id, seq: 6 });
  expect(table.waiting).toBe(true);
});

test("a hint that comes too late, as the choice was made meanwhile, is no trouble", () => {
  socket().tell(snapshot());
  table.hint();
  const id = requests()[0]?.id ?? "";
  expect(table.hinting).toBe(true);
  socket().tell(snapshot({ seq: 9 }));
  socket().tell({ type: "reject", id, code: "stale", words: "The table has changed since.", facts: {} });
  expect(table.hinting).toBe(false);
  expect(table.fault).toBeUndefined();
  expect(table.seq).toBe(9);
});

test("a hint that crosses the choice on its way is not left to be read", () => {
  socket().tell(snapshot());
  table.hint();
  table.choose(choice);
  socket().tell({ type: "hint", id: requests()[0]?.id ?? "", seat: 0, words: [["hint-best", { action: "play it" }]], best: deed("play rs"), then: [], next: null });
  expect(table.hinting).toBe(false);
  expect(table.lastHint).toBeNull();
});

test("after a cut it comes back by itself, and sends again what was not acknowledged, under the same id", async () => {
  socket().tell(snapshot());
  table.choose(choice);
  const first = requests();
  socket().cut();
  expect(table.connection).toBe("lost");
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all).toHaveLength(2);
  socket().accept();
  expect(table.connection).toBe("open");
  expect(socket().sent[0]).toMatchObject({ type: "hello", seq: 4 });
  expect(requests()).toEqual(first);
  socket().tell({ type: "ack", id: first[0]?.id ?? "", seq: 5 });
  socket().cut();
  await vi.advanceTimersByTimeAsync(800);
  socket().accept();
  expect(requests()).toEqual([]);
});

test("a server that stays silent for five seconds after a question is taken for gone", async () => {
  socket().tell(snapshot());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(table.connection).toBe("open");
  await vi.advanceTimersByTimeAsync(200);
  expect(table.connection).toBe("lost");
});

test("a page that is shown again does not wait for the next try", async () => {
  socket().tell(snapshot());
  document.visibilityState = "hidden";
  socket().cut();
  happen("visibilitychange");
  expect(FakeSocket.all).toHaveLength(1);
  document.visibilityState = "visible";
  happen("visibilitychange");
  expect(FakeSocket.all).toHaveLength(2);
});

test("a door that is shut stays shut", async () => {
  socket().tell({ type: "error", code: "no-such-table", words: "There is no such table.", facts: {} });
  socket().cut(4404);
  expect(table.connection).toBe("closed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.fault?.code).toBe("no-such-table");
});

test("a page that is older than the server says so, and loads itself again once", () => {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("location", { ...location, reload });
  for (let visits = 0; visits < 2; visits += 1) {
    socket().tell({ type: "error", code: "page-old", words: "This page is older.", facts: { version: "newer" } });
    socket().cut(4426);
    expect(table.fault?.code).toBe("page-old");
  }
  expect(table.connection).toBe("closed");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the pauses between tries grow, differ, and have an end", () => {
  expect(pause(0, () => 1)).toBe(400);
  expect(pause(3, () => 1)).toBe(3200);
  expect(pause(3, () => 0)).toBe(1600);
  expect(pause(50, () => 1)).toBe(20_000);
});

test("a hint that takes long is no cut line, and a page met over plain HTTP can ask for it", async () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  socket().tell(snapshot());
  table.hint();
  expect(requests()[0]?.id).toBe("07".repeat(16));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(table.connection).toBe("open");
  await vi.advanceTimersByTimeAsync(200);
  expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
});

test("a hint is asked for once and shown until the next choice", () => {
  socket().tell(snapshot());
  table.hint();
  table.hint();
  expect(requests()).toHaveLength(1);
  socket().tell({ type: "hint", id: requests()[0]?.id ?? "", seat: 0, words: [["hint-best", { action: "play it" }]], best: deed("play rs"), then: [], next: null });
  expect(table.lastHint?.best.text).toBe("play rs");
  expect(table.hinting).toBe(false);
  table.choose(choice);
  expect(table.lastHint).toBeNull();
});

test("seats on one screen that hide something have a curtain between them", () => {
  const seats = ["Léa", "Tom"].map((name) => ({ name, kind: "person" as const, level: null, here: true, asked: [], gave_up: null }));
  const screens = [screen(0, { hand: ["rs"] }), screen(1, { hand: ["bm"] })];
  socket().tell(snapshot({ you: [0, 1], seats, screens, curtain: true }));
  expect(table.curtain).toBe(0);
  expect(table.screen).toBeUndefined();
  table.open();
  expect(table.screen?.seat).toBe(0);
  socket().tell(snapshot({ you: [0, 1], seats, screens, turn: 1, seq: 5, curtain: true }));
  expect(table.curtain).toBe(1);
  expect(table.screen).toBeUndefined();
  socket().tell(snapshot({ you: [0, 1], seats, screens, turn: 1, seq: 6, over: true, curtain: true }));
  expect(table.curtain).toBeNull();
});

test("seats on one screen that see the same need none", () => {
  const seats = ["Léa", "Tom"].map((name) => ({ name, kind: "person" as const, level: null, here: true, asked: [], gave_up: null }));
  const screens = [screen(0), screen(1)];
  socket().tell(snapshot({ you: [0, 1], seats, screens, turn: 1 }));
  expect(table.curtain).toBeNull();
  expect(table.screen?.seat).toBe(1);
});

test("a watcher sees and asks for nothing", () => {
  socket().tell(snapshot({ you: [], screens: [screen(null)] }));
  expect(table.screen?.seat).toBeNull();
  table.choose(choice);
  table.undo();
  table.hint();
  table.resign();
  expect(requests()).toEqual([]);
});
