/** What is loaded when somebody comes to it, each with its words. */

import type { Component } from "svelte";
import type { TableClient } from "./table.svelte";
import { withWords } from "./words.svelte";

export const pages = {
  table: withWords(() => import("./TablePage.svelte")),
  statistics: withWords(() => import("./statistics/StatisticsPage.svelte"), "statistics"),
  review: withWords(() => import("./review/ReviewPage.svelte"), "review"),
  rules: withWords(() => import("./learn/RulesPage.svelte"), "learn", "onirim", "labyrinth"),
  learn: withWords(() => import("./learn/LearnPage.svelte"), "learn", "onirim", "labyrinth"),
};

type Drawing = () => Promise<{ default: Component<{ table: TableClient }> }>;

/** The tables that the page draws in a way of their own. */
const OWN: Record<string, Drawing> = {
  onirim: withWords(() => import("./onirim/OnirimTable.svelte"), "onirim"),
  labyrinth: withWords(() => import("./labyrinth/LabyrinthTable.svelte"), "labyrinth"),
};
const plain: Drawing = withWords(() => import("./plain/PlainTable.svelte"));

/** The drawing of a game's table. */
export const drawingOf = (game: string): Drawing => OWN[game] ?? plain;

/** Whether the page has a drawing, rules and a lesson of its own for a game. */
export const isOwn = (game: string): boolean => game in OWN;

/** What is asked before a game that has no door of its own. */
export const plainSetup = withWords(() => import("./plain/PlainSetup.svelte"));

/** What ended lately, where something has. */
export const lately = withWords(() => import("./statistics/Lately.svelte"));
