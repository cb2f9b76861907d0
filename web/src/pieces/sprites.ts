/** The drawings: each sprite is put into the document once, and everything uses its symbols from there. */

const files = import.meta.glob<string>("../art/*.svg", { query: "?url", import: "default", eager: true });
const laid = new Map<string, Promise<void>>();

async function fetched(name: string): Promise<void> {
  const address = files[`../art/${name}.svg`];
  if (address === undefined) throw new Error(`There is no sprite ${name}.`);
  const answer = await fetch(address);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawn.dataset["sprite"] = name;
  shelve(drawn);
  document.body.append(document.adoptNode(drawn));
}

/** What is only drawn where it is used is not laid out where it lies; colour runs and outlines have to be. */
function shelve(drawn: Element): void {
  const shelf = document.createElementNS(drawn.namespaceURI, "g");
  shelf.setAttribute("class", "shelf");
  shelf.append(...drawn.querySelectorAll(":scope > symbol"));
  drawn.append(shelf);
}

/** Lay a sprite out; done once, however often it is asked for. */
export function layOut(name: string): Promise<void> {
  let sprite = laid.get(name);
  if (!sprite) {
    sprite = fetched(name).catch((trouble: unknown) => {
      laid.delete(name);
      throw trouble;
    });
    laid.set(name, sprite);
  }
  return sprite;
}
