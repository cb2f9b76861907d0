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

function replay(viewer: number | null, language: "en" | "fr", seats: Replay["seats"] = [person("Léa"), person("Tom")]): Replay {
  const frame = { at: 0, seq: 0, turn: 0, view: screen(viewer).view, question: "", choices: [], played: null };
  return { table: "k7m2qx4p", game: "onirim", language, viewer, seats, result: "", returns: [0, 0], assisted: false, undo: "free", log: [], frames: [frame] };
}

const shown = ({ table }: Seeing) => [table?.replay.viewer, table?.replay.language];

test("a language that comes late does not replace the one that was chosen after it", async () => {
  const asked = pretendServer();
  const seeing = new Seeing("k7m2qx4p", 0);
  const first = seeing.show("en");
  (await question(asked, 0)).answer(replay(0, "en"));
  await first;
  const late = seeing.show("fr");
  await seeing.show("en");
  (await question(asked, 1)).answer(replay(0, "fr"));
  await late;
  expect(shown(seeing)).toEqual([0, "en"]);
  await seeing.show("fr");
  expect(shown(seeing)).toEqual([0, "fr"]);
  expect(asked).toHaveLength(2);
});

test("eyes that are on their way are not lost to another language", async () => {
  const asked = pretendServer();
  const seeing = new Seeing("k7m2qx4p", 0);
  const first = seeing.show("en");
  (await question(asked, 0)).answer(replay(0, "en"));
  await first;
  void seeing.show("en", 1);
  const last = seeing.show("fr");
  expect((await question(asked, 2)).path).toContain("seat=1");
  asked[2]?.answer(replay(1, "fr"));
  await last;
  expect(shown(seeing)).toEqual([1, "fr"]);
});

test("eyes that do not come leave those that were there, for the next language too", async () => {
  const asked = pretendServer();
  const seeing = new Seeing("k7m2qx4p", 0);
  const first = seeing.show("en");
  (await question(asked, 0)).answer(replay(0, "en"));
  await first;
  const other = seeing.show("en", 1);
  (await question(asked, 1)).fail();
  await other;
  expect(seeing.table?.fault?.words).toContain("does not answer");
  expect(shown(seeing)).toEqual([0, "en"]);
  void seeing.show("fr");
  expect((await question(asked, 2)).path).toContain("seat=0");
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
  (await question(asked, 0)).answer(replay(null, "en", seats));
  (await question(asked, 1)).answer(replay(1, "en", seats));
  await first;
  expect(asked.map(({ path }) => path.split("?")[1])).toEqual([undefined, "seat=1"]);
  expect(shown(seeing)).toEqual([1, "en"]);
});
