/** Whose end comes up by itself: the tables at which somebody was while the game ran, be it behind a curtain. */

import type { TableClient } from "../table.svelte";

const running = new WeakSet<TableClient>();

export const seeRunning = (table: TableClient): void => void running.add(table);

/** Whether the game has ended since it was seen running; told once. */
export const endedSince = (table: TableClient): boolean => running.delete(table);
