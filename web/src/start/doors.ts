/** The doors of the first page: a game whose folder has a `start/door.ts` stands there with a door of its own. */

import type { Component } from "svelte";
import { byGame, inPlaces } from "../folders";
import type { NewTable } from "../wire";
import type { Naming } from "./wishing";

export interface OwnDoor {
  /** Where it stands, from the left. */
  place: number;
  /** What is seen behind it. */
  Scene: Component;
  /** What is asked before one goes through. */
  Setup: Component;
  /** What has grown over its stones. */
  grown?: string;
  /** By what the game is known at a glance. */
  picture: { id: string; box: string; moonlit?: true };
  /** A table as it was last wished for. */
  table: (name: Naming) => NewTable;
}

/** The doors by game, from the left. */
export const DOORS: ReadonlyMap<string, OwnDoor> = inPlaces(
  byGame(import.meta.glob<{ door: OwnDoor }>("../*/start/door.ts", { eager: true }), ({ door }) => door),
);

/** The games with a door, from the left. */
export const DOOR_GAMES: readonly string[] = [...DOORS.keys()];

/** A table as it was last wished for; of a game without a door of its own, for one person as the game itself has it. */
export const usualTable = (game: string, name: Naming): NewTable =>
  DOORS.get(game)?.table(name) ?? { game, options: {}, seats: [{ kind: "you", name: name(0, true) }] };
