/** A seat at a table of Onirim: what it sees, what it may choose, and what its person has begun to choose. */

import { getContext, setContext } from "svelte";
import type { TableClient } from "../table.svelte";
import type { Choice, OnirimView, Screen } from "../wire";
import { say } from "../words.svelte";
import { arrangingOf } from "./arrangement";
import { ownSeat } from "./cards";
import { Offers, spellOf } from "./offers";
import { type Phase, passed, phaseAfter } from "./phase";
import { Pieces } from "./pieces";
import { type Place, targetOf, targetsOnTable } from "./targets";

export type Table = Pick<
  TableClient,
  "screen" | "seats" | "seq" | "yourTurn" | "waiting" | "thinking" | "over" | "question" | "result" | "lastHint" | "log" | "choose" | "stop"
> &
  Partial<Pick<TableClient, "past">>;

/** Kinds of decision that are made on a sheet. */
const ON_SHEETS = new Set(["nightmare", "door", "claim", "happy", "fetch", "pay", "key", "pick"]);

const NOTHING: readonly Choice[] = [];

export class Play {
  readonly #table: Table;
  #pieces = new Pieces();
  #followed: OnirimView | null = null;
  #phase: Phase = "action";
  #renewedAt = -1;
  #passing: ReturnType<typeof setTimeout> | undefined;
  /** Phases that went by without a question: each is shown for a moment. */
  #passed: readonly Phase[] = $state.raw([]);
  /** Choices still to be sent, one after the other, and the position in which the last one was sent. */
  #steps: readonly string[] = $state.raw([]);
  #sentAt = -1;

