/** The sections of the rules, in the order in which they are read; the words of each are in the catalogue. */

import type { Component } from "svelte";

export interface Section {
  id: string;
  /** The sentences of a numbered list under it. */
  steps?: number;
  /** Sections of the base game, of playing together, of what can be added. */
  part: "base" | "more";
}

export const base = (id: string, steps?: number): Section => ({ id, part: "base", ...(steps ? { steps } : {}) });
export const more = (id: string): Section => ({ id, part: "more" });

/** The rules of a game that the page tells: what the folder of a game has in `learn/rules.ts`. */
export interface OwnRules {
  /** Where the game stands among the others. */
  place: number;
  sections: readonly Section[];
  /** What a section shows. */
  Figure: Component<{ id: string }>;
}

/** The paragraphs of a text. */
export const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).map((one) => one.trim());
