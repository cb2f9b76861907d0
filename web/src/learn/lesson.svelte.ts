/** A lesson's table: opened when somebody comes to learn, and found again when they come back. */

import { getContext, setContext } from "svelte";
import { lookAt, makeTable, Refusal } from "../api";
import { forget, keep, keptTables } from "../kept.svelte";
import { nameOf, openTable } from "../opening.svelte";
import { usualTable } from "../start/doors";
import type { GameName } from "../wire";
import { language } from "../words.svelte";

/** A lesson belongs to the page that shows it: one that opens late opens nowhere else. */
export class Lesson {
  /** The table that the lesson is given at now. */
  code: string | undefined = $state();

  constructor(private readonly game: GameName) {}

  /** Go on with the lesson that was begun, or begin it. */
  async open(): Promise<void> {
    const begun = keptTables().find((table) => table.lesson && table.game === this.game && !table.over);
    if (begun && (await stillThere(begun.code))) this.code = begun.code;
    else await this.begin();
  }

  async begin(): Promise<void> {
    const { game } = this;
    const seats = [{ kind: "you" as const, name: nameOf(0, true) }];
    const made = await makeTable({ game, options: {}, seats, lesson: true }, language());
    const { options } = await lookAt(made.table, language());
    const tokens = made.seats.map(({ token }) => token);
    keep(made.table, { game, tokens, wish: { game, options, seats }, over: false, lesson: true });
    this.code = made.table;
  }

  /** A real game, as the start page offers it. */
  async leaveForReal(): Promise<void> {
    await openTable(usualTable(this.game, nameOf));
  }
}

async function stillThere(code: string): Promise<boolean> {
  try {
    return !(await lookAt(code, language())).over;
  } catch (trouble) {
    if (!(trouble instanceof Refusal) || trouble.status !== 404) throw trouble;
    forget(code);
    return false;
  }
}

const KEY = Symbol("lesson");

export const giveLesson = (lesson: Lesson): Lesson => setContext(KEY, lesson);
export const lessonHere = (): Lesson => getContext<Lesson>(KEY);
