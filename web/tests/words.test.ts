import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { entries, pageWords } from "../plugins/words.ts";

const source = `# A comment.
page-open = Open { -name } for { $who }
    .title = Opens { game-x }
-name = the door
# Another.
cli-help = Help
game-x = X

error-y = { $count ->
    [one] One
   *[other] Many
}
`;

test("the entries of a catalogue are told apart", () => {
  expect([...entries(source).keys()]).toEqual(["page-open", "-name", "cli-help", "game-x", "error-y"]);
  expect(entries(source).get("error-y")).toContain("*[other] Many\n}");
});

test("a page takes its own words, and what they refer to", () => {
  const taken = pageWords(source);
  expect(taken).toContain("page-open");
  expect(taken).toContain("-name");
  expect(taken).toContain("game-x");
  expect(taken).not.toContain("cli-help");
  expect(taken).not.toContain("error-y");
});

test.each(["en", "fr"])("every word of the page in %s can be read by Fluent", (language) => {
  const taken = pageWords(readFileSync(`${import.meta.dirname}/../../src/dedale/words/${language}.ftl`, "utf-8"));
  const read = new FluentResource(taken).body.map(({ id }) => id);
  expect(read).toEqual([...entries(taken).keys()]);
  expect(read).toContain("page-tagline");
});

test("every word that the page asks for by name is there", () => {
  const known = new Set(entries(readFileSync(`${import.meta.dirname}/../../src/dedale/words/en.ftl`, "utf-8")).keys());
  const files = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const asked = Object.values(files).flatMap((text) => [...text.matchAll(/\bsay\("([a-z][\w-]*)/g)].map(([, key]) => key));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => key !== undefined && !known.has(key))).toEqual([]);
});
