/** Every word of the page, from the project's one catalogue; a language is loaded when it is first asked for. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Language } from "./wire";

type Part = "page" | "learn";

const sources: Record<Part, Record<Language, () => Promise<{ default: string }>>> = {
  page: { en: () => import("virtual:words/en"), fr: () => import("virtual:words/fr") },
  learn: { en: () => import("virtual:words/en/learn"), fr: () => import("virtual:words/fr/learn") },
};

const bundles = new Map<Language, { bundle: FluentBundle; parts: Set<Part> }>();
const wanted = new Set<Part>(["page"]);
let current: FluentBundle | undefined = $state.raw();

async function bundleOf(language: Language): Promise<FluentBundle> {
  const { bundle, parts } = bundles.get(language) ?? { bundle: new FluentBundle(language, { useIsolating: false }), parts: new Set() };
  bundles.set(language, { bundle, parts });
  for (const part of wanted) {
    if (parts.has(part)) continue;
    const source = (await sources[part][language]()).default;
    if (!parts.has(part)) bundle.addResource(new FluentResource(source));
    parts.add(part);
  }
  return bundle;
}

/** Have the words of the lessons and rules too, in whatever language is spoken from now on. */
export async function speakOfLearning(): Promise<void> {
  wanted.add("learn");
  await bundleOf(language());
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  current = await bundleOf(language);
  settings.language = language;
  document.documentElement.lang = language;
}

/** The words of the language that was last chosen, or that the browser prefers. */
export const speakFirst = (): Promise<void> => bundleOf(settings.language).then((bundle) => {
  current = bundle;
  document.documentElement.lang = settings.language;
});

export function language(): Language {
  return (current?.locales[0] ?? settings.language) as Language;
}

function patternOf(key: string) {
  const [name = "", attribute] = key.split(".");
  const message = current?.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

/** Whether there are words for a key. */
export const has = (key: string): boolean => patternOf(key) !== undefined;

/** The words for a key such as "page-hint" or "card-rs.the"; the key itself shows what is missing. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = patternOf(key);
  return pattern === undefined || !current ? key : current.formatPattern(pattern, facts);
}
