/** The choices of a seat, found by their text. */

import type { Choice } from "../wire";

export class Offers {
  readonly list: readonly Choice[];
  readonly #byText: Map<string, Choice>;

  constructor(choices: readonly Choice[]) {
    this.list = choices;
    this.#byText = new Map(choices.map((choice) => [choice.text, choice]));
  }

  get(text: string): Choice | undefined {
    return this.#byText.get(text);
  }

  has(text: string): boolean {
    return this.#byText.has(text);
  }

  /** What stands after a verb: `named("put")` are the cards that may be put. */
  named(verb: string): string[] {
    const start = `${verb} `;
    return this.list.filter(({ text }) => text.startsWith(start)).map(({ text }) => text.slice(start.length));
  }

  /** The spells that may be cast now, each with the text that casts it. */
  get spells(): Map<string, string> {
    const casts = this.list.filter(({ text }) => text.startsWith("cast "));
    return new Map(casts.map(({ text }) => [text.split(" ")[1] ?? "", text]));
  }
}
