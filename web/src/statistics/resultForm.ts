/** What a result looks like: whatever comes from a file or from the browser's storage is held to it. */

import type { GameResult } from "./result";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isCode = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9]{4,16}$/.test(value);
const isCompanion = (value: unknown): value is string => typeof value === "string" && /^(person|bot:[a-z]{1,20})$/.test(value);
const isPlain = (value: unknown): boolean => value === null || typeof value === "boolean" || isCount(value) || (typeof value === "string" && /^[a-z][\w-]{0,39}$/i.test(value)) || (Array.isArray(value) && value.length < 9 && value.every(isPlain));
const isOption = (name: string): boolean => /^[a-z][a-z_]{0,30}$/.test(name);
const oneOf = <T>(value: unknown, known: readonly T[]): value is T => (known as readonly unknown[]).includes(value);

const FORMS: Record<keyof GameResult, (value: unknown) => boolean> = {
  code: isCode,
  game: (value) => typeof value === "string" && /^[a-z][a-z0-9]{0,30}$/.test(value),
  options: (value) => isObject(value) && Object.entries(value).every(([name, one]) => isOption(name) && isPlain(one)),
  others: (value) => Array.isArray(value) && value.length < 8 && value.every(isCompanion),
  seats: (value) => isCount(value) && value > 0 && value < 9,
  ended: (value) => isCount(value) && value < 8.64e15,
  outcome: (value) => oneOf(value, ["won", "lost", "broken"]),
  decisions: isCount,
  assisted: (value) => typeof value === "boolean",
  apart: (value) => oneOf(value, [undefined, "lesson", "again", "known"]),
  luck: (value) => value === undefined || (typeof value === "number" && Math.abs(value) < 10_000),
  together: (value) => value === undefined || typeof value === "boolean",
  doors: (value) => value === undefined || (isCount(value) && value < 9),
  place: (value) => value === undefined || (isCount(value) && value > 0 && value < 5),
  turns: (value) => value === undefined || (isCount(value) && value < 100_000),
};

export const FIELDS = Object.keys(FORMS) as (keyof GameResult)[];

export const isResult = (found: unknown): found is GameResult => isObject(found) && FIELDS.every((name) => FORMS[name](found[name]));
