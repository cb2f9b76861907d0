/** Somebody beside the table who speaks about it: a coach. Whoever shows a table may bring one. */

import { getContext, setContext, type Component } from "svelte";
import type { TableClient } from "../table.svelte";

/** In a strip over the table it has little room, in a column beside it more. */
export type Companion = Component<{ table: TableClient; strip: boolean }>;

const KEY = Symbol("companion");

export const bringCompanion = (companion: Companion): Companion => setContext(KEY, companion);
export const companionHere = (): Companion | undefined => getContext<Companion | undefined>(KEY);
