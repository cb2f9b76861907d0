/** The words in parts: by how their keys begin, what is loaded with which page (pages.ts says which loads what). */

/** How the keys of a game's words begin, besides its name: what its table says, and what the first page does. */
export interface GameParts {
  table?: readonly string[];
  first?: readonly string[];
}

const PAGES: Record<string, readonly string[]> = {
  review: ["page-review-", "analysis-", "label-"],
  statistics: ["page-statistics-"],
  learn: ["page-learn-"],
  /** What is said at every table: the log, the question, the choices and the result. */
  table: ["event-", "act-", "kind-", "chance-", "result-", "ui-thinking", "ui-next-to-decide"],
  hints: ["hint-", "reason-"],
  errors: ["error-"],
};

/** What every page has: the first page, and what is around every table. */
const COMMON = ["page-", "game-", "ui-level-", "ui-player", "ui-bot", "list-", "sentence", "plain-"];

/** Every part with what its keys begin with: one for each game whose folder has a `words.json`, for some pages, and for all. */
export function partsOf(games: Record<string, GameParts>): Record<string, readonly string[]> {
  const named = Object.entries(games);
  return {
    ...Object.fromEntries(named.map(([game, { table = [] }]) => [game, [`page-${game}-`, ...table]])),
    ...PAGES,
    common: [...COMMON, ...named.flatMap(([game, { first = [] }]) => [`${game}-option-`, ...first])],
  };
}

/** The part that a key is in: the first that it fits; none if no page says it. */
export const partOf = (key: string, parts: Record<string, readonly string[]>): string | undefined =>
  Object.entries(parts).find(([, starts]) => starts.some((start) => key.startsWith(start)))?.[0];
