/** Choices to test with, from the texts of the games' notation. */

import { CODES } from "../src/onirim/cards";
import type { Choice, Deed } from "../src/wire";

/** What a text of the notation says, as the server would. */
export function deed(text: string): Deed {
  const words = text.split(" ");
  const [verb = "", what = "", more] = words;
  const last = words.at(-1) ?? "";
  if (verb === "push") return { text, verb, about: { arrow: what, turn: Number(more) } };
  if (verb === "move") return { text, verb, about: { cell: what } };
  if (verb === "cast") return { text, verb, about: { spell: what } };
  if (what === "goal") return { text, verb: `${verb}-goal`, about: { goal: Number(last) } };
  if (CODES.includes(last) || /^p\d$/.test(last)) return { text, verb: words.slice(0, -1).join("-"), about: { card: last } };
  return { text, verb: words.join("-"), about: {} };
}

export const choice = (text: string, action = 1): Choice => ({ ...deed(text), action, words: text, warning: null });
