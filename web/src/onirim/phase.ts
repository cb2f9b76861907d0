/** The phase of a turn that a decision belongs to. */

export const PHASES = ["action", "fill", "limbo"] as const;
export type Phase = (typeof PHASES)[number];

const IN_ACTION = new Set(["main", "source", "end", "drop", "tower-look", "swap-give", "swap-take", "pick"]);
const IN_FILL = new Set(["door", "nightmare", "raze", "happy", "happy-drop", "fetch", "stop"]);

/** Some decisions come up in several phases: then it is still the one before. */
export function phaseAfter(before: Phase, kind: string): Phase {
  if (IN_ACTION.has(kind)) return "action";
  return IN_FILL.has(kind) ? "fill" : before;
}
