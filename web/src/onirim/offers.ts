/** The choices of a seat, found by their text. */

import type { Choice, Deed } from "../wire";

/** The card that something is done to, or null. */
export const cardOf = ({ about }: Deed): string | null => (typeof about["card"] === "string" ? about["card"] : null);

/** The spell that is cast. */
export const spellOf = ({ about }: Deed): string => String(about["spell"]);

/** The Goal that is chosen, counted from the left. */
export const goalOf = ({ about }: Deed): number => Number(about["goal"]);

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

  /** The choices that do one of these things. */
  doing(...verbs: string[]): Choice[] {
    return this.list.filter(({ verb }) => verbs.includes(verb));
  }

  /** The cards that something may be done to: `named("put")` are those that may be put. */
  named(verb: string): string[] {
    return this.doing(verb).map((choice) => cardOf(choice) ?? "");
  }

  /** The spells that may be cast now, each with the text that casts it. */
  get spells(): Map<string, string> {
    return new Map(this.doing("cast").map((choice) => [spellOf(choice), choice.text]));
  }
}
