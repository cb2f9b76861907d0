/** Whether the person who has a screen alone leaves the treasure card open; kept in this browser. */

const KEY = "dedale.labyrinth.card";

export function keptOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === "open";
  } catch {
    return false;
  }
}

export function keepOpen(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? "open" : "hidden");
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}
