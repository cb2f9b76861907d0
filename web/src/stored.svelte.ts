/** A list that a browser keeps, the same in all of its windows. */

export class StoredList<T> {
  #key: string;
  #isOne: (found: unknown) => found is T;
  #list: T[] = $state.raw([]);
  /** The browser did not take the last change: what it holds is older than what is known here. */
  #unwritten = false;

  /** What another version left in the browser may look otherwise: only what `isOne` knows is taken. */
  constructor(key: string, isOne: (found: unknown) => found is T) {
    this.#key = key;
    this.#isOne = isOne;
    this.#list = this.read();
    addEventListener("storage", (event) => {
      if (event.key === key) this.#list = this.read();
    });
  }

  get all(): readonly T[] {
    return this.#list;
  }

  /** As it is kept now: another window may have changed it a moment ago. */
  read(): T[] {
    if (this.#unwritten) return [...this.#list];
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "[]");
      return Array.isArray(found) ? found.filter(this.#isOne) : [];
    } catch {
      return [];
    }
  }

  write(changed: T[]): void {
    this.#list = changed;
    try {
      localStorage.setItem(this.#key, JSON.stringify(changed));
      this.#unwritten = false;
    } catch {
      this.#unwritten = true;
      // A browser that keeps nothing: the list is there until the page is closed.
    }
  }
}
