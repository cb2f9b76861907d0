/** Labyrinth's rules, section by section. */

import { base, more, type OwnRules } from "../../learn/sections";
import Figure from "./RulesFigure.svelte";

export const rules: OwnRules = {
  place: 2,
  Figure,
  sections: [
    base("goal"),
    base("table"),
    base("turn", 2),
    base("push"),
    base("barred"),
    base("carried"),
    base("move"),
    base("treasure"),
    base("home"),
    more("young"),
    more("alone"),
  ],
};
