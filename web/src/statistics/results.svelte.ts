/** The results that this browser keeps: the last thousand games, each once. */

import { keep, kept, keptTables } from "../kept.svelte";
import type { Shown } from "../wire";
import { merged } from "./merging";
import { resultOf, type GameResult } from "./result";

const KEY = "dedale.results";

function read(): GameResult[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as GameResult[]) : [];
  } catch {
    return [];
  }
}

let list: GameResult[] = $state.raw(read());

addEventListener("storage", (event) => {
  if (event.key === KEY) list = read();
});

function write(changed: GameResult[]): void {
  list = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing: the results are there until the page is closed.
  }
}

/** All results, the oldest first. */
export const results = (): readonly GameResult[] => list;

/** Add results; the number of games that were not known before. */
export function addResults(added: readonly GameResult[]): number {
  const before = read();
  const known = new Set(before.map(({ code }) => code));
  write(merged(before, added));
  return added.filter(({ code }) => !known.has(code)).length;
}

/** Keep the result of a table that is over, once: what was deleted does not come back. */
export function noteResult(shown: Shown): void {
  const table = kept(shown.table);
  if (!shown.over || shown.you.length === 0 || !table || table.noted) return;
  addResults([resultOf(shown, table, table.over ? table.seen : Date.now())]);
  keep(shown.table, { noted: true, seen: table.seen });
}

/** What an analysis found out about luck since. */
export function takeLuck(): void {
  const lucks = new Map(keptTables().map(({ code, luck }) => [code, luck]));
  const told = list.filter(({ code, luck }) => lucks.get(code) !== undefined && lucks.get(code) !== luck);
  if (told.length > 0) write(merged(read(), told.map((result) => ({ ...result, luck: lucks.get(result.code) }))));
}

export function forgetResults(): void {
  write([]);
}
