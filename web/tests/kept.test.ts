// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

let storing: typeof import("../src/kept.svelte");

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  history.replaceState(null, "", "/t/k7m2qx4p");
  storing = await import("../src/kept.svelte");
});

test("an invitation comes after the seats that one has, and is kept when it has opened one", () => {
  storing.keep("k7m2qx4p", { tokens: ["good"] });
  history.replaceState(null, "", "/t/k7m2qx4p#token=new");
  expect(storing.tokensFor("k7m2qx4p")).toEqual(["good", "new"]);
  expect(storing.kept("k7m2qx4p")?.tokens).toEqual(["good"]);
  storing.leaveInvitation();
  expect(location.hash).toBe("");
  storing.keepTokens("k7m2qx4p", ["good", "new"]);
  expect(storing.tokensFor("k7m2qx4p")).toEqual(["good", "new"]);
});

test("a token that opens no seat takes no other away, and the table goes with the last", () => {
  storing.keep("k7m2qx4p", { tokens: ["good"] });
  storing.dropToken("k7m2qx4p", "bad");
  expect(storing.kept("k7m2qx4p")?.tokens).toEqual(["good"]);
  storing.dropToken("k7m2qx4p", "good");
  expect(storing.kept("k7m2qx4p")).toBeUndefined();
});

test("windows that sit down at the same table keep each other’s seats", () => {
  storing.keepTokens("k7m2qx4p", ["mine"]);
  const [here] = storing.keptTables();
  localStorage.setItem("dedale.tables", JSON.stringify([{ ...here, tokens: ["mine", "other"] }]));
  storing.keepTokens("k7m2qx4p", ["third"]);
  storing.keep("k7m2qx4p", { over: true });
  expect(storing.kept("k7m2qx4p")?.tokens).toEqual(["mine", "other", "third"]);
});

test("a browser that keeps nothing has every table until the page is closed", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  storing.keep("aaaa", { tokens: ["one"] });
  storing.keep("bbbb", { tokens: ["two"] });
  expect(storing.keptTables().map(({ code }) => code).sort()).toEqual(["aaaa", "bbbb"]);
  storing.forget("aaaa");
  expect(storing.keptTables().map(({ code }) => code)).toEqual(["bbbb"]);
  vi.unstubAllGlobals();
  storing.keep("cccc", { tokens: ["three"] });
  expect(JSON.parse(localStorage.getItem("dedale.tables") ?? "[]")).toHaveLength(2);
});
