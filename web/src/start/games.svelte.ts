/** The games of the server: what may be chosen for each, who can play, and what was measured. */

import { games } from "../api";
import { CHOICES, type GameInfo, type OptionInfo } from "../wire";
import { has, said, say } from "../words.svelte";
import { isAgreed } from "./options";

let told: readonly GameInfo[] = $state.raw([]);
/** Ask the server; a page without an answer is a page without figures and without other games. */
export async function askGames(): Promise<void> {
  const found = await games().catch(() => []);
  if (found.length > 0) told = found;
}

export const gamesTold = (): readonly GameInfo[] => told;

export const infoOf = (game: string): GameInfo | undefined => told.find(({ name }) => name === game);

/** The options that a page can ask for by a list of choices. */
export const choosable = (game: string): OptionInfo[] =>
  infoOf(game)?.options.filter(({ name, kind, choices }) => name !== "players" && kind !== "one_each" && choices.length > 1) ?? [];

/** All that may be chosen for an option, the usual first: as the server tells, or as it was when the page was built. */
export const choicesOf = (game: string, option: string): readonly unknown[] =>
  infoOf(game)?.options.find(({ name }) => name === option)?.choices ?? CHOICES[game]?.[option] ?? [];

/** What a choice is called. */
export const choiceWords = ({ choices, labels }: OptionInfo, value: unknown): string => said(labels[choices.indexOf(value)] ?? String(value));

/** What a choice is called: the page's own word for it, or the server's. */
export function choiceLabel(game: string, option: string, value: unknown, own: string): string {
  const info = infoOf(game)?.options.find(({ name }) => name === option);
  return has(own) ? say(own) : info ? choiceWords(info, value) : String(value);
}

/** What is chosen otherwise than usual, in words. */
export function chosenWords(game: string, options: Record<string, unknown>): string[] {
  return choosable(game)
    .filter(({ name, default: usual }) => name in options && options[name] !== usual)
    .map((option) => choiceWords(option, options[option.name]));
}

/** Of what was chosen, as much as can be: another version of the server may have known more. */
export function agreed(game: string, players: number, chosen: Record<string, unknown> = {}): Record<string, unknown> {
  const those = choosable(game).filter((option) => option.choices.includes(chosen[option.name]) && isAgreed(option, { players, ...chosen }));
  return Object.fromEntries(those.map(({ name }) => [name, chosen[name]]));
}
