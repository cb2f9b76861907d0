/** What a person chose for this browser: theme, language and name. */

import { languages } from "virtual:words";
import THEMES from "./art/themes.json";
import type { Language } from "./wire";

export { THEMES };
export const LANGUAGES: readonly Language[] = Object.keys(languages);

const [FIRST] = THEMES as [(typeof THEMES)[number]];
const CONTRAST = THEMES.find((theme) => theme.moreContrast) ?? FIRST;

interface Kept {
  theme?: string;
  language?: Language;
  name?: string;
}

const KEY = "dedale.settings";

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept | null;
    const { theme, language, name } = kept ?? {};
    return {
      ...(THEMES.some((one) => one.name === theme) ? { theme } : {}),
      ...(language && LANGUAGES.includes(language) ? { language } : {}),
      ...(typeof name === "string" ? { name } : {}),
    };
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2));
  return wishes.find((wish) => LANGUAGES.includes(wish)) ?? (LANGUAGES[0] as Language);
}

class Settings {
  #kept: Kept = $state.raw(read());

  get theme(): string {
    return this.#kept.theme ?? (matchMedia("(prefers-contrast: more)").matches ? CONTRAST : FIRST).name;
  }
  set theme(theme: string) {
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
