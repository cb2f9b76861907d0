/** What those who listen are told of a table: each new line and each message once, then the question. */

import type { TableClient } from "../table.svelte";

type Table = Pick<TableClient, "seq" | "log" | "yourTurn" | "question" | "words" | "said" | "seats" | "you">;

/** Lines that are read out at once; of more, the last ones. */
const MOST = 12;

export class Hearing {
  /** The last event and the messages that were told. */
  #seq: number | undefined;
  #said = 0;
  /** How many messages were there when somebody last had them before their eyes. */
  read = 0;

  /** What is new at the table; null if nothing is, whatever is shown again or in other words. */
  news(table: Table): string[] | null {
    const known = this.#seq;
    if (known !== undefined && table.seq <= known) return null;
    this.#seq = table.seq;
    const lines = known === undefined ? [] : table.log.filter((line) => line.seq > known);
    const question = table.yourTurn ? [table.question] : [];
    return [...lines.slice(-MOST).map(({ words }) => table.words(words)), ...question];
  }

  /** What others have said since. */
  messages(table: Table): { name: string; text: string }[] {
    const added = table.said.slice(this.#said);
    this.#said = table.said.length;
    return added.filter(({ seat }) => !table.you.includes(seat)).map(({ seat, text }) => ({ name: table.seats[seat]?.name ?? "", text }));
  }
}

const hearings = new WeakMap<object, Hearing>();

/** Who listens at a table; a curtain that takes the table away leaves what was told. */
export function hearingOf(table: TableClient): Hearing {
  const hearing = hearings.get(table) ?? new Hearing();
  hearings.set(table, hearing);
  return hearing;
}
