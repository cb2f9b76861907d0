/** What goes with what among the options of a game. */

import type { OptionInfo } from "../wire";

/** Whether an option may be chosen freely, given the others; else it stays as it is by default. */
export const isAgreed = ({ only_with }: OptionInfo, chosen: Record<string, unknown>): boolean =>
  Object.entries(only_with).every(([other, values]) => values.includes(chosen[other]));
