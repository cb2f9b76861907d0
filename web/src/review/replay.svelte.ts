/** A table of the past: it shows one frame of a replay after the other, and nothing can be asked of it. */

import { tick } from "svelte";
import { TableClient, type Past } from "../table.svelte";
import type { Choice, Deed, Frame, LogLine, Replay } from "../wire";
import { said, say } from "../words.svelte";
import { frameOf } from "./frames";

export class ReplayTable extends TableClient {
  replay: Replay = $state.raw() as Replay;
  at = $state(0);
  /** What would have been better, by frame: the table shows it as it shows a hint. */
  #better: ReadonlyMap<number, string> = new Map();

  constructor(code: string, replay: Replay, at = 0) {
    super(code);
    this.connection = "open";
    this.see(replay, at);
  }

  get frames(): readonly Frame[] {
    return this.replay.frames;
  }

  /** Whether all seats share one result; of a game that was kept from before, whether they came to the same. */
  get together(): boolean {
    const { together, returns } = this.replay;
    return together ?? returns.every((one) => one === returns[0]);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  override get past(): Past {
    return { log: this.replay.log, seq: this.seq, words: (message) => this.words(message), jump: (line: LogLine) => this.go(frameOf(this.frames, line)) };
  }

  /** See the game with other eyes from the same moment on. */
  see(replay: Replay, at = this.at): void {
    if (replay !== this.replay) this.#better = new Map();
    this.replay = replay;
    this.go(at);
  }

  /** Show on the table what would have been better. */
  advise(better: ReadonlyMap<number, string>): void {
    this.#better = better;
    this.#mark();
  }

  go(to: number): void {
    const at = Math.min(Math.max(0, to), this.last);
    const { frames, log, viewer, ...rest } = this.replay;
    const frame = frames[at];
    if (!frame) return;
    const happened = at === this.at + 1 ? frame.happened : undefined;
    this.at = at;
    this.fault = undefined;
    const over = at === this.last;
    this.shown = {
      ...rest,
      options: rest.options ?? {},
      chosen: rest.chosen ?? "",
      together: this.together,
      seq: frame.seq,
      you: viewer === null ? [] : [viewer],
      turn: frame.turn,
      over,
      result: over ? rest.result : null,
      returns: over ? rest.returns : null,
      resigned: null,
      commitment: null,
      secret: null,
      deal: { origin: "fresh", table: null, known: false },
      leaving: "bot",
      talks: true,
      curtain: false,
      watchers: 0,
      log: log.filter(({ seq }) => seq <= frame.seq),
      screens: [{ seat: viewer, view: frame.view, question: frame.question, choices: frame.choices.map(whole), can_undo: false, ...(happened && { happened }), ...(frame.zones && { zones: frame.zones }) }],
    };
    this.#mark();
  }

  /** Whoever makes the choice that was made goes on; of any other the table says what happened instead. */
  choose(choice: Choice): void {
    const { played, choices } = this.frames[this.at] ?? {};
    if (choice.text === played) return this.go(this.at + 1);
    this.waiting = true;
    void tick().then(() => (this.waiting = false));
    const words = said(choices?.find(({ text }) => text === played)?.words ?? "");
    this.fault = { code: "past", words: say("page-review-went", { words }), facts: {} };
  }

  undo(): void {}
  hint(): void {}
  stop(): void {}
  say(): void {}
  resign(): void {}
  seat(): void {}
  replace(): void {}
  leave(): void {}

  /** What a text says, where it was offered here. */
  #deed(text: string): Deed {
    return this.screens[0]?.choices.find((choice) => choice.text === text) ?? { text, verb: "", about: {} };
  }

  #mark(): void {
    const best = this.#better.get(this.at);
    if (best === undefined) this.lastHint = null;
    else this.lastHint = { type: "hint", id: "", seat: this.replay.viewer ?? 0, words: [], best: this.#deed(best), then: [], next: null };
  }
}

/** A choice of a game that was kept before choices said what they are about. */
const whole = (choice: Choice): Choice => ({ ...choice, verb: choice.verb ?? "", about: choice.about ?? {} });
