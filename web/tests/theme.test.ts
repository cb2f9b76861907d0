import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { THEMES } from "../src/settings.svelte";

const source = readFileSync(`${import.meta.dirname}/../public/theme.js`, "utf-8");

/** The theme that the page is first painted in. */
function painted(kept: string | null, contrast = false): unknown {
  const currentScript = { dataset: { themes: THEMES.map((theme) => theme.name).join(" "), contrast: "contrast" } };
  const document = { currentScript, documentElement: { dataset: {} as Record<string, unknown> } };
  runInNewContext(source, { document, localStorage: { getItem: () => kept }, matchMedia: () => ({ matches: contrast }) });
  return document.documentElement.dataset["theme"];
}

test("a theme that was chosen is there from the first painting on", () => {
  for (const { name } of THEMES) expect(painted(JSON.stringify({ theme: name }))).toBe(name);
});

test.each([null, "", "{", "null", '{"theme":"sepia"}', '{"theme":7}'])("with %s kept the browser’s wish decides", (kept) => {
  expect(painted(kept)).toBe("night");
  expect(painted(kept, true)).toBe("contrast");
});
