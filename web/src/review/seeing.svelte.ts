/** A game that is over, seen with somebody's eyes: those that were asked for last, whatever comes first. */

import { troubleWords } from "../opening.svelte";
import { replayOf } from "./asking";
import { Player } from "./player.svelte";
import { ReplayTable } from "./replay.svelte";
import type { Replay } from "../wire";

/** A seat; null for a watcher; undefined until it is known who played. */
export type Eyes = number | null | undefined;

export class Seeing {
  table: ReplayTable | undefined = $state.raw();
  player: Player | undefined = $state.raw();
  /** Why there is no table. */
  trouble: unknown = $state.raw();
  #eyes: Eyes;
  #seen = new Map<Eyes, Replay>();
  #asked = 0;

  constructor(private readonly code: string, eyes: Eyes) {
    this.#eyes = eyes;
  }

  /** The language is for a game that was kept in words: all others are said here. */
  async show(language: string, eyes = this.#eyes): Promise<void> {
    const asked = ++this.#asked;
    this.#eyes = eyes;
    try {
      const replay = await this.#replay(language, eyes);
      if (asked === this.#asked) this.#see(replay);
    } catch (trouble) {
      if (asked === this.#asked) this.#miss(trouble);
    }
  }

  async #replay(language: string, eyes: Eyes): Promise<Replay> {
    let replay = this.#seen.get(eyes) ?? (await replayOf(this.code, eyes ?? null, language));
    const person = replay.seats.findIndex(({ kind }) => kind !== "bot");
    if (eyes === undefined && person >= 0) replay = await replayOf(this.code, person, language);
    this.#seen.set(replay.viewer, replay);
    return replay;
  }

  #see(replay: Replay): void {
    this.#eyes = replay.viewer;
    if (this.table) return this.table.see(replay);
    this.table = new ReplayTable(this.code, replay);
    this.player = new Player(this.table);
  }

  /** What was seen before is seen on. */
  #miss(trouble: unknown): void {
    this.trouble = trouble;
    if (!this.table) return;
    this.#eyes = this.table.replay.viewer;
    this.table.fault = { code: "not-seen", words: troubleWords(trouble), facts: {} };
  }
}
