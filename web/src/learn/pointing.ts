/** Marks the things that a coach speaks of, and finds them again whenever the page changes. */

import type { Group } from "./coaching";

const MARK = "data-coached";

const inSight = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));

function mark(groups: readonly Group[]): void {
  const group = groups.map((selectors) => selectors.map(inSight)).find((found) => found.every((element) => element !== undefined)) ?? [];
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    if (!group.includes(element)) element.removeAttribute(MARK);
  }
  for (const element of group) {
    if (!element || element.hasAttribute(MARK)) continue;
    element.setAttribute(MARK, "");
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Point at the first of these groups that is in sight, until what is returned is called. */
export function pointAt(groups: readonly Group[]): () => void {
  const watch = new MutationObserver(() => mark(groups));
  mark(groups);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["aria-pressed", "data-turned", "data-text", "data-card", "disabled", "class"],
  });
  return () => {
    watch.disconnect();
    mark([]);
  };
}
