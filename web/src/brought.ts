/** The words that a game brings to the server, and that the page has not. */

import { top } from "./top";

/** As Fluent; a game that brings none, or a server that does not answer, has nothing to say. */
export async function wordsOf(game: string, language: string): Promise<string> {
  const answer = await fetch(`${top}/api/words/${encodeURIComponent(game)}?language=${language}`).catch(() => null);
  return answer?.ok ? answer.text() : "";
}
