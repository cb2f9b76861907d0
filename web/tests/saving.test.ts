// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { saveFile } from "../src/saving";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a file can be fetched for a while, and is let go then", () => {
  vi.useFakeTimers();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here/1");
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  saveFile("a.txt", "text/plain", "a");
  vi.advanceTimersByTime(1000);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledWith("blob:here/1");
});
