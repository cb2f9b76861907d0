// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { pretendServer, question } from "./server";

let opening: typeof import("../src/opening.svelte");
let storing: typeof import("../src/kept.svelte");
let routing: typeof import("../src/route.svelte");
let asked: ReturnType<typeof pretendServer>;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  history.replaceState(null, "", "/");
  asked = pretendServer();
  await (await import("../src/words.svelte")).speakFirst();
  opening = await import("../src/opening.svelte");
  storing = await import("../src/kept.svelte");
  routing = await import("../src/route.svelte");
});

const person = (name: string) => ({ name, kind: "person", level: null, here: true, asked: [], gave_up: null });
const wish = { game: "onirim" as const, options: {}, seats: [{ kind: "you" as const, name: "Léa" }] };
const made = { table: "newtable", seats: [{ seat: 0, token: "token" }] };

test("another game keeps the guest’s own seat and name, and leaves the host’s free", async () => {
  storing.keep("k7m2qx4p", { tokens: ["guest"], over: true, you: [1] });
  void opening.openAgain("k7m2qx4p", false);
  (await question(asked, 0)).answer({ game: "onirim", options: { players: 2 }, seats: [person("Léa"), person("Tom")] });
  const second = await question(asked, 1);
  expect(second.body).toMatchObject({ seats: [{ kind: "open" }, { kind: "you", name: "Tom" }] });
});

test("a name goes to whom the browser belongs to, wherever they sit", async () => {
  (await import("../src/settings.svelte")).settings.name = "Léa";
  expect(opening.nameOf(2, true)).toBe("Léa");
  expect(opening.nameOf(0, false)).toBe("Player 1");
});

test("who asked for a table is led there", async () => {
  const opened = opening.openTable(wish);
  (await question(asked, 0)).answer(made, 201);
  await opened;
  expect(routing.route()).toEqual({ at: "table", code: "newtable" });
});

test("a table that opens late is kept, and pulls nobody off another page", async () => {
  const opened = opening.openTable(wish);
  routing.go("/rules/onirim");
  (await question(asked, 0)).answer(made, 201);
  await opened;
  expect(routing.route()).toEqual({ at: "rules", game: "onirim" });
  expect(storing.kept("newtable")?.tokens).toEqual(["token"]);
});

test("the same holds for a game opened again, from its first question on", async () => {
  const opened = opening.openAgain("k7m2qx4p", false);
  routing.go("/statistics");
  (await question(asked, 0)).answer({ game: "onirim", options: {}, seats: [person("Léa")] });
  (await question(asked, 1)).answer(made, 201);
  await opened;
  expect(routing.route()).toEqual({ at: "statistics" });
});
