import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../src/line";
import { WIRE, type ToPage } from "../src/wire";
import { FakeSocket, pretendBrowser, snapshot, socket } from "./fake";

let line: Line;

beforeEach(() => {
  pretendBrowser();
  vi.spyOn(Math, "random").mockReturnValue(1);
  line = new Line("k7m2qx4p", { opened: () => undefined, heard: () => undefined, changed: () => undefined });
});

afterEach(() => {
  line.end();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turnedAway(code: number, told: ToPage): void {
  socket().accept();
  socket().tell(told);
  socket().cut(code);
}

test("it leads to the server that the page came from, and says which page it is", () => {
  expect(socket().address).toBe("ws://here/api/socket/k7m2qx4p");
  socket().accept();
  line.hello({ table: "k7m2qx4p", tokens: [], seq: null });
  expect(socket().sent).toEqual([expect.objectContaining({ type: "hello", table: "k7m2qx4p", version: WIRE })]);
});

test("a server that says why it closes is left in peace for longer and longer", async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    turnedAway(4503, { type: "error", code: "store-trouble", words: "Later.", facts: {} });
    const pause = 400 * 2 ** tries;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(FakeSocket.all).toHaveLength(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(tries + 2);
  }
});

test.each<[ToPage]>([[snapshot()], [{ type: "pong", n: 1 }]])("one that lets us in is tried again soon", async (message) => {
  for (let tries = 0; tries < 3; tries += 1) {
    turnedAway(1006, message);
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(tries + 2);
  }
});
