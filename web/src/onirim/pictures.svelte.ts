/** Cards as pictures: a drawing is put together once for each theme, so that a table of sixty cards stays light. */

import { painted } from "../pieces/painted";
import { drawingsOf, layOut } from "../pieces/sprites";
import { settings } from "../settings.svelte";

const REFERENCE = /(?:href="#|url\(#)([\w-]+)/g;
const SLOT = /var\((--[\w-]+)\)/g;

/** Every drawing by its name, once they are there. */
let drawings: ReadonlyMap<string, Element> | null = $state.raw(null);
const made = new Map<string, string>();
/** The cards that lie there before the drawings come, and how many of them have their pictures. */
const awaited = new Set<string>();
let served = $state(0);
const colours = new Map<string, string>();

/** Make pictures of the cards, at first one at a time, and lay everything else out when they are painted. */
export async function openPictures(): Promise<void> {
  const read = await drawingsOf("onirim");
  for (const id of awaited) {
    await painted();
    if (drawings) break;
    made.set(keyOf(id), drawn(read, id));
    served += 1;
  }
  await painted();
  drawings ??= read;
  await layOut("onirim", (id) => !id.startsWith("card-"));
}

/** The drawing and everything that it refers to. */
function parts(from: ReadonlyMap<string, Element>, id: string): string {
  const found = new Map<string, string>();
  const wanted = [id];
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (found.has(next)) continue;
    const part = from.get(next)?.outerHTML ?? "";
    found.set(next, part);
    for (const [, reference] of part.matchAll(REFERENCE)) if (reference) wanted.push(reference);
  }
  return [...found.values()].join("");
}

/** A colour of the theme: asked of the document once, as it may have to be styled first. */
function colour(slot: string): string {
  const key = `${settings.theme} ${slot}`;
  const value = colours.get(key) ?? getComputedStyle(document.documentElement).getPropertyValue(slot).trim();
  colours.set(key, value);
  return value;
}

function drawn(from: ReadonlyMap<string, Element>, id: string): string {
  const coloured = parts(from, id).replace(SLOT, (_, slot: string) => colour(slot));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280"><defs>${coloured}</defs><use href="#${id}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const keyOf = (id: string): string => `${settings.theme} ${id}`;

/** The address of a card's picture in the colours of the theme; undefined until the drawings are there. */
export function pictureOf(id: string): string | undefined {
  const key = keyOf(id);
  if (!drawings) {
    void served;
    awaited.add(id);
    return made.get(key);
  }
  const picture = made.get(key) ?? drawn(drawings, id);
  made.set(key, picture);
  return picture;
}
