/** Shows a replay by itself, at a pace that one can follow. */

import type { ReplayTable } from "./replay.svelte";

/** Milliseconds for each step. */
const PACE = 1300;

export class Player {
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: ReplayTable) {}

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.table.at === this.table.last) this.table.go(0);
    this.playing = true;
    this.#later();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    this.#timer = setTimeout(() => {
      this.table.go(this.table.at + 1);
      if (this.table.at === this.table.last) this.stop();
      else this.#later();
    }, PACE);
  }
}
