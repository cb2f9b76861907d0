/** Writes the licences of all that others made and the built page carries: packages, and the font. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FILE = "third-party-notices.txt";
const RULE = "\n" + "=".repeat(80) + "\n";
/** The texts of licences, by name, for packages that name theirs and bring no text. */
const TEXTS = resolve(import.meta.dirname, "..", "licences");

/** The folder of the package that a file belongs to; undefined for our own. */
export function packageOf(file: string): string | undefined {
  return /^(?:\0)?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll("\\", "/"))?.[1];
}

/** What has to be said of a package: its name, its version, its licence, and the whole text of that. */
export function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf-8")) as { name: string; version: string; license: string };
  const own = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  const text = own === undefined ? resolve(TEXTS, `${about.license}.txt`) : resolve(folder, own);
  if (!existsSync(text)) throw new Error(`${about.name} brings no licence: put the text of ${about.license} into web/licences.`);
  return `${about.name} ${about.version} (${about.license})\n\n${readFileSync(text, "utf-8").trim()}\n`;
}

export function notices(): Plugin {
  return {
    name: "dedale-notices",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((made) => (made.type === "chunk" ? made.moduleIds : made.originalFileNames.map((name) => resolve(name))));
      const folders = new Set(files.map(packageOf).filter((folder) => folder !== undefined));
      const said = [...folders].sort().map(noticeOf);
      const opening = "The page of Dédale carries the work of others, under the licences below.\n";
      this.emitFile({ type: "asset", fileName: FILE, source: [opening, ...said].join(RULE) });
    },
  };
}
