/** Where the page is: the address without a server's help. */

import { leavePage } from "./pieces/focus";
import { top, within } from "./top";
import type { GameName } from "./wire";

export type Route =
  | { at: "start" | "statistics" | "nowhere" }
  | { at: "table" | "review"; code: string }
  | { at: "rules" | "learn"; game: GameName };

export function routeOf(path: string): Route {
  if (path === "/") return { at: "start" };
  if (path === "/statistics") return { at: "statistics" };
  const [, learning, game] = /^\/(rules|learn)\/([a-z][a-z0-9]*)\/?$/.exec(path) ?? [];
  if (learning && game) return { at: learning as "rules" | "learn", game };
  const [, code, review] = /^\/t\/([a-z0-9]{4,16})(\/review)?\/?$/i.exec(path) ?? [];
  return code ? { at: review ? "review" : "table", code: code.toLowerCase() } : { at: "nowhere" };
}

let current: Route = $state.raw(routeOf(within(location.pathname)));

export const route = (): Route => current;

export function go(path: string): void {
  history.pushState(null, "", top + path);
  current = routeOf(path.split("#")[0] ?? "/");
  leavePage();
  scrollTo(0, 0);
}

/** Go there when something has come; not if the person has gone elsewhere since they asked for it. */
export function goFrom(from: Route, path: string): void {
  if (current === from) go(path);
}

addEventListener("popstate", () => {
  current = routeOf(within(location.pathname));
  leavePage();
});

/** A link that is pointed at gets its whole address, for whoever opens it elsewhere, copies it, or reads where it leads. */
export function complete(event: Event): void {
  const link = top && (event.target as Element).closest?.("a");
  if (link && link.origin === location.origin && within(link.pathname) === link.pathname) {
    link.href = top + link.pathname + link.search + link.hash;
  }
}

/** A link within the page is followed without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(within(link.pathname) + link.hash);
}
