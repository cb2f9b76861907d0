/** What a person wants to play is remembered, so that the next game is two clicks away. */

import type { Leaving, Level } from "../wire";

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];
export const LEAVINGS: readonly Leaving[] = ["bot", "still"];

/** What to call a person at this screen; `own` is whoever it belongs to. */
export type Naming = (seat: number, own: boolean) => string;

/** What can be wished for. */
export type Known<T> = { [Name in keyof T]: readonly T[Name][] };

/** What was wished for, as far as it can be; another version of the page may have left something else in the browser. */
export function wishedFor<T extends object>(found: Partial<T> | null | undefined, usual: T, known: Known<T>): T {
  const wish = { ...usual };
  for (const name of Object.keys(usual) as (keyof T)[]) {
    const value = found?.[name] as T[typeof name];
    if (known[name].includes(value)) wish[name] = value;
  }
  return wish;
}

/** What else was chosen last: options that a door does not ask for in a way of its own. */
export const moreOf = (found: { more?: unknown } | null): Record<string, unknown> =>
  typeof found?.more === "object" && found.more !== null ? { ...found.more } : {};

export function remembered<T>(game: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(`dedale.${game}`) ?? "null") as Partial<T> | null;
  } catch {
    return null;
  }
}

export function remember(game: string, wish: object): void {
  try {
    localStorage.setItem(`dedale.${game}`, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
