/** Updates of recorded games, taken in by the page: after each it shows what a fresh snapshot would. */

import { expect, it } from "vitest";
import { Follower } from "../../src/delta";
import type { Snapshot, Update } from "../../src/wire";
import { recorded } from "./recorded";

type Message = [screen: number, told: Snapshot | Update, shown: Snapshot];

it("updates lead where a snapshot would", () => {
  for (const stream of recorded<Message[][]>("streams")) {
    const followers = new Map<number, Follower>();
    for (const [screen, told, shown] of stream) {
      if (told.type === "snapshot") followers.set(screen, new Follower(told));
      else followers.get(screen)?.follow(told);
      const { screens = [], ...rest } = followers.get(screen)?.shown ?? {};
      const bare = screens.map(({ happened: _, ...one }) => one);
      expect({ ...rest, screens: bare }).toEqual({ ...shown, log: shown.log });
    }
  }
});
