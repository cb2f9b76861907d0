// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { layOut } from "../../src/pieces/sprites";

vi.mock("../../src/pieces/painted", () => ({ painted: () => Promise.resolve() }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("a sprite that gets lost on the way is asked for again, and laid out once it comes", async () => {
  vi.useFakeTimers();
  const answers: (() => Promise<Response>)[] = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => Promise.resolve(new Response("", { status: 503 })),
    () => Promise.resolve(new Response('<svg xmlns="http://www.w3.org/2000/svg"><symbol id="door"/></svg>')),
  ];
  const asked = vi.fn(() => answers.shift()!());
  vi.stubGlobal("fetch", asked);
  const done = layOut("start");
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2001);
  await done;
  expect(asked).toHaveBeenCalledTimes(3);
  expect(document.querySelector("#door")).not.toBeNull();
});
