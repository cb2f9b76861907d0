/** What the page asks over HTTP: docs/protocol.md. */

import type { Fault, GameName, Level, Seat } from "./wire";

export type SeatWish =
  | { kind: "you"; name: string }
  | { kind: "friend"; name?: string }
  | { kind: "open" }
  | { kind: "bot"; level: Level };

export interface NewTable {
  game: GameName;
  options: Record<string, unknown>;
  seats: SeatWish[];
  same_deal_as?: string;
  /** With `same_deal_as`, for a game under way: a token of its only player. */
  token?: string;
  /** The deal of the game's lesson, for one person. */
  lesson?: true;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface Made {
  table: string;
  seats: SeatToken[];
}

export interface PublicTable {
  table: string;
  game: GameName;
  options: Record<string, unknown>;
  seats: Seat[];
  over: boolean;
  commitment: string | null;
  created: number;
}

/** What the server said no with, or that it did not answer: code "no-answer". */
export class Refusal extends Error {
  constructor(readonly fault: Fault, readonly status: number) {
    super(fault.words);
  }
}

export async function ask(
  path: string,
  language: string,
  body?: BodyInit,
  type = "application/json",
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = type;
  let answer: Response;
  try {
    answer = await fetch(path, { method: body === undefined ? "GET" : "POST", headers, body: body ?? null, signal });
  } catch {
    throw new Refusal({ code: "no-answer", words: "" }, 0);
  }
  if (answer.ok) return answer;
  const fault = await answer.json().catch(() => null) as Partial<Fault> | null;
  const code = fault?.code ?? (answer.status >= 500 ? "no-answer" : `http-${answer.status}`);
  throw new Refusal({ code, words: fault?.words ?? "", facts: fault?.facts ?? {} }, answer.status);
}

/** How a bot did: the share of games won, or the turns that it took alone, with an interval of 95 %. */
export interface Rate {
  options: Record<string, unknown>;
  bot: string;
  measure: "wins" | "turns";
  games: number;
  value: number;
  low: number;
  high: number;
}

export interface GameInfo {
  name: GameName;
  rates: Rate[];
}

export async function games(language: string): Promise<GameInfo[]> {
  return (await ask("/api/games", language)).json() as Promise<GameInfo[]>;
}

export async function makeTable(wish: NewTable, language: string): Promise<Made> {
  return (await ask("/api/tables", language, JSON.stringify(wish))).json() as Promise<Made>;
}

export async function lookAt(code: string, language: string): Promise<PublicTable> {
  return (await ask(`/api/tables/${encodeURIComponent(code)}`, language)).json() as Promise<PublicTable>;
}

/** The address under which others in the house find this server, where it lets them in. */
export async function houseAddress(language: string): Promise<string | null> {
  const { lan } = (await (await ask("/api/health", language)).json()) as { lan?: string | null };
  return lan ?? null;
}

export async function join(code: string, name: string, language: string): Promise<SeatToken> {
  const path = `/api/tables/${encodeURIComponent(code)}/join`;
  return (await ask(path, language, JSON.stringify({ name }))).json() as Promise<SeatToken>;
}

export async function recordOf(code: string, language: string): Promise<string> {
  return (await ask(`/api/tables/${encodeURIComponent(code)}/record`, language)).text();
}

export async function bringRecord(text: string, language: string): Promise<{ table: string; seats?: SeatToken[] }> {
  const answer = await ask("/api/records", language, text, "text/plain; charset=utf-8");
  return answer.json() as Promise<{ table: string; seats?: SeatToken[] }>;
}
