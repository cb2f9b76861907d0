/** The phase of a turn that a decision belongs to, and those that pass without one. */

import type { Happening } from "../wire";

export const PHASES = ["action", "fill", "limbo"] as const;
export type Phase = (typeof PHASES)[number];

const IN_ACTION = new Set(["main", "source", "end", "drop", "tower-look", "swap-give", "swap-take", "pick"]);
const IN_FILL = new Set(["door", "nightmare", "raze", "happy", "happy-drop", "fetch", "stop"]);

/** Some decisions come up in several phases: then it is still the one before. */
export function phaseAfter(before: Phase, kind: string): Phase {
  if (IN_ACTION.has(kind)) return "action";
  return IN_FILL.has(kind) ? "fill" : before;
}

/** The phases that went by in what happened: cards were drawn, and Limbo was shuffled into the deck. */
export function passed(happened: readonly Happening[]): Phase[] {
  const limbo = happened.findLastIndex(({ kind }) => kind === "shuffle");
  const drawn = happened.slice(0, limbo < 0 ? undefined : limbo).some(({ from, to }) => from === "deck" && to !== "looked");
  return [...(drawn ? (["fill"] as const) : []), ...(limbo < 0 ? [] : (["limbo"] as const))];
}
