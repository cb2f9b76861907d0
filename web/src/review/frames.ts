/** Finding one's way among the frames of a replay. */

import type { Frame, LogLine } from "../wire";

/** The kinds of decision with which a turn begins. */
const BEGINNINGS = new Set(["main", "push"]);

/** The frame of a decision: the last one that not more events led to. */
export function frameAt(frames: readonly Pick<Frame, "at">[], at: number): number {
  return Math.max(0, frames.findLastIndex((frame) => frame.at <= at));
}

/** Where a line of the log had just been written. */
export function frameOf(frames: readonly Pick<Frame, "seq">[], line: Pick<LogLine, "seq">): number {
  const found = frames.findIndex((frame) => frame.seq >= line.seq);
  return found < 0 ? frames.length - 1 : found;
}

/** Where the next turn begins, or the one before; the end or the beginning if there is none. */
export function turnFrom(frames: readonly { view: { kind: string } }[], from: number, way: 1 | -1): number {
  for (let at = from + way; at > 0 && at < frames.length; at += way) {
    if (BEGINNINGS.has(frames[at]?.view.kind ?? "")) return at;
  }
  return way > 0 ? frames.length - 1 : 0;
}

/** What was written between a frame and the one before it. */
export function linesAt(frames: readonly Pick<Frame, "seq">[], log: readonly LogLine[], at: number): LogLine[] {
  const before = frames[at - 1]?.seq ?? -1;
  const now = frames[at]?.seq ?? 0;
  return log.filter(({ seq }) => seq > before && seq <= now);
}
