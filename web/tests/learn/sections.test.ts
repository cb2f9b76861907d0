import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { wordsOf } from "../../plugins/words.ts";
import { RULES } from "../../src/learn/rules";
import { paragraphs } from "../../src/learn/sections";

const source = (language: string): string => readFileSync(`${import.meta.dirname}/../../../src/dedale/words/${language}.ftl`, "utf-8");

test.each(["en", "fr"])("every section of the rules has its title and its paragraphs in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsOf("learn", source(language))));
  for (const [game, { sections }] of RULES) {
    for (const { id, steps = 0 } of sections) {
      const message = bundle.getMessage(`page-learn-rules-${game}-${id}`);
      expect(message?.value, id).toBeTruthy();
      const text = bundle.formatPattern(message?.attributes["text"] ?? "", {});
      expect(paragraphs(text).every((one) => one.length > 20 && !one.includes("\n")), id).toBe(true);
      for (let n = 1; n <= steps; n++) expect(bundle.getMessage(`page-learn-rules-${game}-${id}-${n}`), id).toBeTruthy();
    }
  }
  const rich = bundle.formatPattern(bundle.getMessage("page-learn-rules-onirim-towers")?.attributes["text"] ?? "", {});
  expect(paragraphs(rich)).toHaveLength(4);
});

test("what is read while learning is not in what every page loads", () => {
  expect(wordsOf("common", source("en"))).not.toContain("page-learn-");
  expect(wordsOf("learn", source("en"))).not.toContain("page-tagline");
});
