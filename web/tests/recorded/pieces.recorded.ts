/** What happened in recorded games, drawn by the page: no card comes from nowhere, and every push is seen. */

import { expect, it } from "vitest";
import { Follower } from "../../src/delta";
import { firstLayout, nextLayout, type Layout } from "../../src/labyrinth/pieces";
import { Pieces } from "../../src/onirim/pieces";
import type { Happening, LabyrinthView, OnirimView, Screen, Snapshot, Update } from "../../src/wire";
import { recorded } from "./recorded";

type Message = [screen: number, told: Snapshot | Update, shown: Snapshot];

/** Every screen of a game, one after the other, with what happened before it. */
function* screensOf<View extends OnirimView | LabyrinthView>(game: View["game"]): Generator<[eyes: string, Screen<View>]> {
  for (const [number, stream] of recorded<Message[][]>("streams").entries()) {
    const followers = new Map<number, Follower>();
    for (const [screen, told] of stream) {
      if (told.type === "snapshot") followers.set(screen, new Follower(told));
      else followers.get(screen)?.follow(told);
      const { shown } = followers.get(screen)!;
      if (shown.game === game) for (const one of shown.screens) yield [`${number} ${screen} ${one.seat}`, one as Screen<View>];
    }
  }
}

it("a card that is new on the table of Onirim came out of the deck", () => {
  const before = new Map<string, Pieces>();
  for (const [eyes, { view, happened }] of screensOf<OnirimView>("onirim")) {
    const pieces = (before.get(eyes) ?? new Pieces()).follow(view, happened);
    const known = new Set(before.get(eyes)?.all.map(({ id }) => id));
    const fresh = pieces.all.filter(({ id }) => !known.has(id)).map(({ zone }) => zone);
    const drawn = (happened ?? []).filter(({ from }: Happening) => ["deck", "top", "bottom"].includes(from ?? ""));
    if (before.has(eyes) && happened) expect(fresh.length, `${eyes}: ${fresh.join()} of ${JSON.stringify(happened)}`).toBeLessThanOrEqual(drawn.length);
    before.set(eyes, pieces);
  }
});

it("every push of Labyrinth is seen to slide", () => {
  const before = new Map<string, Layout>();
  for (const [eyes, { view, happened }] of screensOf<LabyrinthView>("labyrinth")) {
    const last = before.get(eyes);
    const layout = last ? nextLayout(last, view, happened) : firstLayout(view);
    if (last && happened) expect(layout.pushed?.name).toBe(happened.findLast(({ kind }) => kind === "push")?.to);
    before.set(eyes, layout);
  }
});
