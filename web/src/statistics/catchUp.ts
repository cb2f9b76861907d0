/** Games that ended while this browser looked elsewhere, or before it kept results. */

import { keptTables, type KeptTable } from "../kept.svelte";
import { Line, type Connection, type Listener } from "../line";
import type { ToPage, Shown } from "../wire";
import { noteResult } from "./results.svelte";

/** Looks at a table once, and leaves. */
class Look implements Listener {
  readonly #table: KeptTable;
  readonly #found: (shown: Shown | undefined) => void;
  readonly #line: Line;

  constructor(table: KeptTable, found: (shown: Shown | undefined) => void) {
    this.#table = table;
    this.#found = found;
    this.#line = new Line(table.code, this);
  }

  opened(): void {
    const { code, tokens } = this.#table;
    this.#line.hello({ table: code, tokens, seq: null });
  }

  heard(message: ToPage): void {
    if (message.type === "snapshot") this.#leave(message);
    if (message.type === "error") this.#leave(undefined);
  }

  changed(connection: Connection): void {
    if (connection === "lost" || connection === "closed") this.#leave(undefined);
  }

  #leave(shown: Shown | undefined): void {
    this.#line.end();
    this.#found(shown);
  }
}

/** Note what is not noted yet, one table after the other. */
export async function catchUp(): Promise<void> {
  for (const table of keptTables().filter(({ over, noted, tokens }) => over && !noted && tokens.length > 0)) {
    const shown = await new Promise<Shown | undefined>((found) => new Look(table, found));
    if (shown) noteResult(shown);
  }
}
