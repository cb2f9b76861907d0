/** Something that a person asks for and that may fail: once at a time, and in words if it does. */

import { troubleWords } from "./opening.svelte";

export class Attempt {
  /** What went wrong the last time; empty if nothing did. */
  trouble = $state("");
  underWay = $state(false);

  async make(what: () => Promise<void>): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    this.trouble = "";
    try {
      await what();
    } catch (error) {
      this.trouble = troubleWords(error);
    } finally {
      this.underWay = false;
    }
  }
}
