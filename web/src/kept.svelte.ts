/** The tables that this browser has a seat at, with its tokens: what it takes to come back. */

import type { GameName, NewTable } from "./wire";
import { StoredList } from "./stored.svelte";

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

const MOST = 30;

function isTable(found: unknown): found is KeptTable {
  const one = found as Partial<KeptTable> | null;
  return typeof one?.code === "string" && Array.isArray(one.tokens) && Array.isArray(one.others);
}

const tables = new StoredList("dedale.tables", isTable);

function write(changed: KeptTable[]): void {
  tables.write(changed.toSorted((one, other) => other.seen - one.seen).slice(0, MOST));
}

export const keptTables = (): readonly KeptTable[] => tables.all;

export const kept = (code: string): KeptTable | undefined => tables.all.find((table) => table.code === code);

/** Keep a table, or what is new about it. */
export function keep(code: string, change: Partial<Omit<KeptTable, "code">>): void {
  const all = tables.read();
  const before = all.find((table) => table.code === code) ?? { code, game: "", tokens: [], seen: 0, over: false, yourTurn: false, others: [] };
  write([{ ...before, seen: Date.now(), ...change }, ...all.filter((table) => table.code !== code)]);
}

export function forget(code: string): void {
  write(tables.read().filter((table) => table.code !== code));
}

const tokensOf = (code: string): string[] => tables.read().find((table) => table.code === code)?.tokens ?? [];

/** Tokens that opened seats, beside those that another window may have kept. */
export function keepTokens(code: string, tokens: readonly string[]): void {
  const known = tokensOf(code);
  const added = tokens.filter((token) => !known.includes(token));
  if (added.length > 0) keep(code, { tokens: [...known, ...added] });
}

/** A token that opens no seat; the table goes with the last one. */
export function dropToken(code: string, token: string | undefined): void {
  const left = tokensOf(code).filter((other) => other !== token);
  if (left.length > 0) keep(code, { tokens: left });
  else forget(code);
}

const inAddress = (name: string): string | null => new URLSearchParams(location.hash.slice(1)).get(name);
const invited = (): string | null => inAddress("token");

/** What somebody is to sit down with, if the address holds it. */
export const invitation = (): string | null => inAddress("invitation");

/** What to sit down with: the tokens that are kept, and last, as it may be wrong, that of an invitation's address. */
export function tokensFor(code: string): string[] {
  const [known, token] = [tokensOf(code), invited()];
  return token === null || known.includes(token) ? known : [...known, token];
}

/** The server answered: what opens a seat leaves the address. */
export function leaveInvitation(): void {
  if (invited() !== null || invitation() !== null) history.replaceState(history.state, "", location.pathname);
}
