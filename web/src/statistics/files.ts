/** Results as files: a table for a spreadsheet, and JSON that can be brought to another browser. */

import type { GameResult } from "./result";

const FORMAT = "dedale-results";
const COLUMNS = ["code", "game", "ended", "outcome", "others", "seats", "decisions", "assisted", "apart", "luck", "doors", "place", "turns"] as const;
const OPTIONS = ["players", "book", "towers", "dreams", "talk", "cards", "young"] as const;

/** A file that holds no results, and the number of the game that is wrong in it, counted from 1; 0 for the whole. */
export class BadResults extends Error {
  constructor(readonly game: number) {
    super(`no results: ${game}`);
  }
}

export const asJson = (results: readonly GameResult[]): string => `${JSON.stringify({ format: FORMAT, version: 1, games: results }, null, 1)}\n`;

export function asCsv(results: readonly GameResult[]): string {
  const rows = results.map((result) => {
    const told: Record<string, unknown> = { ...result, ended: new Date(result.ended).toISOString(), others: result.others.join(" ") };
    return [...COLUMNS.map((name) => told[name]), ...OPTIONS.map((name) => result.options[name])].map(cell).join(",");
  });
  return [[...COLUMNS, ...OPTIONS].join(","), ...rows, ""].join("\r\n");
}

/** A value between commas; one that a spreadsheet would take for a formula is kept from being one. */
function cell(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value.replace(/^[=+\-@\t\r]/, "'$&") : "";
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The results in a file that this page wrote. Raises BadResults. */
export function fromJson(text: string): GameResult[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadResults(0);
  }
  const file = found as { format?: unknown; version?: unknown; games?: unknown } | null;
  if (file?.format !== FORMAT || file.version !== 1 || !Array.isArray(file.games)) throw new BadResults(0);
  return file.games.map((game: unknown, at) => checked(game, at + 1));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isCode = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9]{4,16}$/.test(value);
const isCompanion = (value: unknown): value is string => typeof value === "string" && /^(person|bot:[a-z]{1,20})$/.test(value);
const isPlain = (value: unknown): boolean => value === null || typeof value === "boolean" || isCount(value) || (typeof value === "string" && /^[a-z]{1,20}$/.test(value));
const oneOf = <T>(value: unknown, known: readonly T[]): value is T => (known as readonly unknown[]).includes(value);

const FORMS: Record<keyof GameResult, (value: unknown) => boolean> = {
  code: isCode,
  game: (value) => oneOf(value, ["onirim", "labyrinth"]),
  options: (value) => isObject(value) && Object.entries(value).every(([name, one]) => oneOf(name, OPTIONS) && isPlain(one)),
  others: (value) => Array.isArray(value) && value.length < 8 && value.every(isCompanion),
  seats: (value) => isCount(value) && value > 0 && value < 9,
  ended: (value) => isCount(value) && value < 8.64e15,
  outcome: (value) => oneOf(value, ["won", "lost", "broken"]),
  decisions: isCount,
  assisted: (value) => typeof value === "boolean",
  apart: (value) => oneOf(value, [undefined, "lesson", "again"]),
  luck: (value) => value === undefined || (typeof value === "number" && Math.abs(value) < 10_000),
  doors: (value) => value === undefined || (isCount(value) && value < 9),
  place: (value) => value === undefined || (isCount(value) && value > 0 && value < 5),
  turns: (value) => value === undefined || (isCount(value) && value < 100_000),
};

/** Of a game all that belongs to it, and nothing else. */
function checked(game: unknown, number: number): GameResult {
  const names = Object.keys(FORMS) as (keyof GameResult)[];
  if (!isObject(game) || !names.every((name) => FORMS[name](game[name]))) throw new BadResults(number);
  return Object.fromEntries(names.filter((name) => game[name] !== undefined).map((name) => [name, game[name]])) as unknown as GameResult;
}
