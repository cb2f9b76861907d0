import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { THEMES } from "../src/settings.svelte";

const source = readFileSync(`${import.meta.dirname}/../public/theme.js`, "utf-8");

/** The theme that the page is first painted in. */
function painted(kept: string | null, contrast = false): unknown {
  const document = { documentElement: { dataset: {} as Record<string, unknown> } };
  runInNewContext(source, { document, localStorage: { getItem: () => kept }, matchMedia: () => ({ matches: contrast }) });
  return document.documentElement.dataset["theme"];
}

test("a theme that was chosen is there from the first painting on", () => {
  for (const theme of THEMES) expect(painted(JSON.stringify({ theme }))).toBe(theme);
});

test.each([null, "", "{", "null", '{"theme":"sepia"}', '{"theme":7}'])("with %s kept the browser’s wish decides", (kept) => {
  expect(painted(kept)).toBe("night");
  expect(painted(kept, true)).toBe("contrast");
});
