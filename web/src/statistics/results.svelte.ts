/** The results that this browser keeps: the last thousand games, each once. */

import { forget, keep, kept, keptTables } from "../kept.svelte";
import { StoredList } from "../stored.svelte";
import type { Shown } from "../wire";
import { RESULTS } from "./keptResults";
import { merged } from "./merging";
import { resultOf, type GameResult } from "./result";
import { isResult } from "./resultForm";

const list = new StoredList(RESULTS, isResult);

/** All results, the oldest first. */
export const results = (): readonly GameResult[] => list.all;

/** Add results; the number of games that were not known before. */
export function addResults(added: readonly GameResult[]): number {
  const before = list.read();
  const known = new Set(before.map(({ code }) => code));
  list.write(merged(before, added));
  return added.filter(({ code }) => !known.has(code)).length;
}

/** Keep the result of a table that is over, or that was left, once: what was deleted does not come back. */
export function noteResult(shown: Shown): void {
  const table = kept(shown.table);
  const left = table?.you?.filter((seat) => shown.seats[seat]?.gave_up != null) ?? [];
  if (table && shown.you.length === 0 && left.length > 0) {
    if (!table.noted) addResults([resultOf({ ...shown, you: left }, table, Date.now())]);
    forget(shown.table);
    return;
  }
  if (!shown.over || shown.you.length === 0 || !table || table.noted) return;
  addResults([resultOf(shown, table, table.over ? table.seen : Date.now())]);
  keep(shown.table, { noted: true, seen: table.seen });
}

/** What an analysis found out about luck since. */
export function takeLuck(): void {
  const lucks = new Map(keptTables().map(({ code, luck }) => [code, luck]));
  const told = list.all.filter(({ code, luck }) => lucks.get(code) !== undefined && lucks.get(code) !== luck);
  if (told.length > 0) list.write(merged(list.read(), told.map((result) => ({ ...result, luck: lucks.get(result.code) }))));
}

export function forgetResults(): void {
  list.write([]);
}
