/** Why a card in the hand cannot be played, as far as the row shows it. */

import type { OnirimView } from "../wire";
import { say } from "../words.svelte";
import { isTower, ownSeat } from "./cards";

export function lockOf(view: OnirimView, code: string): string {
  if (isTower(code)) return say("page-onirim-locked-tower");
  const last = view.rows[ownSeat(view)]?.at(-1);
  const symbol = say(`symbol-${code[1]}`);
  return last?.[1] === code[1] ? say("page-onirim-locked-symbol", { symbol }) : say("page-onirim-locked");
}
