// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { dialogs } from "../../src/frame/dialogs.svelte";
import { onKey } from "../../src/frame/keys";
import type { TableClient } from "../../src/table.svelte";

afterEach(dialogs.close);

/** What a key does at a table where it is one's turn. */
function done(key: string, held: KeyboardEventInit = {}): string[] {
  const did: string[] = [];
  const table = { yourTurn: true, hint: () => did.push("hint"), undo: () => did.push("undo"), closeHint: () => did.push("close") };
  onKey(new KeyboardEvent("keydown", { key, ...held }), table as unknown as TableClient);
  return dialogs.now ? [...did, dialogs.now] : did;
}

test.each([
  ["h", "hint"],
  ["u", "undo"],
  ["l", "log"],
  ["m", "menu"],
])("%s does the same with Caps Lock", (key, what) => {
  expect(done(key)).toEqual([what]);
  dialogs.close();
  expect(done(key.toUpperCase())).toEqual([what]);
});

test("Ctrl and Z takes back, with Caps Lock too; the way forward and other combinations are left to the browser", () => {
  expect(done("z", { ctrlKey: true })).toEqual(["undo"]);
  expect(done("Z", { metaKey: true })).toEqual(["undo"]);
  expect(done("Z", { ctrlKey: true, shiftKey: true })).toEqual([]);
  expect(done("z")).toEqual([]);
  expect(done("h", { ctrlKey: true })).toEqual([]);
  expect(done("Escape")).toEqual(["close"]);
});
