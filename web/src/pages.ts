/** What is loaded when somebody comes to it, each with its words. */

import { withWords } from "./words.svelte";

export const pages = {
  table: withWords(() => import("./TablePage.svelte")),
  statistics: withWords(() => import("./statistics/StatisticsPage.svelte"), "statistics"),
  review: withWords(() => import("./review/ReviewPage.svelte"), "review"),
  rules: withWords(() => import("./learn/RulesPage.svelte"), "learn", "onirim", "labyrinth"),
  learn: withWords(() => import("./learn/LearnPage.svelte"), "learn", "onirim", "labyrinth"),
};

/** The drawings of the tables. */
export const tables = {
  onirim: withWords(() => import("./onirim/OnirimTable.svelte"), "onirim"),
  labyrinth: withWords(() => import("./labyrinth/LabyrinthTable.svelte"), "labyrinth"),
};

/** What ended lately, where something has. */
export const lately = withWords(() => import("./statistics/Lately.svelte"));
