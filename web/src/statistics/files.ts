/** Results as files: a table for a spreadsheet, and JSON that can be brought to another browser. */

import type { GameResult } from "./result";
import { FIELDS, isResult } from "./resultForm";

const FORMAT = "dedale-results";
const COLUMNS = ["code", "game", "ended", "outcome", "others", "seats", "decisions", "assisted", "apart", "luck", "doors", "place", "turns"] as const;

/** A file that holds no results, and the number of the game that is wrong in it, counted from 1; 0 for the whole. */
export class BadResults extends Error {
  constructor(readonly game: number) {
    super(`no results: ${game}`);
  }
}

export const asJson = (results: readonly GameResult[]): string => `${JSON.stringify({ format: FORMAT, version: 1, games: results }, null, 1)}\n`;

export function asCsv(results: readonly GameResult[]): string {
  const options = [...new Set(results.flatMap((result) => Object.keys(result.options)))];
  const rows = results.map((result) => {
    const told: Record<string, unknown> = { ...result, ended: new Date(result.ended).toISOString(), others: result.others.join(" ") };
    return [...COLUMNS.map((name) => told[name]), ...options.map((name) => result.options[name])].map(cell).join(",");
  });
  return [[...COLUMNS, ...options].join(","), ...rows, ""].join("\r\n");
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

/** Of a game all that belongs to it, and nothing else. */
function checked(game: unknown, number: number): GameResult {
  if (!isResult(game)) throw new BadResults(number);
  return Object.fromEntries(FIELDS.filter((name) => game[name] !== undefined).map((name) => [name, game[name]])) as unknown as GameResult;
}
