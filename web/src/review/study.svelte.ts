/** The analysis of a game: asked for, under way, stopped or there. */

import { Refusal } from "../api";
import { troubleWords } from "../opening.svelte";
import { say } from "../words.svelte";
import { analysisOf } from "./asking";
import type { Review } from "../wire";

export class Study {
  review: Review | null = $state.raw(null);
  progress: { done: number; of: number } | null = $state.raw(null);
  trouble = $state("");
  #stopping: AbortController | undefined;

  constructor(private readonly code: string) {}

  get running(): boolean {
    return this.progress !== null;
  }

  /** Have the game looked through; where that was done already, the answer comes at once. */
  async begin(language: string): Promise<void> {
    this.stop();
    const stopping = (this.#stopping = new AbortController());
    this.trouble = "";
    this.progress = { done: 0, of: 0 };
    try {
      for await (const news of analysisOf(this.code, language, stopping.signal)) {
        if (stopping.signal.aborted) return;
        if (news.progress) this.progress = news.progress;
        else if (news.review) this.review = news.review;
        else if (news.error) throw new Refusal(news.error, 200);
      }
    } catch (error) {
      if (!stopping.signal.aborted) this.trouble = error instanceof Refusal ? troubleWords(error) : say("page-no-answer");
    } finally {
      if (!stopping.signal.aborted) this.progress = null;
    }
  }

  stop(): void {
    this.#stopping?.abort();
    this.progress = null;
  }
}
