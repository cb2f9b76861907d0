/** Decisions of every kind as the engine asks them, and a table that stands at one of them. */

import type { Table } from "../../src/onirim/play.svelte";
import decisions from "../../src/onirim/testing/decisions.json";
import type { Choice, OnirimView, Screen } from "../../src/wire";

export type Asked = Screen<OnirimView>;

export const tables = decisions as unknown as Record<string, Asked[]>;

export function decision(table: string, kind: string): Asked {
  const found = tables[table]?.find(({ view }) => view.kind === kind);
  if (!found) throw new Error(`no decision ${kind} at the table ${table}`);
  return found;
}

/** Remembers what was chosen; `show` answers with the next screen. */
export function scripted(first: Asked) {
  const chosen: string[] = [];
  const table = {
    screen: first as Screen | undefined,
    seats: [0, 1].map((seat) => ({ name: `P${seat}`, kind: "person" as const, level: null, here: true, asked: [], gave_up: null })),
    seq: 1,
    yourTurn: true,
    waiting: false,
    thinking: null,
    over: false,
    result: "",
    lastHint: null,
    log: [],
    choose(choice: Choice) {
      chosen.push(choice.text);
      table.waiting = true;
    },
    stop() {
      chosen.push("stop");
    },
    show(next: Asked) {
      table.screen = next;
      table.seq += 1;
      table.waiting = false;
    },
  };
  return { table: table as unknown as Table & { show: (next: Asked) => void }, chosen };
}
