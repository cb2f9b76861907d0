/** What a person chose for this browser: theme, language and name. */

import type { Language } from "./wire";

export const THEMES = ["night", "parchment", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const LANGUAGES: readonly Language[] = ["en", "fr"];

interface Kept {
  theme?: Theme;
  language?: Language;
  name?: string;
}

const KEY = "dedale.settings";

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept | null;
    const { theme, language, name } = kept ?? {};
    return {
      ...(theme && THEMES.includes(theme) ? { theme } : {}),
      ...(language && LANGUAGES.includes(language) ? { language } : {}),
      ...(typeof name === "string" ? { name } : {}),
    };
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  const wish = navigator.languages.find((tag) => LANGUAGES.includes(tag.slice(0, 2) as Language));
  return (wish?.slice(0, 2) ?? "en") as Language;
}

class Settings {
  #kept: Kept = $state.raw(read());

  get theme(): Theme {
    return this.#kept.theme ?? (matchMedia("(prefers-contrast: more)").matches ? "contrast" : "night");
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    document.documentElement.dataset["theme"] = theme;
  }

  get language(): Language {
    return this.#kept.language ?? browserLanguage();
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get name(): string {
    return this.#kept.name ?? "";
  }
  set name(name: string) {
    this.#keep({ name });
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing: the choice holds until the page is closed.
    }
  }
}

export const settings = new Settings();
