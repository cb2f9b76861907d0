/** Gives the page its words: of every catalogue of the project only the messages that a page says. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const NAMES = [
  "page-", "card-", "colour-", "place-", "symbol-", "family-", "zone-", "phase-", "spell-", "premonition-",
  "treasure-", "pawn-", "tile-", "game-", "option-", "labyrinth-option-", "ui-level-",
];

/** What is loaded only when somebody comes to learn. */
const LEARN = "page-learn-";

export type Part = "page" | "learn";

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

/** What a page says of a catalogue, with the terms and messages that it refers to; the words for learning are apart. */
export function pageWords(source: string, part: Part = "page"): string {
  const every = entries(source);
  const ofPart = (name: string): boolean =>
    part === "learn" ? name.startsWith(LEARN) : !name.startsWith(LEARN) && NAMES.some((start) => name.startsWith(start));
  const wanted = new Set([...every.keys()].filter(ofPart));
  for (const name of wanted) {
    for (const [, reference] of every.get(name)?.matchAll(/\{ *(-?[a-z][\w-]*)/g) ?? []) {
      if (reference !== undefined && every.has(reference)) wanted.add(reference);
    }
  }
  return [...wanted].map((name) => every.get(name)).join("");
}

export function words(folder: string): Plugin {
  const prefix = "virtual:words/";
  const file = (language: string) => resolve(import.meta.dirname, "..", folder, `${language}.ftl`);
  return {
    name: "dedale-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = "", part = "page"] = id.slice(prefix.length + 1).split("/");
      const path = file(language);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(pageWords(readFileSync(path, "utf-8"), part as Part))};`;
    },
    configureServer(server) {
      server.watcher.add([file("en"), file("fr")]);
      server.watcher.on("change", (path) => {
        if (path.endsWith(".ftl")) {
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        }
      });
    },
  };
}
