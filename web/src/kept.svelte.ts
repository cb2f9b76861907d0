/** The tables that this browser has a seat at, with its tokens: what it takes to come back. */

import type { NewTable } from "./api";
import type { GameName } from "./wire";

export interface KeptTable {
  code: string;
  game: GameName;
  tokens: string[];
  /** When it was last looked at, in milliseconds. */
  seen: number;
  over: boolean;
  yourTurn: boolean;
  /** The names of those who do not play here. */
  others: string[];
  /** The seats that are played here. */
  you?: number[] | undefined;
  /** What luck gave the first of them, or took, once the game was looked through: a part of 1, or turns. */
  luck?: number | undefined;
  /** What was asked for when it was opened here. */
  wish?: NewTable | undefined;
  /** Its deal was played here before. */
  again?: boolean;
  /** It is a lesson, with a coach. */
  lesson?: boolean;
  /** Its result is kept. */
  noted?: boolean;
}

const KEY = "dedale.tables";
const MOST = 30;

/** What another version left in the browser may look otherwise. */
function isTable(one: Partial<KeptTable> | null): one is KeptTable {
  return typeof one?.code === "string" && Array.isArray(one.tokens) && Array.isArray(one.others);
}

function read(): KeptTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTable) : [];
  } catch {
    return [];
  }
}

let tables: KeptTable[] = $state.raw(read());

addEventListener("storage", (event) => {
  if (event.key === KEY) tables = read();
});

function write(changed: KeptTable[]): void {
  tables = changed.toSorted((one, other) => other.seen - one.seen).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing: the seat is kept until the page is closed.
  }
}

export const keptTables = (): readonly KeptTable[] => tables;

export const kept = (code: string): KeptTable | undefined => tables.find((table) => table.code === code);

/** Keep a table, or what is new about it. */
export function keep(code: string, change: Partial<Omit<KeptTable, "code">>): void {
  const before = kept(code) ?? { code, game: "onirim", tokens: [], seen: 0, over: false, yourTurn: false, others: [] };
  write([{ ...before, seen: Date.now(), ...change }, ...read().filter((table) => table.code !== code)]);
}

export function forget(code: string): void {
  write(read().filter((table) => table.code !== code));
}

/** Take a token out of an invitation's address, and keep it. */
export function takeInvitation(code: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token === null) return;
  history.replaceState(history.state, "", location.pathname);
  const tokens = kept(code)?.tokens ?? [];
  if (!tokens.includes(token)) keep(code, { tokens: [...tokens, token] });
}
