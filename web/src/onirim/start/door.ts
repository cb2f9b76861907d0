/** Onirim's door. */

import type { OwnDoor } from "../../start/doors";
import DreamScene from "./DreamScene.svelte";
import Setup from "./Setup.svelte";
import { tableOf, wish } from "./wish.svelte";

export const door: OwnDoor = {
  place: 1,
  Scene: DreamScene,
  Setup,
  picture: { id: "i-moon", box: "0 0 24 24", moonlit: true },
  table: (name) => tableOf(wish, name),
};
