/** One table as this browser sees it: what the server last showed, and what was asked of it and not yet answered. */

import { Follower } from "./delta";
import { loadNewer } from "./newer";
import { Line, type Connection, type Listener } from "./line";
import { namedSeat, rawName, said, speakOf, type Reader } from "./words.svelte";
import type { Argument, Choice, Fault, ToPage, Hint, LogLine, Reject, Request, Screen, Seat, Shown } from "./wire";

type Change = Extract<Request, { base: number }>;
type Asked = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

/** A game that is over and looked at again: its whole log, how much of it had been written by now, and the way to a line. */
export interface Past {
  readonly log: readonly LogLine[];
  readonly seq: number;
  words(message: Argument): string;
  jump(line: LogLine): void;
}

/** What a game's drawing needs of a table: a running one, or one of the past. */
export abstract class TableClient {
  readonly code: string;
  /** What the server last showed; undefined until it answered. */
  shown: Shown | undefined = $state.raw();
  connection: Connection = $state("connecting");
  /** Why the server closed the table to us, or refused the last thing asked. */
  fault: Fault | undefined = $state.raw();
  /** The seat whose bot thinks now. */
  thinking: number | null = $state(null);
  lastHint: Hint | null = $state.raw(null);
  /** A hint is on its way. */
  hinting = $state(false);
  said: { seat: number; text: string }[] = $state.raw([]);
  /** A choice or an undo was sent, and what comes of it is not yet shown. */
  waiting = $state(false);

  /** The seat that has the screen, where several are played on it and have secrets from each other. */
  #holder: number | null = $state(null);

  constructor(code: string) {
    this.code = code;
  }

  // What a table shows

  /** Where the game is only looked at again; null at a table that is played at. */
  get past(): Past | null {
    return null;
  }

  readonly #seats: Seat[] = $derived((this.shown?.seats ?? []).map(namedSeat));
  readonly #names: string[] = $derived((this.shown?.seats ?? []).map(rawName));

  /** Who sits there, as people call them. */
  get seats(): Seat[] {
    return this.#seats;
  }
  get you(): number[] {
    return this.shown?.you ?? [];
  }
  get screens(): Screen[] {
    return this.shown?.screens ?? [];
  }
  /** How many look on who play no seat. */
  get watchers(): number {
    return this.shown?.watchers ?? 0;
  }
  get log() {
    return this.shown?.log ?? [];
  }
  get turn(): number {
    return this.shown?.turn ?? 0;
  }
  get over(): boolean {
    return this.shown?.over ?? false;
  }
  get result(): string {
    return this.words(this.shown?.result);
  }
  /** What is to be decided. */
  get question(): string {
    return this.words(this.screen?.question);
  }
  /** What was chosen for the game. */
  get chosen(): string {
    return this.words(this.shown?.chosen);
  }
  /** Who reads: whose eyes the log is told with, and who they all are. */
  get #reader(): Reader {
    return { viewer: this.you.length === 1 ? (this.you[0] ?? null) : null, names: this.#names };
  }

  /** What something says that the server told of this table. */
  words(message: Argument | null | undefined): string {
    return message == null ? "" : said(message, this.#reader);
  }
  get returns(): number[] | null {
    return this.shown?.returns ?? null;
  }
  get seq(): number {
    return this.shown?.seq ?? 0;
  }
  /** Seats wait for people: the game has not begun for them. */
  get gathering(): boolean {
    return !this.over && this.seats.some(isEmpty);
  }

  /** The seat to show: that of the turn if it is played here, else the one shown before. */
  get #wanted(): number | null {
    if (this.you.length === 0) return null;
    if (this.you.includes(this.turn)) return this.turn;
    return this.#holder !== null && this.you.includes(this.#holder) ? this.#holder : (this.you[0] ?? null);
  }

  /** Who must be handed the screen before it may show anything; null where it lies open. */
  get curtain(): number | null {
    const wanted = this.#wanted;
    if (this.over || wanted === null || this.#holder === wanted || this.you.length < 2) return null;
    return this.shown?.curtain ? wanted : null;
  }

  /** The person in front of the screen is the one whom the curtain names. */
  open(): void {
    this.#holder = this.#wanted;
  }

  /** What to draw: undefined before the first word of the server and behind the curtain. */
  get screen(): Screen | undefined {
    if (this.curtain !== null) return undefined;
    const wanted = this.#wanted;
    return this.screens.find((screen) => screen.seat === wanted) ?? this.screens[0];
  }

  /** Whether the seat on the screen is to choose. */
  get yourTurn(): boolean {
    return !this.over && this.screen?.seat != null && this.screen.seat === this.turn;
  }

  closeHint(): void {
    this.lastHint = null;
  }

  forgetFault(): void {
    this.fault = undefined;
  }

  // What a person may ask

  abstract choose(choice: Choice): void;
  abstract undo(): void;
  abstract hint(): void;
  /** Be asked at the next moment at which a spell could be cast. */
  abstract stop(): void;
  abstract say(text: string): void;
  abstract resign(): void;
  /** Hand a seat of one's own to a bot ("bot:hard"), take it back ("me"), or rename it. */
  abstract seat(seat: number, who: string): void;
  /** A bot for a seat whose person has left, or "open" for whoever comes. */
  abstract replace(seat: number, who: string): void;
  /** Leave the table; the seat stays ours. */
  abstract leave(): void;
}

/** A table on the server, at the other end of a line. */
export class LiveTable extends TableClient implements Listener {
  #line: Line;
  #tokens: string[];
  #asked = new Map<string, Request>();
  /** What the server has shown so far; updates go on from there. */
  #follower: Follower | undefined;
  /** The choice or the undo that is waited for. */
  #awaited: Change | undefined;
  /** The seats of undos that were asked for while a choice or another undo was on its way: each has its turn. */
  #undos: number[] = [];
  /** The choice that the undo on its way is to take back, as `#lastChoice` tells it. */
  #takenBack: number | undefined;

