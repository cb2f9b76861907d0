/** The sections of the rules, in the order in which they are read; the words of each are in the catalogue. */

import type { GameName } from "../wire";

export interface Section {
  id: string;
  /** The sentences of a numbered list under it. */
  steps?: number;
  /** Sections of the base game, of playing together, of what can be added. */
  part: "base" | "more";
}

const base = (id: string, steps?: number): Section => ({ id, part: "base", ...(steps ? { steps } : {}) });
const more = (id: string): Section => ({ id, part: "more" });

export const SECTIONS: Record<GameName, readonly Section[]> = {
  onirim: [
    base("goal"),
    base("table"),
    base("turn", 3),
    base("play"),
    base("discard"),
    base("draw"),
    base("nightmare"),
    base("end"),
    more("two"),
    more("book"),
    more("towers"),
    more("dreams"),
    more("mix"),
  ],
  labyrinth: [
    base("goal"),
    base("table"),
    base("turn", 2),
    base("push"),
    base("barred"),
    base("carried"),
    base("move"),
    base("treasure"),
    base("home"),
    more("young"),
    more("alone"),
  ],
};

/** The paragraphs of a text. */
export const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).map((one) => one.trim());
