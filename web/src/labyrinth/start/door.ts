/** Labyrinth's door. */

import type { OwnDoor } from "../../start/doors";
import GardenScene from "./GardenScene.svelte";
import Setup from "./Setup.svelte";
import { tableOf, wish } from "./wish.svelte";

export const door: OwnDoor = {
  place: 2,
  Scene: GardenScene,
  Setup,
  grown: "vines",
  picture: { id: "pawn-red", box: "0 0 52 84" },
  table: (name) => tableOf(wish, name),
};
