/** What a coach knows of Onirim. */

import { about, type Advice, type Coaching, type Topic } from "../../learn/coaching";
import type { Choice, Happening, OnirimView } from "../../wire";
import { isKey } from "../cards";
import { cardOf } from "../offers";
import lesson from "./lesson.json";

const VERBS: Coaching<OnirimView>["verbs"] = {
  main: ["play", "discard"],
  claim: ["fetch-door", "leave-door"],
  door: ["door-for-key", "door-for-shared-key", "door-to-limbo"],
  nightmare: ["nightmare-key", "nightmare-shared-key", "nightmare-door", "nightmare-reveal", "nightmare-hand"],
  drop: ["drop"],
  put: ["put"],
};

function topic(view: OnirimView, choices: readonly Choice[]): Topic | null {
  switch (view.kind) {
    case "over":
      return about(view.result === "won" ? "won" : "lost");
    case "main": {
      const series = view.series[0];
      const third = (choice: Choice): boolean => series?.length === 2 && choice.verb === "play" && cardOf(choice)?.[0] === series.colour;
      if (choices.some(third)) return about("series", choices, third);
      if (choices.some(({ verb }) => verb === "play")) return about("main");
      return about("stuck", choices, (choice) => choice.verb === "discard" && isKey(cardOf(choice) ?? ""));
    }
    case "claim":
      return about("claim", choices, ({ verb }) => verb === "fetch-door");
    case "door":
      return about("door", choices, ({ verb }) => verb === "door-for-key");
    case "drop":
      return about("drop", choices, (choice) => cardOf(choice) === "xn");
    default:
      return view.kind in VERBS ? about(view.kind) : null;
  }
}

const DONE: Readonly<Record<string, string>> = {
  "fetch-door": "did-door",
  "door-for-key": "did-door",
  "door-to-limbo": "did-limbo",
  "nightmare-key": "did-nightmare",
  "nightmare-shared-key": "did-nightmare",
  "nightmare-door": "did-nightmare",
  "nightmare-reveal": "did-nightmare",
  "nightmare-hand": "did-nightmare",
  put: "did-prophecy",
};

/** What has just been done. */
function did(view: OnirimView, happened: readonly Happening[]): Advice["did"] {
  const last = happened.findLast(({ kind }) => kind === "choice")?.verb ?? "";
  const key = view.kind === "put" ? undefined : DONE[last];
  return key ? { key: `page-learn-onirim-${key}`, facts: { count: view.doors[0]?.length ?? 0 } } : null;
}

export const coaching: Coaching<OnirimView> = {
  lesson,
  verbs: VERBS,
  topic,
  did,
  pointers(_, first) {
    const { text, verb } = first;
    if (verb === "play" || verb === "discard") {
      const card = `.pick[data-card="${cardOf(first)}"]`;
      return [[`.board:has(${card}[aria-pressed="true"]) [data-act="${verb}"]`], [card]];
    }
    const answer = [`.sheet [data-text="${text}"]`];
    return verb === "drop" ? [[`[data-confirm][data-text="${text}"]:not(:disabled)`], answer] : [answer];
  },
};
