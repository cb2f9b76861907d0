/** Opening tables: asking the server for one, keeping its tokens, and going there. */

import { lookAt, makeTable, Refusal, type NewTable, type SeatWish } from "./api";
import { keep, kept, type KeptTable } from "./kept.svelte";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { language, say } from "./words.svelte";
import type { Level } from "./wire";

/** What to call the people at this screen. */
export function nameOf(seat: number): string {
  return seat === 0 && settings.name ? settings.name : say("page-player", { number: seat + 1 });
}

/** Words for what went wrong. */
export function troubleWords(trouble: unknown): string {
  if (trouble instanceof Refusal) {
    return trouble.fault.code === "no-answer" ? say("page-no-answer") : trouble.fault.words || say("page-refused", { code: trouble.fault.code });
  }
  throw trouble;
}

let opening = false;

/** Ask for a table, and go there with all seats that are played here. Whoever clicks twice asks for one. */
export async function openTable(wish: NewTable): Promise<void> {
  if (opening) return;
  opening = true;
  const made = await makeTable(wish, language()).finally(() => (opening = false));
  const yours = new Set(wish.seats.flatMap((seat, number) => (seat.kind === "you" ? [number] : [])));
  const tokens = made.seats.filter(({ seat }) => yours.has(seat)).map(({ token }) => token);
  const again = wish.same_deal_as === undefined ? {} : { again: true };
  keep(made.table, { game: wish.game, tokens, wish: { game: wish.game, options: wish.options, seats: wish.seats }, over: false, ...again });
  go(`/t/${made.table}`);
}

/** The table that was, wished for again. */
async function wishOf(table: KeptTable): Promise<NewTable> {
  if (table.wish) return table.wish;
  const told = await lookAt(table.code, language());
  let yours = table.tokens.length;
  const seats = told.seats.map((seat): SeatWish => {
    if (seat.kind === "bot") return { kind: "bot", level: (seat.level ?? "hard") as Level };
    return yours-- > 0 ? { kind: "you", name: seat.name } : { kind: "open" };
  });
  return { game: told.game, options: told.options, seats };
}

/** The same table again, with the same deal or a new one. */
export async function openAgain(code: string, sameDeal: boolean): Promise<void> {
  const table = kept(code) ?? { code, game: "onirim", tokens: [], seen: 0, over: true, others: [], yourTurn: false };
  const wish = await wishOf(table);
  const token = table.over ? {} : { token: table.tokens[0] ?? "" };
  await openTable(sameDeal ? { ...wish, ...token, same_deal_as: code } : wish);
}
