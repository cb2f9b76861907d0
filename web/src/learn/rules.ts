/** The rules that the page tells, by game: found in the games' folders. */

import { byGame, inPlaces } from "../folders";
import type { OwnRules } from "./sections";

export const RULES: ReadonlyMap<string, OwnRules> = inPlaces(
  byGame(import.meta.glob<{ rules: OwnRules }>("../*/learn/rules.ts", { eager: true }), ({ rules }) => rules),
);
