// @vitest-environment happy-dom
import { mount, tick, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Lazily from "../../src/pieces/Lazily.svelte";
import { say, speakFirst } from "../../src/words.svelte";

test("a page on its way says so, and only a table that it is a table", async () => {
  await speakFirst();
  const page = () => new Promise<never>(() => undefined);
  vi.stubGlobal("fetch", page);
  for (const words of [undefined, say("page-arriving")]) {
    const shown = mount(Lazily, { target: document.body, props: { page, about: {}, words } });
    await tick();
    const told = words ?? "One moment …";
    expect(document.body.querySelector("[role=status]")?.textContent).toBe(told);
    expect(document.title).toBe(`${told} · Dédale`);
    await unmount(shown);
  }
});
