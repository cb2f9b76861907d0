/** What the page asks over HTTP: docs/protocol.md. */

import { top } from "./top";
import { speakOf } from "./words.svelte";
import type { Fault, GameInfo, Health, Made, NewTable, PublicTable, SeatToken } from "./wire";

const NO_ANSWER: Fault = { code: "no-answer", words: "", facts: {} };

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
  await speakOf("errors").catch(() => undefined);
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

export const games = (): Promise<GameInfo[]> => askFor("/api/games", "");

export const makeTable = (wish: NewTable, language: string): Promise<Made> => askFor("/api/tables", language, JSON.stringify(wish));

export const lookAt = (code: string, language: string): Promise<PublicTable> =>
  askFor(`/api/tables/${encodeURIComponent(code)}`, language);

/** The address under which others in the house find this server, where it lets them in. */
export async function houseAddress(language: string): Promise<string | null> {
  return (await askFor<Health>("/api/health", language)).lan;
}

/** Sit down in a free seat, or in the one that an invitation is to. */
export const join = (code: string, name: string, invitation: string | null, language: string): Promise<SeatToken> =>
  askFor(`/api/tables/${encodeURIComponent(code)}/join`, language, JSON.stringify(invitation === null ? { name } : { name, invitation }));

export async function recordOf(code: string, language: string): Promise<string> {
  return read(await ask(`/api/tables/${encodeURIComponent(code)}/record`, language), "text");
}

export const bringRecord = (text: string, language: string): Promise<Made> =>
  askFor("/api/records", language, text, "text/plain; charset=utf-8");
