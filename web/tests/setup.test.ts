import { beforeAll, expect, test, vi } from "vitest";
import type { GameInfo } from "../src/wire";

let left: Record<string, string> = {};
vi.stubGlobal("localStorage", { getItem: (key: string) => left[key] ?? null, setItem: () => undefined });

let onirim: typeof import("../src/onirim/start/wish.svelte");
let labyrinth: typeof import("../src/labyrinth/start/wish.svelte");
let rates: typeof import("../src/start/rates.svelte");

beforeAll(async () => {
  onirim = await import("../src/onirim/start/wish.svelte");
  labyrinth = await import("../src/labyrinth/start/wish.svelte");
  rates = await import("../src/start/rates.svelte");
});

const name = (seat: number, own: boolean): string => (own ? "Léa" : `P${seat}`);

test("the usual wish is a game at once", () => {
  expect(onirim.tableOf(onirim.wish, name)).toEqual({
    game: "onirim",
    options: { players: 1, book: "no", towers: "no", dreams: 0, talk: "open" },
    seats: [{ kind: "you", name: "Léa" }],
    leaving: "bot",
  });
  expect(labyrinth.tableOf(labyrinth.wish, name)).toEqual({
    game: "labyrinth",
    options: { players: 2, cards: 6, young: false, pawns: ["red", "blue"] },
    seats: [{ kind: "you", name: "Léa" }, { kind: "bot", level: "medium" }],
    leaving: "bot",
  });
});

test("who plays Onirim decides on the seats, and a silent game needs somebody to be silent with", () => {
  const wish = { ...onirim.wish, talk: "silent" as const };
  expect(onirim.optionsOf({ ...wish, company: "alone" }).talk).toBe("open");
  expect(onirim.optionsOf({ ...wish, company: "link" })).toMatchObject({ players: 2, talk: "silent" });
  expect(onirim.tableOf({ ...wish, company: "here" }, name).seats).toEqual([
    { kind: "you", name: "Léa" },
    { kind: "you", name: "P1" },
  ]);
  expect(onirim.tableOf({ ...wish, company: "link" }, name).seats[1]).toEqual({ kind: "open" });
});

test("no more treasures are asked for than there are", () => {
  const places = { red: "you", yellow: "easy", blue: "open", green: "here" } as const;
  const wish = { ...labyrinth.wish, places, cards: 12 };
  expect(labyrinth.mostCards(wish)).toBe(6);
  expect(labyrinth.optionsOf(wish)).toMatchObject({ players: 4, cards: null });
  expect(labyrinth.tableOf(wish, name).seats).toEqual([
    { kind: "you", name: "Léa" },
    { kind: "bot", level: "easy" },
    { kind: "open" },
    { kind: "you", name: "P3" },
  ]);
});

test("the measured rate is that of exactly these options", () => {
  const rate = { measure: "wins" as const, games: 200, low: 0, high: 1 };
  const told = { title: "", text: "", options: [], levels: [], seats: [], together: false, lesson: false };
  const info: GameInfo[] = [
    {
      ...told,
      name: "onirim",
      together: true,
      rates: [
        { ...rate, options: { players: 1, book: "no" }, bot: "simple", value: 0.46 },
        { ...rate, options: { players: 1, book: "no" }, bot: "fast", value: 0.93 },
        { ...rate, options: { players: 1, book: "yes" }, bot: "fast", value: 0.5 },
      ],
    },
    { ...told, name: "labyrinth", rates: [{ ...rate, measure: "turns", options: { players: 1, pawns: null, first: null }, bot: "lite", value: 27.48 }] },
  ];
  expect(rates.measured("onirim", { players: 1, book: "no" }, info)).toEqual({ key: "page-rate-both", facts: { best: 93, plain: 46 } });
  expect(rates.measured("onirim", { players: 1, book: "yes" }, info)).toEqual({ key: "page-rate-won", facts: { best: 50 } });
  expect(rates.measured("onirim", { players: 2, book: "no" }, info)).toBeUndefined();
  expect(rates.measured("labyrinth", { players: 1, cards: null, young: false, pawns: ["blue"] }, info)?.facts).toEqual({ turns: 27 });
  expect(rates.measured("labyrinth", { players: 1, cards: 3, young: false }, info)).toBeUndefined();
});

test("your name goes where you sit, and to one seat alone", () => {
  const seatsOf = (places: typeof labyrinth.wish.places) => labyrinth.tableOf({ ...labyrinth.wish, places }, name).seats;
  expect(seatsOf({ red: "hard", yellow: "free", blue: "you", green: "here" })).toEqual([
    { kind: "bot", level: "hard" },
    { kind: "you", name: "Léa" },
    { kind: "you", name: "P2" },
  ]);
  expect(seatsOf({ red: "you", yellow: "you", blue: "free", green: "free" })[1]).toEqual({ kind: "you", name: "P1" });
});

test.each(["null", "7", "{", '"x"', '{"places":null,"company":null,"dreams":"4"}', '{"places":{"red":"ghost"},"cards":99,"young":1,"book":"maybe"}'])(
  "%s left in the browser is no wish",
  async (text) => {
    left = { "dedale.onirim": text, "dedale.labyrinth": text };
    vi.resetModules();
    expect((await import("../src/onirim/start/wish.svelte")).wish).toEqual(onirim.wish);
    expect((await import("../src/labyrinth/start/wish.svelte")).wish).toEqual(labyrinth.wish);
  },
);

test("of a wish that was left half, that half is remembered", async () => {
  left = { "dedale.onirim": '{"company":"bot","talk":"loud"}', "dedale.labyrinth": '{"places":{"blue":"you","red":"x"},"cards":0,"young":true}' };
  vi.resetModules();
  expect((await import("../src/onirim/start/wish.svelte")).wish).toMatchObject({ company: "bot", talk: "open", level: "hard" });
  expect((await import("../src/labyrinth/start/wish.svelte")).wish).toEqual({ places: { red: "you", yellow: "free", blue: "you", green: "free" }, cards: 0, young: true, leaving: "bot", more: {} });
});
