/** The keys that both tables share. */

import { isWriting } from "../pieces/focus";
import type { TableClient } from "../table.svelte";
import { dialogs } from "./dialogs.svelte";

/** A key, or several, and what it does, in words. */
export interface KeyHelp {
  keys: string;
  does: string;
}

export function onKey(event: KeyboardEvent, table: TableClient): void {
  if (event.defaultPrevented || event.altKey || isWriting(event.target) || dialogs.now) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const commanded = event.ctrlKey || event.metaKey;
  if (commanded !== (key === "z") || (commanded && event.shiftKey)) return;
  const actions: Record<string, () => void> = {
    h: () => table.yourTurn && table.hint(),
    u: () => table.undo(),
    z: () => table.undo(),
    l: () => dialogs.show("log"),
    m: () => dialogs.show("menu"),
    "?": () => dialogs.show("keys"),
    Escape: () => table.closeHint(),
  };
  const action = actions[key];
  if (!action) return;
  if (key !== "Escape") event.preventDefault();
  action();
}
