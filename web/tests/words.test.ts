import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { entries, PARTS, wordsOf } from "../plugins/words.ts";
import { partOf } from "../src/parts.ts";

const parts = Object.keys(PARTS);
const SRC = resolve(import.meta.dirname, "../src");
const catalogue = (language: string) => readFileSync(`${SRC}/../../src/dedale/words/${language}.ftl`, "utf-8");
const known = new Set(entries(catalogue("en")).keys());

const files = new Map(
  Object.entries(
    import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }),
  ).map(([path, text]) => [resolve(import.meta.dirname, path), text]),
);

const source = `# A comment.
page-open = Open { -name } for { $who }
    .title = Opens { card-x }
-name = the door
# Another.
cli-help = Help
card-x = X
page-learn-y = Y

error-y = { $count ->
    [one] One
   *[other] Many
}
`;

test("the entries of a catalogue are told apart", () => {
  expect([...entries(source).keys()]).toEqual(["page-open", "-name", "cli-help", "card-x", "page-learn-y", "error-y"]);
  expect(entries(source).get("error-y")).toContain("*[other] Many\n}");
});

test("a part has its own words, and what they refer to", () => {
  expect([...entries(wordsOf("common", source)).keys()].sort()).toEqual(["-name", "card-x", "page-open"]);
  expect([...entries(wordsOf("onirim", source)).keys()]).toEqual(["card-x"]);
  expect([...entries(wordsOf("learn", source)).keys()]).toEqual(["page-learn-y"]);
});

test.each(["en", "fr"])("every word of the page in %s can be read by Fluent", (language) => {
  for (const part of parts) {
    const taken = wordsOf(part, catalogue(language));
    const read = new FluentResource(taken).body.map(({ id }) => id);
    expect(read).toEqual([...entries(taken).keys()]);
    expect(read.length, part).toBeGreaterThan(20);
  }
});

test("every word that the page asks for by name is there", () => {
  const asked = [...files.values()].flatMap((text) => [...text.matchAll(/\b(?:say|has)\("([a-z][\w-]*)/g)].map(([, key]) => key));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => key !== undefined && !known.has(key))).toEqual([]);
});

/** The files that a pattern with one star finds. */
const matching = (pattern: string): string[] => {
  const [before = "", after = ""] = pattern.split("*");
  return [...files.keys()].filter((file) => file.startsWith(before) && file.endsWith(after) && !file.slice(before.length, -after.length).includes("/"));
};

/** A module and everything that is loaded with it. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  const file = ["", ".ts"].map((end) => path + end).find((name) => files.has(name));
  if (file === undefined || seen.has(file)) return seen;
  seen.add(file);
  const imports = files.get(file)?.matchAll(/^\s*(?:import|export) (?!type )(?:[^"';]* from )?"(\.[^"]+)";/gm) ?? [];
  for (const [, name = ""] of imports) loadedWith(resolve(dirname(file), name), seen);
  for (const [, pattern = ""] of files.get(file)?.matchAll(/import\.meta\.glob<[^"]*"([^"]+)", \{ eager/g) ?? []) {
    for (const one of matching(resolve(dirname(file), pattern))) loadedWith(one, seen);
  }
  return seen;
}

/** What a module speaks of: whole keys, and keys whose first half stands before a `${`. */
function spokenOf(text: string): string[] {
  const code = text.replaceAll(/<!--.*?-->|\/\*.*?\*\//gs, "");
  const whole = new Set([...code.matchAll(/["'`]([a-z]+-[\w-]*)(?:\.[\w-]+)?["'`]/g)].map(([, key]) => key));
  const half = [...code.matchAll(/`([a-z]+-[\w-]*)\$\{/g)].map(([, start = ""]) => start);
  return [...known].filter((key) => whole.has(key) || half.some((start) => key.startsWith(start)));
}

const tables = matching(`${SRC}/*/Table.svelte`).map((file) => file.slice(SRC.length + 1).split("/")[0] ?? "");

const loaded = [
  ...[...(files.get(`${SRC}/pages.ts`) ?? "").matchAll(/import\("(.+?)"\)((?:, "\w+")*)(, \.\.\.OWN\.keys\(\))?\)/g)].map(
    ([, path = "", words = "", own]) => [path, [...[...words.matchAll(/\w+/g)].map(([part]) => part), ...(own ? tables : [])]] as const,
  ),
  ...tables.map((game) => [`./${game}/Table.svelte`, [game, "table"]] as const),
];

test.each([["./main.ts", []] as const, ...loaded])("everything that %s says is loaded with it", (path, words) => {
  const modules = loadedWith(resolve(SRC, path));
  expect(modules.size).toBeGreaterThan(5);
  const there: readonly (string | undefined)[] = ["common", "errors", ...words]; // what went wrong is said once it has
  const missing = [...modules].flatMap((file) =>
    spokenOf(files.get(file) ?? "")
      .filter((key) => !there.includes(partOf(key, PARTS)))
      .map((key) => `${file.slice(SRC.length)}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test("whatever is loaded by itself is loaded with its words", () => {
  const loading = [...files].filter(([, text]) => /\bimport\("/.test(text)).map(([file]) => file.slice(SRC.length));
  expect(loading).toEqual(["/pages.ts"]);
  expect(loaded.length).toBeGreaterThan(5);
  expect(tables.length).toBeGreaterThan(1);
});
