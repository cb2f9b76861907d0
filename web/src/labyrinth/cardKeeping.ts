/** Whether the person who has a screen alone leaves the treasure card open; what was chosen is kept in this browser. */

const KEY = "dedale.labyrinth.card-open";

/** What was chosen once; null for who never chose. */
export function chosenOpen(): boolean | null {
  try {
    const chosen = localStorage.getItem(KEY);
    return chosen === null ? null : chosen === "yes";
  } catch {
    return null;
  }
}

export function chooseOpen(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? "yes" : "no");
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}
