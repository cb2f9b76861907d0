// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Seeing } from "../../src/review/seeing.svelte";
import type { Replay } from "../../src/wire";
import { speakFirst } from "../../src/words.svelte";
import { screen } from "../fake";
import { pretendServer, question } from "../server";

beforeEach(speakFirst);
afterEach(() => vi.unstubAllGlobals());

const person = (name: string) => ({ name, kind: "person" as const, level: null, here: false, asked: [], gave_up: null });
const bot = (name: string) => ({ ...person(name), kind: "bot" as const, level: "hard" });

function replay(viewer: number | null, seats: Replay["seats"] = [person("Léa"), person("Tom")]): Replay {
  const frame = { at: 0, seq: 0, turn: 0, view: screen(viewer).view, question: "", choices: [], played: null };
  return { table: "k7m2qx4p", game: "onirim", viewer, seats, result: "", returns: [0, 0], assisted: false, undo: "free", log: [], frames: [frame] };
}

const shown = ({ table }: Seeing) => table?.replay.viewer;

test("eyes that come late do not replace those that were chosen after them, and are not asked for again", async () => {
  const asked = pretendServer();
  const seeing = new Seeing("k7m2qx4p", 0);
  const first = seeing.show("en");
  (await question(asked, 0)).answer(replay(0));
  await first;
  const late = seeing.show("en", 1);
  await seeing.show("en", 0);
  (await question(asked, 1)).answer(replay(1));
  await late;
  expect(shown(seeing)).toBe(0);
  await seeing.show("en", 1);
  expect(shown(seeing)).toBe(1);
  expect(asked).toHaveLength(2);
});

test("another language asks for nothing", async () => {
  const asked = pretendServer();
  const seeing = new Seeing("k7m2qx4p", 0);
  const first = seeing.show("en");
  (await question(asked, 0)).answer(replay(0));
  await first;
  await seeing.show("fr");
  expect(asked).toHaveLength(1);
});

test("eyes that do not come leave those that were there", async () => {
  const asked = pretendServer();
  const seeing = new Seeing("k7m2qx4p", 0);
  const first = seeing.show("en");
  (await question(asked, 0)).answer(replay(0));
  await first;
  const other = seeing.show("en", 1);
  (await question(asked, 1)).fail();
  await other;
  expect(seeing.table?.fault?.words).toContain("does not answer");
  expect(shown(seeing)).toBe(0);
});

test("an answer that breaks off is told in place of a table", async () => {
  const asked = pretendServer();
  const seeing = new Seeing("k7m2qx4p", 0);
  const first = seeing.show("en");
  (await question(asked, 0)).breakOff();
  await first;
  expect(seeing.table).toBeUndefined();
  expect(seeing.trouble).toMatchObject({ fault: { code: "no-answer" } });
});

test("who did not play sees with the eyes of the first person", async () => {
  const asked = pretendServer();
  const seeing = new Seeing("k7m2qx4p", undefined);
  const first = seeing.show("en");
  const seats = [bot("Ariane"), person("Tom")];
  (await question(asked, 0)).answer(replay(null, seats));
  (await question(asked, 1)).answer(replay(1, seats));
  await first;
  expect(asked.map(({ path }) => path.split("?")[1])).toEqual([undefined, "seat=1"]);
  expect(shown(seeing)).toBe(1);
});
