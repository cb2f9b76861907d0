/** A page that is older than the server: it loads itself again, once for each version that it was told of. */

const KEY = "dedale.newer";

export function loadNewer(version: string): void {
  try {
    if (sessionStorage.getItem(KEY) === version) return; // the same page came back: whoever reads knows what to do
    sessionStorage.setItem(KEY, version);
  } catch {
    return; // where nothing can be kept, it might never end
  }
  location.reload();
}
