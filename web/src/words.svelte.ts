/** Every word of the page, from the project's one catalogue; what is said in which part is loaded when it is needed. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import sources from "virtual:words";
import { wordsOf } from "./brought";
import { settings } from "./settings.svelte";
import type { Argument, Fault, Language, Player, Seat } from "./wire";

const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
/** Parts of the page's own words, and games that bring their own, as "game:" and its name. */
const wanted = new Set<string>(["common"]);
let current: FluentBundle | undefined = $state.raw();
/** How often words came: what was said without them is said anew. */
let came = $state(0);

const GAME = "game:";

/** Capitals where a sentence begins, and none where it goes on: as in dedale.words.capitals. */
const functions = {
  CAPITALISED: ([text]: FluentValue[]): string => String(text).slice(0, 1).toUpperCase() + String(text).slice(1),
  CONTINUED: ([text]: FluentValue[]): string => {
    const sentence = String(text);
    const next = sentence.slice(1, 2);
    return next !== next.toUpperCase() ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1) : sentence;
  },
};

function bundleIn(language: Language): FluentBundle {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false, functions });
  bundles.set(language, bundle);
  return bundle;
}

/** Load a part in a language, once; what could not be loaded is tried again when it is next asked for. */
function loaded(part: string, language: Language): Promise<void> {
  const name = `${part} ${language}`;
  const under = loading.get(name) ?? sourceOf(part, language).then(
    (source) => {
      bundleIn(language).addResource(new FluentResource(source));
      came += 1;
    },
    (trouble: unknown) => {
      loading.delete(name);
      throw trouble;
    },
  );
  loading.set(name, under);
  return under;
}

async function sourceOf(part: string, language: Language): Promise<string> {
  if (part.startsWith(GAME)) return wordsOf(part.slice(GAME.length), language);
  const found = sources[part]?.[language];
  if (!found) throw new Error(`The page has no words called ${part}.`);
  return (await found()).default;
}

/** Every part that was asked for so far, in a language. */
async function bundleOf(language: Language): Promise<FluentBundle> {
  let parts = 0;
  while (parts < wanted.size) {
    parts = wanted.size;
    await Promise.all([...wanted].map((part) => loaded(part, language)));
  }
  return bundleIn(language);
}

/** Have some parts too, in whatever language is spoken from now on: whoever asks for them need not ask again. */
export async function speakOf(...parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  let spoken: Language;
  do await bundleOf((spoken = untrack(language)));
  while (spoken !== untrack(language));
}

/** A page that is loaded with its parts of the words. */
export function withWords<Page>(load: () => Promise<Page>, ...parts: string[]): () => Promise<Page> {
  return async () => (await Promise.all([load(), speakOf(...parts)]))[0];
}

let chosen: Language | undefined;

/** Speak a language from now on; false if another one was chosen before its words came. */
export async function speak(language: Language): Promise<boolean> {
  chosen = language;
  const bundle = await bundleOf(language);
  if (chosen !== language) return false;
  current = bundle;
  settings.language = language;
  document.documentElement.lang = language;
  return true;
}

/** The words of the language that was last chosen, or that the browser prefers. */
export async function speakFirst(): Promise<void> {
  current = await bundleOf(settings.language);
  document.documentElement.lang = settings.language;
}

export function language(): Language {
  return (current?.locales[0] ?? settings.language) as Language;
}

function patternOf(key: string) {
  void came;
  const [name = "", attribute] = key.split(".");
  const message = current?.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

/** Whether there are words for a key. */
export const has = (key: string): boolean => patternOf(key) !== undefined;

/** What a game is called; a game whose words the page has not goes by its name. */
export function gameTitle(game: string): string {
  return has(`game-${game}`) ? say(`game-${game}`) : game.charAt(0).toUpperCase() + game.slice(1);
}

/** A count: every language writes it the same way, and a browser's number formats take long to set up. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isCount = (fact: FluentVariable): fact is number =>
  typeof fact === "number" && Number.isInteger(fact) && fact >= 0 && fact < 1000;

function written(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isCount(fact) ? new Count(fact) : fact]));
}

/** The words for a key such as "page-hint" or "card-rs.the"; the key itself shows what is missing. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = patternOf(key);
  return pattern === undefined || !current ? key : current.formatPattern(pattern, written(facts));
}

/** Who reads a message: the seat that looks on, if one does, and what the players of the seats are called. */
export interface Reader {
  viewer: number | null;
  names: readonly string[];
}

const NOBODY: Reader = { viewer: null, names: [] };

const BOT = "bot ";

/** What a player is called: a person by name, a bot by its seat and in full by its level too. */
function nameOf(name: string, number: number, full: boolean): string {
  if (!name.startsWith(BOT)) return name || say("ui-player", { number });
  const bot = name.slice(BOT.length);
  return say(full ? "ui-bot.full" : "ui-bot", { number, bot: has(`ui-level-${bot}`) ? say(`ui-level-${bot}`) : bot });
}

function called({ seat, name }: Player, names: readonly string[]): string {
  return nameOf(name ?? names[seat] ?? "", seat + 1, name !== undefined);
}

/** What a seat's player is called on the wire, to be said by `said`. */
export const rawName = ({ kind, level, name }: Pick<Seat, "kind" | "level" | "name">): string => (kind === "bot" ? BOT + level : name);

/** Who sits in a seat, and who gave up there, as people call them. */
export function namedSeat(seat: Seat, number: number): Seat {
  const name = nameOf(rawName(seat), number + 1, false);
  return { ...seat, name, gave_up: seat.gave_up === null ? null : nameOf(seat.gave_up, number + 1, false) };
}

/** What was wrong; in the words of whoever says it where the catalogue has none. The part "errors" has to be there. */
export function faultWords({ code, words, facts: told }: Pick<Fault, "code" | "words" | "facts">): string {
  return has(`error-${code}`) ? said([`error-${code}`, told]) : words;
}

function facts(name: string, fact: Argument, reader: Reader): [string, FluentVariable][] {
  if (Array.isArray(fact)) return [[name, said(fact, reader)]];
  if (typeof fact !== "object") return [[name, fact]];
  const player = called(fact, reader.names);
  return name === "who" ? [["you", fact.seat === reader.viewer ? "yes" : "no"], ["player", player]] : [[name, player]];
}

/** What a message says to a reader; what is no message is said as it is. */
export function said(message: Argument, reader: Reader = NOBODY): string {
  if (!Array.isArray(message)) return typeof message === "object" ? called(message, reader.names) : String(message);
  const [id, args = {}] = message;
  return say(id, Object.fromEntries(Object.entries(args).flatMap(([name, fact]) => facts(name, fact, reader))));
}
