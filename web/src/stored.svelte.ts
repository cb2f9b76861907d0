/** A list that a browser keeps, the same in all of its windows. */

export class StoredList<T> {
  #key: string;
  #isOne: (found: unknown) => found is T;
  #list: T[] = $state.raw([]);

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
    } catch {
      // A browser that keeps nothing: the list is there until the page is closed.
    }
  }
}
