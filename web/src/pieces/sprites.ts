/** The drawings: each sprite is put into the document once, and everything uses its symbols from there. */

import { painted } from "./painted";

const files = import.meta.glob<string>("../art/*.svg", { query: "?url", import: "default", eager: true });

/** A sprite that was read: what its drawings share lies on it, the drawings themselves are put on its shelf. */
interface Sprite {
  sheet: SVGSVGElement;
  /**
   * What is only drawn where it is used is not laid out where it lies. It is a drawing within the drawing:
   * of a group that is not shown, Chromium would lay out everything.
   */
  shelf: SVGSVGElement;
  drawings: readonly Element[];
}

/** How much is laid out between two paintings: whatever uses it is drawn then, and nobody should have to wait. */
const AT_ONCE = 100;

/** Milliseconds until a sprite that got lost on the way is asked for again. */
const AGAIN = 2000;

const sprites = new Map<string, Promise<Sprite>>();

/** The text of a file, asked for until it comes: a server that is gone comes back, and a page needs its drawings. */
async function fetched(address: string): Promise<string> {
  for (;;) {
    try {
      const answer = await fetch(address);
      if (answer.ok) return await answer.text();
    } catch {
      // the server does not answer, or hung up
    }
    await new Promise((again) => setTimeout(again, AGAIN));
  }
}

async function read(name: string): Promise<Sprite> {
  const address = files[`../art/${name}.svg`];
  if (address === undefined) throw new Error(`There is no sprite ${name}.`);
  const file = new DOMParser().parseFromString(await fetched(address), "image/svg+xml");
  const sheet = document.adoptNode(file.documentElement) as unknown as SVGSVGElement;
  const shelf = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const drawings = [...sheet.querySelectorAll(":scope > symbol")];
  for (const drawing of drawings) drawing.remove();
  shelf.setAttribute("class", "shelf");
  sheet.dataset["sprite"] = name;
  sheet.append(shelf);
  return { sheet, shelf, drawings };
}

/** A sprite, fetched once, however often it is asked for. */
function spriteOf(name: string): Promise<Sprite> {
  let sprite = sprites.get(name);
  if (!sprite) {
    sprite = read(name);
    sprites.set(name, sprite);
  }
  return sprite;
}

/** Have a sprite fetched that is going to be asked for. */
export function expectSprite(name: string): void {
  void spriteOf(name);
}

/** Every drawing of a sprite and all that they share, by name. */
export async function drawingsOf(name: string): Promise<ReadonlyMap<string, Element>> {
  const { sheet, drawings } = await spriteOf(name);
  const named = [sheet, ...drawings].flatMap((part) => [part, ...part.querySelectorAll("[id]")]);
  return new Map(named.filter(({ id }) => id !== "").map((one) => [one.id, one]));
}

/** Lay a sprite out, whole or in part: from then on its drawings are in the document. */
export async function layOut(name: string, wanted: (id: string) => boolean = () => true): Promise<void> {
  const { sheet, shelf, drawings } = await spriteOf(name);
  if (!sheet.isConnected) document.body.append(sheet);
  let room = AT_ONCE;
  for (const drawing of drawings) {
    if (drawing.isConnected || !wanted(drawing.id)) continue;
    if (room <= 0) {
      await painted();
      room = AT_ONCE;
    }
    shelf.append(drawing);
    room -= drawing.childElementCount;
  }
}
