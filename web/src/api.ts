/** What the page asks over HTTP: docs/protocol.md. */

import { top } from "./top";
import type { Deal, Fault, GameName, Leaving, Level, Seat } from "./wire";

export type SeatWish =
  | { kind: "you"; name: string }
  | { kind: "friend"; name?: string }
  | { kind: "open" }
  | { kind: "bot"; level: Level };

export interface NewTable {
  game: GameName;
  options: Record<string, unknown>;
  seats: SeatWish[];
  /** What becomes of a seat whose player gives up. */
  leaving?: Leaving;
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
  deal: Deal;
  leaving: Leaving;
  created: number;
}

const NO_ANSWER: Fault = { code: "no-answer", words: "" };

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
    answer = await fetch(top + path, { method: body === undefined ? "GET" : "POST", headers, body: body ?? null, signal });
  } catch {
    throw new Refusal(NO_ANSWER, 0);
  }
  if (answer.ok) return answer;
  const fault = await answer.json().catch(() => null) as Partial<Fault> | null;
  const code = fault?.code ?? (answer.status >= 500 ? "no-answer" : `http-${answer.status}`);
  throw new Refusal({ code, words: fault?.words ?? "", facts: fault?.facts ?? {} }, answer.status);
}

/** What an answer holds; one that breaks off, or is not what it says, is none. */
async function read<T>(answer: Response, kind: "json" | "text"): Promise<T> {
  try {
    return (await answer[kind]()) as T;
  } catch {
    throw new Refusal(NO_ANSWER, answer.status);
  }
}

export async function askFor<T>(path: string, language: string, body?: BodyInit, type?: string): Promise<T> {
  return read(await ask(path, language, body, type), "json");
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

/** Something that is agreed before a game. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "seat" | "one_each";
  label: string;
  choices: unknown[];
  /** What the choices are called. */
  labels: string[];
  default: unknown;
  /** Where another option is none of these, this one stays as it is by default. */
  only_with: Record<string, unknown[]>;
}

export interface GameInfo {
  name: GameName;
  title: string;
  text: string;
  options: OptionInfo[];
  levels: string[];
  seats: number[];
  together: boolean;
  lesson: boolean;
  rates: Rate[];
}

export const games = (language: string): Promise<GameInfo[]> => askFor("/api/games", language);

export const makeTable = (wish: NewTable, language: string): Promise<Made> => askFor("/api/tables", language, JSON.stringify(wish));

export const lookAt = (code: string, language: string): Promise<PublicTable> =>
  askFor(`/api/tables/${encodeURIComponent(code)}`, language);

/** The address under which others in the house find this server, where it lets them in. */
export async function houseAddress(language: string): Promise<string | null> {
  const { lan } = await askFor<{ lan?: string | null }>("/api/health", language);
  return lan ?? null;
}

/** Sit down in a free seat, or in the one that an invitation is to. */
export const join = (code: string, name: string, invitation: string | null, language: string): Promise<SeatToken> =>
  askFor(`/api/tables/${encodeURIComponent(code)}/join`, language, JSON.stringify(invitation === null ? { name } : { name, invitation }));

export async function recordOf(code: string, language: string): Promise<string> {
  return read(await ask(`/api/tables/${encodeURIComponent(code)}/record`, language), "text");
}

export const bringRecord = (text: string, language: string): Promise<{ table: string; seats?: SeatToken[] }> =>
  askFor("/api/records", language, text, "text/plain; charset=utf-8");
