/** Opening tables: asking the server for one, keeping its tokens, and going there. */

import { lookAt, makeTable, Refusal } from "./api";
import type { Level, NewSeat, NewTable } from "./wire";
import { keep, kept, type KeptTable } from "./kept.svelte";
import { goFrom, route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { faultWords, language, say } from "./words.svelte";

/** What to call the people at this screen: the one whose browser it is by the name that it keeps. */
export function nameOf(seat: number, own: boolean): string {
  return own && settings.name ? settings.name : say("page-player", { number: seat + 1 });
}

/** Words for what went wrong. */
export function troubleWords(trouble: unknown): string {
  if (trouble instanceof Refusal) {
    return trouble.fault.code === "no-answer" ? say("page-no-answer") : faultWords(trouble.fault) || say("page-refused", { code: trouble.fault.code });
  }
  console.error(trouble); // nobody foresaw it: who looks for its cause finds it there
  return say("page-no-answer");
}

let opening = false;

/** Ask for a table, and go there with all seats that are played here. Whoever clicks twice asks for one. */
export async function openTable(wish: NewTable, from = route()): Promise<void> {
  if (opening) return;
  opening = true;
  const made = await makeTable(wish, language()).finally(() => (opening = false));
  const yours = new Set(wish.seats.flatMap((seat, number) => (seat.kind === "you" ? [number] : [])));
  const tokens = made.seats.filter(({ seat }) => yours.has(seat)).map(({ token }) => token);
  const again = wish.same_deal_as === undefined ? {} : { again: true };
  keep(made.table, { game: wish.game, tokens, wish: { game: wish.game, options: wish.options, seats: wish.seats, ...(wish.leaving && { leaving: wish.leaving }) }, over: false, ...again });
  goFrom(from, `/t/${made.table}`);
}

/** The table that was, wished for again. */
async function wishOf(code: string, table: KeptTable | undefined): Promise<NewTable> {
  if (table?.wish) return table.wish;
  const told = await lookAt(code, language());
  const seats = told.seats.map((seat, number): NewSeat => {
    if (seat.kind === "bot" && seat.gave_up === null) return { kind: "bot", level: (seat.level ?? "hard") as Level };
    return table?.you?.includes(number) ? { kind: "you", name: seat.name } : { kind: "open" };
  });
  return { game: told.game, options: told.options, seats, leaving: told.leaving };
}

/** The same table again, with the same deal or a new one. */
export async function openAgain(code: string, sameDeal: boolean): Promise<void> {
  const from = route();
  const table = kept(code);
  const wish = await wishOf(code, table);
  const token = table && !table.over ? { token: table.tokens[0] ?? "" } : {};
  await openTable(sameDeal ? { ...wish, ...token, same_deal_as: code } : wish, from);
}
