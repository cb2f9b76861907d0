/** What the review asks the server for. */

import { ask, askFor } from "../api";
import type { News, Replay } from "../wire";

export const replayOf = (code: string, seat: number | null, language: string): Promise<Replay> =>
  askFor(`/api/tables/${encodeURIComponent(code)}/replay${seat === null ? "" : `?seat=${seat}`}`, language);

/** The news of an analysis, as they come; whoever stops listening lets it be stopped. */
export async function* analysisOf(code: string, language: string, signal: AbortSignal): AsyncGenerator<News> {
  const answer = await ask(`/api/tables/${encodeURIComponent(code)}/analysis`, language, undefined, undefined, signal);
  if (answer.body) yield* linesOf(answer.body.pipeThrough(new TextDecoderStream()).getReader());
}

/** Every whole line of a stream, as the JSON that it holds. */
export async function* linesOf<T>(reader: Pick<ReadableStreamDefaultReader<string>, "read">): AsyncGenerator<T> {
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line) yield JSON.parse(line) as T;
    if (done) return;
  }
}
