/** Gives the page its words: of every catalogue of the project the messages that a page says, in parts. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { partOf, partsOf, type GameParts } from "../src/parts.ts";

const NAME = "virtual:words";
/** The language that a page falls back on. */
const FIRST = "en";

/** The parts of all games that the page has a folder of. */
function gameParts(): Record<string, GameParts> {
  const folders = resolve(import.meta.dirname, "../src");
  const games = readdirSync(folders).filter((name) => existsSync(resolve(folders, name, "words.json"))).sort();
  return Object.fromEntries(games.map((game) => [game, JSON.parse(readFileSync(resolve(folders, game, "words.json"), "utf-8")) as GameParts]));
}

export const PARTS = partsOf(gameParts());

const ENTRY = /^(-?[a-z][\w-]*) *=/;

/** The entries of a Fluent file by name; comments are left out, empty lines between paragraphs are not. */
export function entries(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let name: string | undefined;
  for (const line of source.split("\n")) {
    const begin = ENTRY.exec(line);
    if (begin) name = begin[1];
    else if (line.startsWith("#")) name = undefined;
    if (name !== undefined) found.set(name, (found.get(name) ?? "") + line + "\n");
  }
  for (const [one, entry] of found) found.set(one, entry.trimEnd() + "\n");
  return found;
}

/** A part of a catalogue, with the terms and messages that it refers to. */
export function wordsOf(part: string, source: string): string {
  const every = entries(source);
  const wanted = new Set([...every.keys()].filter((name) => partOf(name, PARTS) === part));
  for (const name of wanted) {
    for (const [, reference] of every.get(name)?.matchAll(/\{ *(-?[a-z][\w-]*)/g) ?? []) {
      if (reference !== undefined && every.has(reference)) wanted.add(reference);
    }
  }
  return [...wanted].map((name) => every.get(name)).join("");
}

/** The languages that a folder has a catalogue of, the one to fall back on first. */
export function languagesIn(folder: string): string[] {
  const found = readdirSync(folder).filter((name) => name.endsWith(".ftl")).map((name) => name.slice(0, -4));
  return [FIRST, ...found.filter((name) => name !== FIRST).sort()];
}

/** A module that has what every page says, and loads every other part by itself; and what the languages are called. */
function table(names: Record<string, string>): string {
  const { common, ...others } = PARTS;
  const languages = Object.keys(names);
  const imports = languages.map((language) => `import ${language} from "${NAME}/common/${language}";`);
  const atOnce = languages.map((language) => `${language}: async () => ({ default: ${language} })`);
  const later = (part: string) => languages.map((language) => `${language}: () => import("${NAME}/${part}/${language}")`);
  const parts = Object.keys(others).map((part) => `${part}: { ${later(part).join(", ")} }`);
  return `${imports.join("")} export const languages = ${JSON.stringify(names)}; export default { common: { ${atOnce.join(", ")} }, ${parts.join(", ")} };`;
}

export function words(folder: string): Plugin {
  const catalogues = resolve(import.meta.dirname, "..", folder);
  const languages = languagesIn(catalogues);
  const file = (language: string) => resolve(catalogues, `${language}.ftl`);
  const named = (language: string) => [language, /^language-name = (.*)$/m.exec(readFileSync(file(language), "utf-8"))?.[1] ?? language];
  return {
    name: "dedale-words",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return table(Object.fromEntries(languages.map(named)));
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [part, language = ""] = id.slice(NAME.length + 2).split("/");
      const path = file(language);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(wordsOf(part ?? "", readFileSync(path, "utf-8")))};`;
    },
    configureServer(server) {
      server.watcher.add(languages.map(file));
      server.watcher.on("change", (path) => {
        if (path.endsWith(".ftl")) {
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        }
      });
    },
  };
}