  /** The card of a hand that was picked up. */
  selected: number | null = $state(null);
  /** The card that hovers over the table on its way to a zone. */
  dragged: string | null = $state(null);
  /** The spell that is about to be paid. */
  casting: string | null = $state(null);
  /** The first of two things to swap: a personal card, or the number of a Goal. */
  first: Choice | null = $state.raw(null);
  /** A choice that was warned of and waits for a yes. */
  doubtful: Choice | null = $state.raw(null);
  /** Whether a stop was asked for (ONI-SPELL-7), until the table stands at one. */
  stopping = $state(false);
  /** The pile that is spread out. */
  pile: "discard" | "limbo" | "removed" | "unseen" | null = $state(null);
  /** At the end, whether the ring of Doors lies over the table. */
  dreaming = $state(true);
  /** Whether every choice is listed. */
  listing = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  readonly screen: Screen<OnirimView> = $derived.by(() => this.#table.screen as Screen<OnirimView>);
  readonly view: OnirimView = $derived(this.screen.view);
  /** What is known and asked, as a text: the same until something happens at the table. */
  readonly position: string = $derived(JSON.stringify(this.view));
  readonly own: number = $derived(ownSeat(this.view));
  readonly busy: boolean = $derived.by(() => this.#steps.length > 0);
  readonly offers: Offers = $derived.by(
    () => new Offers(this.#table.yourTurn && !this.#table.waiting && !this.busy ? this.screen.choices : NOTHING),
  );
  readonly pieces: Pieces = $derived.by(() => {
    if (this.#followed !== this.view) this.#pieces = this.#pieces.follow(this.view, this.screen.happened);
    this.#followed = this.view;
    return this.#pieces;
  });
  readonly phase: Phase = $derived.by(() => {
    this.#phase = phaseAfter(this.#phase, this.view.kind);
    return this.#passed[0] ?? this.#phase;
  });

  /** Who decides, in words; empty if it is this seat. */
  readonly waitsFor: string = $derived.by(() => {
    if (this.over || this.#table.yourTurn) return "";
    return this.nameOf(this.view.turn >= 0 ? this.view.turn : this.view.actor);
  });

  /** Whether it is a bot that decides, and thinks. */
  get thinks(): boolean {
    return this.#table.thinking !== null;
  }

  get over(): boolean {
    return this.#table.over;
  }
  /** Whether the game is only looked at again. */
  get past(): boolean {
    return this.#table.past != null;
  }
  get result(): string {
    return this.#table.result;
  }

  get question(): string {
    return this.#table.question;
  }
  /** Texts of the choices that a hint recommends. */
  get hinted(): readonly string[] {
    const best = this.#table.lastHint?.best.text;
    return best ? [best] : [];
  }
  /** The number of this turn, or null in a game that was kept before its log said what was done. */
  get turn(): number | null {
    const { log, past } = this.#table;
    if (past && !past.log.some(({ verb }) => verb)) return null;
    return log.filter(({ verb }) => ACTING.has(verb ?? "")).length + (this.over ? 0 : 1);
  }

  nameOf(seat: number): string {
    return seat === this.view.seat ? say("page-onirim-you") : (this.#table.seats[seat]?.name ?? "");
  }

  /** The sheet that lies over the table, if any. */
  readonly sheet: string | null = $derived.by(() => {
    if (this.over || this.offers.list.length === 0) return null;
    if (this.doubtful) return "doubt";
    if (this.listing) return "list";
    if (this.casting) return "cast";
    const { kind } = this.view;
    if (arrangingOf(kind, 0)) return "arrange";
    return ON_SHEETS.has(kind) ? kind : null;
  });

  /** The choices that neither a card, nor a thing on the table, nor a sheet stands for. */
  readonly unplaced: readonly Choice[] = $derived.by(() => {
    const { kind } = this.view;
    if (this.sheet && this.sheet !== "doubt") return NOTHING;
    const placed = targetsOnTable(this.view, this.offers);
    const few = this.offers.list.length <= 2;
    return this.offers.list.filter(({ verb, text }) => {
      if (kind === "main" && ACTING.has(verb)) return false;
      if (verb === "cast") return kind === "stop";
      return few || verb === "strike" || !placed.has(text);
    });
  });

  target(place: Place): string | null {
    return targetOf(this.view, this.offers, place);
  }

  /** Choose something; where a second thing belongs to it, remember the first until that is chosen too. */
  aim(text: string): void {
    const choice = this.offers.get(text);
    if (choice?.verb === "cast") this.casting = spellOf(choice);
    else if (choice && FIRST_OF_TWO.has(choice.verb)) this.first = this.first?.text === text ? null : choice;
    else this.run([text]);
  }

  /** Send choices one after the other, each as soon as it is offered. */
  run(texts: readonly string[]): void {
    const [first] = texts;
    const choice = first === undefined ? undefined : this.offers.get(first);
    if (!choice || this.#table.waiting) return;
    if (choice.warning && this.doubtful?.text !== choice.text) {
      this.doubtful = choice;
      this.#steps = [];
      this.#after = texts.slice(1);
      return;
    }
    this.#forget();
    this.#steps = texts.slice(1);
    this.#send(choice);
  }

  #after: readonly string[] = [];

  /** Do what was warned of. */
  dare(): void {
    if (this.doubtful) this.run([this.doubtful.text, ...this.#after]);
  }

  refrain(): void {
    this.doubtful = null;
    this.#after = [];
  }

  askStop(): void {
    if (this.stopping) return;
    this.stopping = true;
    this.#table.stop();
  }

  /** The table refused something: a stop may be asked for again. */
  refused(): void {
    this.stopping = false;
  }

  /** Something new is shown: go on with what was begun, or forget it if the table went another way. */
  proceed(): void {
    const { seq, yourTurn, waiting } = this.#table;
    if (waiting) return;
    if (seq <= this.#sentAt) {
      this.#steps = [];
      return;
    }
    const steps = [...this.#steps];
    while (steps.length > 0) {
      const next = steps.shift() ?? "";
      const choice = yourTurn ? this.screen.choices.find(({ text }) => text === next) : undefined;
      if (!choice && SOMETIMES.has(next)) continue;
      this.#steps = choice ? steps : [];
      if (choice?.warning) this.doubtful = choice;
      else if (choice) this.#send(choice);
      return;
    }
    this.#steps = [];
  }

  /** What was begun belongs to one question only; the same one shown again, after a cut line, changes nothing. */
  renew(): void {
    const { seq } = this.#table;
    if (seq !== this.#renewedAt) {
      this.#forget();
      this.#pass(passed(this.screen.happened ?? []));
    }
    this.#renewedAt = seq;
    if (this.view.kind === "stop") this.stopping = false;
  }

  #pass(phases: readonly Phase[]): void {
    clearTimeout(this.#passing);
    this.#passed = phases.at(-1) === this.#phase ? [] : phases;
    if (this.#passed.length > 0) this.#passing = setTimeout(() => this.#pass(this.#passed.slice(1)), PASSING);
  }

  #send(choice: Choice): void {
    this.#sentAt = this.#table.seq;
    this.#table.choose(choice);
  }

  #forget(): void {
    this.selected = null;
    this.dragged = null;
    this.casting = null;
    this.first = null;
    this.doubtful = null;
    this.listing = false;
    this.#after = [];
  }
}

/** Milliseconds for which a phase is shown that asks for nothing. */
const PASSING = 550;

/** What is done in the action of a turn. */
const ACTING = new Set(["play", "discard"]);

/** What is chosen together with a second thing. */
const FIRST_OF_TWO = new Set(["give", "swap-goal"]);

/** Choices that are asked for only where they are in doubt. */
const SOMETIMES = new Set(["from hand", "from shared"]);

const KEY = Symbol("play");

export const setPlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);
