/** Whether seats on one screen have secrets from each other. */

import type { Screen } from "./wire";

function known({ view }: Screen): string {
  return JSON.stringify({ ...view, seat: null, legal: [] });
}

/** In a silent game even what a player is about to choose is their own. */
const silent = ({ view }: Screen): boolean => view.game === "onirim" && view.options.talk === "silent";

/** Whether the seats hide nothing from each other: then no curtain is needed between them. */
export function hideNothing(screens: readonly Screen[]): boolean {
  const first = screens[0];
  return first === undefined || screens.every((screen) => !silent(screen) && known(screen) === known(first));
}
