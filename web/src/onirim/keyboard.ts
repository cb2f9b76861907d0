/** The keys of the table: cards and answers by number, playing and discarding by letter. */

import type { Play } from "./play.svelte";

const LETTERS: Record<string, string> = { p: "[data-act=play]", j: "[data-act=play]", d: "[data-act=discard]" };

function press(root: HTMLElement, selector: string): boolean {
  const control = [...root.querySelectorAll<HTMLButtonElement>(selector)].find((one) => one.offsetParent !== null);
  if (!control || control.disabled) return false;
  control.click();
  control.focus({ preventScroll: true });
  return true;
}

/** Leave what was begun last; false if there is nothing to leave. */
function leave(play: Play): boolean {
  if (play.pile) play.pile = null;
  else if (play.doubtful) play.refrain();
  else if (play.listing) play.listing = false;
  else if (play.casting) play.casting = null;
  else if (play.first) play.first = null;
  else if (play.selected !== null) play.selected = null;
  else return false;
  return true;
}

function answer(key: string, play: Play, root: HTMLElement): boolean {
  if (key === "Escape") return leave(play);
  if (key === "c" && play.offers.list.length > 0) {
    play.listing = !play.listing;
    return true;
  }
  const letter = LETTERS[key];
  if (letter) return press(root, letter);
  if (/^[1-9]$/.test(key)) return press(root, play.sheet ? `[data-key="${key}"]` : `.pick[data-number="${key}"]`);
  return false;
}

export function onKey(event: KeyboardEvent, play: Play, root: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
  if (answer(event.key.length === 1 ? event.key.toLowerCase() : event.key, play, root)) event.preventDefault();
}
