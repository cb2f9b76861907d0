/** A lesson's table: opened when somebody comes to learn, and found again when they come back. */

import { lookAt, makeTable, Refusal } from "../api";
import { forget, keep, keptTables } from "../kept.svelte";
import { nameOf, openTable } from "../opening.svelte";
import { labyrinthTable, labyrinthWish, onirimTable, onirimWish } from "../start/setup.svelte";
import type { GameName } from "../wire";
import { language } from "../words.svelte";

class Lesson {
  /** The table that the lesson is given at now. */
  code: string | undefined = $state();

  /** Go on with the lesson that was begun, or begin it. */
  async open(game: GameName): Promise<void> {
    this.code = undefined;
    const begun = keptTables().find((table) => table.lesson && table.game === game && !table.over);
    if (begun && (await stillThere(begun.code))) this.code = begun.code;
    else await this.begin(game);
  }

  async begin(game: GameName): Promise<void> {
    const seats = [{ kind: "you" as const, name: nameOf(0) }];
    const made = await makeTable({ game, options: {}, seats, lesson: true }, language());
    const { options } = await lookAt(made.table, language());
    const tokens = made.seats.map(({ token }) => token);
    keep(made.table, { game, tokens, wish: { game, options, seats }, over: false, lesson: true });
    this.code = made.table;
  }

  /** A real game, as the start page offers it. */
  async leaveForReal(game: GameName): Promise<void> {
    await openTable(game === "onirim" ? onirimTable(onirimWish, nameOf) : labyrinthTable(labyrinthWish, nameOf));
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

export const lesson = new Lesson();
