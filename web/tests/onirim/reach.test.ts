// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Stand from "../../src/onirim/testing/Stand.svelte";
import { scripted, tables } from "./decisions";

const controls = (attribute: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)];
const texts = (): string[] => controls("text").map((one) => one.dataset["text"] ?? "");

/** Every choice that some control stands for, when each card of the hands is picked up in turn. */
function reached(): Set<string> {
  const found = new Set(texts());
  for (const card of document.querySelectorAll<HTMLButtonElement>(".pick[aria-pressed]")) {
    card.click();
    flushSync();
    for (const text of texts()) found.add(text);
  }
  return found;
}

const every = Object.entries(tables).flatMap(([name, screens]) => screens.map((screen) => ({ name, screen, kind: screen.view.kind })));

it.each(every)("$name: every choice of $kind has a control of its own, and stands in the list", ({ screen }) => {
  const { table, chosen } = scripted(screen);
  const stand = mount(Stand, { target: document.body, props: { table } });
  flushSync();
  const found = reached();
  document.querySelector<HTMLButtonElement>(".list")?.click();
  flushSync();
  const listed = controls("listed");
  const offered = screen.choices.map(({ text }) => text);
  const listedTexts = listed.map((one) => one.dataset["listed"]);
  listed.at(-1)?.click();
  void unmount(stand);
  expect(offered.filter((text) => !found.has(text))).toEqual([]);
  expect(listedTexts).toEqual(offered);
  expect(chosen).toEqual([offered.at(-1)]);
});
