/** A server that does what a test says, and the little of a browser that the client needs. */

import { vi } from "vitest";
import type { Choice, FromPage, LogLine, Screen, Snapshot, ToPage, Update } from "../src/wire";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: FromPage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as FromPage);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // What the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** The last socket that was opened. */
export const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

const heard = new Map<string, Set<() => void>>();
export const document = {
  visibilityState: "visible",
  addEventListener: (name: string, listener: () => void) => heard.set(name, (heard.get(name) ?? new Set()).add(listener)),
  removeEventListener: (name: string, listener: () => void) => heard.get(name)?.delete(listener),
};

/** Something happens to the browser, such as "online". */
export function happen(name: string): void {
  for (const listener of heard.get(name) ?? []) listener();
}

export function pretendBrowser(): void {
  FakeSocket.all = [];
  heard.clear();
  document.visibilityState = "visible";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("addEventListener", document.addEventListener);
  vi.stubGlobal("removeEventListener", document.removeEventListener);
  vi.useFakeTimers();
}

export const choice: Choice = { action: 7, text: "play rs", verb: "play", about: { card: "rs" }, words: "Play the red sun", warning: null };

export function screen(seat: number | null, view: object = {}): Screen {
  return { seat, view: { game: "onirim", seat, turn: 0, kind: "main", legal: [7], ...view }, question: "Your turn", choices: [choice], can_undo: true };
}

export function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    seq: 4,
    table: "k7m2qx4p",
    game: "onirim",
    options: {},
    chosen: "",
    together: true,
    talks: true,
    curtain: false,
    you: [0],
    seats: [{ name: "Léa", kind: "person", level: null, here: true, asked: [], gave_up: null }],
    turn: 0,
    over: false,
    result: "",
    returns: null,
    resigned: null,
    assisted: false,
    commitment: null,
    secret: null,
    deal: { origin: "fresh", table: null, known: false },
    leaving: "bot",
    watchers: 0,
    undo: "free",
    kept: 0,
    log: [],
    screens: [screen(0)],
    ...change,
  };
}

/** New lines after those that still stand, and nothing else. */
export function update(seq: number, kept: number, log: LogLine[], from = seq - 1): Update {
  return { type: "update", seq, from, kept, log, screens: [{ choices: [choice.action], changes: {} }], changes: {} };
}
