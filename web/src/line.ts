/** The line to the server: one socket at a time, opened again with growing pauses whenever it breaks. */

import { top } from "./top";
import { WIRE, type FromPage, type Hello, type ToPage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Closing codes after which a new try would end the same way. */
const FINAL = new Set([4400, 4401, 4404, 4426]);

/** What only a server says that is well and lets us in; "error" is said by one that is about to close. */
const WELL = new Set<ToPage["type"]>(["snapshot", "update", "pong"]);

const IDLE = 10_000;
const SILENCE = 5_000;
const LONGEST_PAUSE = 20_000;

export interface Listener {
  /** The socket is open: say hello, and resend what was not acknowledged. */
  opened(): void;
  heard(message: ToPage): void;
  changed(connection: Connection): void;
}

/** How long to wait before try number `tries`, counted from 0: doubled each time, and never quite the same. */
export function pause(tries: number, chance: () => number = Math.random): number {
  return Math.min(LONGEST_PAUSE, 400 * 2 ** tries) * (0.5 + chance() / 2);
}

export class Line {
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #pings = 0;
  #ended = false;

  /** The address names the table, so that whatever stands before several servers can lead all of its pages to one. */
  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#resume);
    document.addEventListener("visibilitychange", this.#resume);
    this.#open();
  }

  /** Whether it went out; what did not is for the listener to send again once the line is open. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#expect(message.type === "hint" ? IDLE : SILENCE); // a hint is thought about
    return true;
  }

  hello(who: Omit<Hello, "type" | "version">): void {
    this.send({ type: "hello", version: WIRE, ...who });
  }

  /** Begin anew, as something was missed. */
  renew(): void {
    if (!this.#ended) this.#open();
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#resume);
    document.removeEventListener("visibilitychange", this.#resume);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#leave();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#leave();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${top}/api/socket/${this.table}`);
    this.#socket = socket;
    this.#expect(2 * SILENCE);
    socket.onopen = () => {
      this.listener.changed("open");
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as ToPage;
      if (WELL.has(message.type)) this.#tries = 0;
      this.#expect(IDLE);
      this.listener.heard(message);
    };
    socket.onclose = ({ code }) => {
      if (FINAL.has(code)) {
        this.end();
        this.listener.changed("closed");
      } else {
        this.#broken();
      }
    };
  }

  /** Wait for word from the server; after a long rest ask for one, after an unanswered question take the line as cut. */
  #expect(time: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (time === IDLE && this.send({ type: "ping", n: ++this.#pings })) return;
      this.#broken();
    }, time);
  }

  #broken(): void {
    if (this.#ended) return;
    clearTimeout(this.#watch);
    clearTimeout(this.#timer);
    this.#leave();
    this.listener.changed("lost");
    this.#timer = setTimeout(() => this.#open(), pause(this.#tries++));
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #resume = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.send({ type: "ping", n: ++this.#pings });
    } else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#tries = 0;
      this.#open();
    }
  };
}
