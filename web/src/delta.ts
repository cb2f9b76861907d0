/** Takes what an update tells into what is shown: the rules are those of the server's `deltas.py`. */

import type { Choice, LogLine, Screen, ScreenNews, Shown, Snapshot, Update } from "./wire";

/** The new value in a list of its own, an empty list where there is none any more, or changes further in. */
type Change = readonly unknown[] | { readonly [key: string]: Change };

function changed(old: unknown, change: Change): unknown {
  if (isValue(change)) return change[0];
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(change)) {
    if (isValue(inner) && inner.length === 0) delete copy[key];
    else copy[key] = changed(copy[key], inner);
  }
  return copy;
}

const isValue = (change: Change): change is readonly unknown[] => Array.isArray(change);

/** What one page is shown, from a snapshot on. */
export class Follower {
  shown: Shown;
  /** The choices that each screen was offered so far, by their actions. */
  readonly #offered: Map<number, Choice>[];

  constructor(snapshot: Snapshot, before: readonly LogLine[] = []) {
    this.shown = { ...snapshot, log: [...before.slice(0, snapshot.kept), ...snapshot.log] };
    this.#offered = snapshot.screens.map(({ choices }) => new Map(choices.map((choice) => [choice.action, choice])));
  }

  /** Take an update in. */
  follow({ seq, kept, log, screens, changes }: Update): void {
    this.shown = {
      ...(changed(this.shown, changes as Change) as Shown),
      seq,
      log: [...this.shown.log.slice(0, kept), ...log],
      screens: this.shown.screens.map((screen, at) => this.#renewed(screen, screens[at]!, this.#offered[at]!)),
    };
  }

  #renewed(screen: Screen, { choices, changes, happened }: ScreenNews, offered: Map<number, Choice>): Screen {
    const { happened: _, ...rest } = changed(screen, changes as Change) as Screen;
    for (const choice of choices) if (typeof choice !== "number") offered.set(choice.action, choice);
    const now = choices.map((choice) => (typeof choice === "number" ? offered.get(choice)! : choice));
    return { ...rest, choices: now, ...(happened && { happened }) };
  }
}
