/** What is of one game only stands in a folder of its name; everything else finds it there. */

/** What the folders of the games have, by game. */
export function byGame<Module, Part>(found: Record<string, Module>, part: (module: Module) => Part): Map<string, Part> {
  return new Map(Object.entries(found).map(([path, module]) => [path.split("/")[1] ?? "", part(module)]));
}

/** The same in the order of their places. */
export const inPlaces = <Part extends { place: number }>(parts: ReadonlyMap<string, Part>): Map<string, Part> =>
  new Map([...parts].sort(([, one], [, other]) => one.place - other.place));