  constructor(code: string, tokens: string[]) {
    super(code);
    this.#tokens = tokens;
    this.#line = new Line(code, this);
  }

  choose(choice: Choice): void {
    const seat = this.screen?.seat;
    if (seat == null || this.waiting) return;
    this.#await({ type: "move", seat, base: this.seq, action: choice.action });
  }

  /** Where nothing can be taken back, the server says why. */
  undo(): void {
    const seat = this.screen?.seat;
    if (seat == null) return;
    if (this.waiting) this.#undos.push(seat);
    else this.#takeBack(seat);
  }

  #takeBack(seat: number): void {
    this.#takenBack = this.#lastChoice(seat);
    this.#await({ type: "undo", seat, base: this.seq });
  }

  /** The event of a seat's last choice that stands; undefined if there is none. */
  #lastChoice(seat: number): number | undefined {
    return this.log.findLast((line) => line.seat === seat && line.sort === "choice")?.seq;
  }

  hint(): void {
    if (this.screen?.seat == null || this.hinting) return;
    this.hinting = true;
    this.#ask({ type: "hint", seat: this.screen.seat });
  }

  stop(): void {
    if (this.screen?.seat != null) this.#ask({ type: "stop", seat: this.screen.seat });
  }

  say(text: string): void {
    if (this.screen?.seat != null && text.trim()) this.#ask({ type: "say", seat: this.screen.seat, text: text.trim() });
  }

  resign(): void {
    if (this.screen?.seat != null) this.#ask({ type: "resign", seat: this.screen.seat });
  }

  seat(seat: number, who: string): void {
    this.#ask({ type: "seat", seat, who });
  }

  replace(seat: number, who: string): void {
    this.#ask({ type: "replace", seat, who });
  }

  leave(): void {
    this.#line.end();
  }

  #ask(asked: Asked): Request {
    const request = { ...asked, id: newId() } as Request;
    this.fault = undefined;
    this.#asked.set(request.id, request);
    this.#line.send(request);
    return request;
  }

  #await(asked: Asked): void {
    this.waiting = true;
    this.lastHint = null;
    this.#awaited = this.#ask(asked) as Change;
  }

  #goOn(): void {
    this.#awaited = undefined;
    this.waiting = false;
    const seat = this.#undos.shift();
    if (seat !== undefined) this.#takeBack(seat);
  }

  /**
   * Whether what is shown has come of the choice that is waited for: its acknowledgement may still be on its way. That a
   * choice is gone may be somebody else's undo: of one's own the acknowledgement tells.
   */
  get #seen(): boolean {
    if (this.#awaited?.type !== "move") return false;
    const last = this.#lastChoice(this.#awaited.seat);
    return last !== undefined && last > this.#awaited.base;
  }

  // What the line tells

  opened(): void {
    void speakOf("hints", "errors").catch(() => undefined); // they are not said at once
    this.#line.hello({
      table: this.code,
      tokens: this.#tokens,
      seq: this.shown?.seq ?? null,
    });
    for (const request of this.#asked.values()) this.#line.send(request);
  }

  changed(connection: Connection): void {
    this.connection = connection;
    if (connection === "lost") this.thinking = null;
  }

  heard(message: ToPage): void {
    switch (message.type) {
      case "snapshot":
        this.#follower = new Follower(message, this.log);
        return this.#show(this.#follower.shown);
      case "update":
        if (message.from !== this.#follower?.shown.seq) return this.#line.renew();
        this.#follower.follow(message);
        return this.#show(this.#follower.shown);
      case "ack":
        this.#answered(message.id);
        return;
      case "reject":
        return this.#rejected(message);
      case "hint":
        this.#answered(message.id);
        if (!this.waiting) this.lastHint = message; // else it is about a question that is answered already
        return;
      case "said":
        this.said = [...this.said, { seat: message.seat, text: message.text }];
        return;
      case "thinking":
        this.thinking = message.seat;
        return;
      case "presence":
        if (!this.#follower) return;
        this.#follower.shown = { ...this.#follower.shown, seats: message.seats, watchers: message.watchers };
        this.shown = this.#follower.shown;
        return;
      case "error":
        this.fault = message;
        if (message.code === "page-old") loadNewer(String(message.facts["version"]));
        return;
      case "pong":
        return;
    }
  }

  #show(shown: Shown): void {
    this.shown = shown;
    this.thinking = null;
    if (shown.over) this.lastHint = null;
    if (this.#seen) this.#goOn();
  }

  #rejected(message: Reject): void {
    const request = this.#asked.get(message.id);
    const awaited = request !== undefined && request === this.#awaited;
    // Nothing is to be taken back of a choice that was refused, or that somebody else took back.
    const undos = awaited ? this.#undos.splice(0) : [];
    this.#answered(message.id);
    const outplayed = message.code === "stale";
    if (request?.type === "hint" && outplayed) return;
    if (awaited && request.type === "undo" && outplayed && this.#lastChoice(request.seat) === this.#takenBack) {
      this.#undos = undos; // only others have moved since: it is still the same choice
      this.#takeBack(request.seat);
    } else {
      this.fault = message;
    }
  }

  #answered(id: string): void {
    const request = this.#asked.get(id);
    this.#asked.delete(id);
    if (request?.type === "hint") this.hinting = false;
    if (request && request === this.#awaited) this.#goOn();
  }
}

/** Whether nobody sits there yet. */
export const isEmpty = (seat: Seat): boolean => seat.kind === "open" || seat.kind === "invited";

/** A name for a request. Not `crypto.randomUUID`: a page that a phone loads from the house has none. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

