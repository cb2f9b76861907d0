/** Cards as pictures: a drawing is put together once for each theme, so that a table of sixty cards stays light. */

import { layOut } from "../pieces/sprites";
import { settings } from "../settings.svelte";

const REFERENCE = /(?:href="#|url\(#)([\w-]+)/g;
const SLOT = /var\((--[\w-]+)\)/g;

let sprite: Element | null = $state.raw(null);
const made = new Map<string, string>();

/** Lay the drawings out; pictures can be made from then on. */
export async function openPictures(): Promise<void> {
  await layOut("onirim");
  sprite = document.querySelector("svg[data-sprite=onirim]");
}

/** The drawing and everything that it refers to. */
function parts(drawings: Element, id: string): string {
  const found = new Map<string, string>();
  const wanted = [id];
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (found.has(next)) continue;
    const part = drawings.querySelector(`[id="${next}"]`)?.outerHTML ?? "";
    found.set(next, part);
    for (const [, reference] of part.matchAll(REFERENCE)) if (reference) wanted.push(reference);
  }
  return [...found.values()].join("");
}

function drawn(drawings: Element, id: string): string {
  const style = getComputedStyle(document.documentElement);
  const coloured = parts(drawings, id).replace(SLOT, (_, slot: string) => style.getPropertyValue(slot).trim());
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280"><defs>${coloured}</defs><use href="#${id}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The address of a card's picture in the colours of the theme; undefined until the drawings are there. */
export function pictureOf(id: string): string | undefined {
  const key = `${settings.theme} ${id}`;
  if (!sprite) return undefined;
  const picture = made.get(key) ?? drawn(sprite, id);
  made.set(key, picture);
  return picture;
}
