/** Where a browser keeps the results of its games, and whether there are any; the list itself is read where it is shown. */

export const RESULTS = "dedale.results";

export function hasResults(): boolean {
  try {
    return (localStorage.getItem(RESULTS) ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
