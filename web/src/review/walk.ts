/** The ways through a replay, by name; keys and buttons share them. */

import { turnFrom } from "./frames";
import type { Player } from "./player.svelte";
import type { ReplayTable } from "./replay.svelte";

export type Way = "first" | "turn-back" | "back" | "play" | "next" | "turn-next" | "last";

const KEYS: Record<string, Way> = {
  Home: "first",
  PageUp: "turn-back",
  ArrowLeft: "back",
  " ": "play",
  ArrowRight: "next",
  PageDown: "turn-next",
  End: "last",
};

export function walk(way: Way, table: ReplayTable, player: Player): void {
  if (way === "play") return player.toggle();
  player.stop();
  const to: Record<Exclude<Way, "play">, () => number> = {
    first: () => 0,
    "turn-back": () => turnFrom(table.frames, table.at, -1),
    back: () => table.at - 1,
    next: () => table.at + 1,
    "turn-next": () => turnFrom(table.frames, table.at, 1),
    last: () => table.last,
  };
  table.go(to[way]());
}

/** What a key asks for: none where somebody writes, reads the analysis, or presses what has the focus. */
export function wayOf(event: KeyboardEvent): Way | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input:not([type=range]), select, textarea, dialog, [data-reading]")) return null;
  const way = KEYS[event.key] ?? null;
  return way === "play" && target?.closest("button, a, summary") ? null : way;
}
