/** What is loaded when somebody comes to it, each with its words. */

import type { Component } from "svelte";
import type { TableClient } from "./table.svelte";
import { withWords } from "./words.svelte";

type Drawing = () => Promise<{ default: Component<{ table: TableClient }> }>;

/** The tables that the page draws in a way of their own: a game whose folder has a `Table.svelte`. */
const OWN: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(import.meta.glob<{ default: Component<{ table: TableClient }> }>("./*/Table.svelte")).map(([path, load]) => {
    const game = path.split("/")[1] ?? "";
    return [game, withWords(load, game, "table")];
  }),
);
const plain: Drawing = withWords(() => import("./plain/PlainTable.svelte"), "table");

/** The drawing of a game's table. */
export const drawingOf = (game: string): Drawing => OWN.get(game) ?? plain;

/** Whether the page has a drawing, rules and a lesson of its own for a game. */
export const isOwn = (game: string): boolean => OWN.has(game);

export const pages = {
  table: withWords(() => import("./TablePage.svelte"), "table"),
  statistics: withWords(() => import("./statistics/StatisticsPage.svelte"), "statistics"),
  review: withWords(() => import("./review/ReviewPage.svelte"), "review", "table"),
  rules: withWords(() => import("./learn/RulesPage.svelte"), "learn", ...OWN.keys()),
  learn: withWords(() => import("./learn/LearnPage.svelte"), "learn", "table", ...OWN.keys()),
};

/** What is asked before a game that has no door of its own. */
export const plainSetup = withWords(() => import("./plain/PlainSetup.svelte"));

/** What ended lately, where something has. */
export const lately = withWords(() => import("./statistics/Lately.svelte"));
