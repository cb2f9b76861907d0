/** Onirim's rules, section by section. */

import { base, more, type OwnRules } from "../../learn/sections";
import Figure from "./RulesFigure.svelte";

export const rules: OwnRules = {
  place: 1,
  Figure,
  sections: [
    base("goal"),
    base("table"),
    base("turn", 3),
    base("play"),
    base("discard"),
    base("draw"),
    base("nightmare"),
    base("end"),
    more("two"),
    more("book"),
    more("towers"),
    more("dreams"),
    more("mix"),
  ],
};
