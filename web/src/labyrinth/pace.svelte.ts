/** Lets a person see what the others do: their steps are shown one after the other, and any input catches up at once. */

import { timeOf } from "./motion";
import { Scene, type LabyrinthScreen } from "./scene.svelte";

const PUSH_PAUSE = 420;
const MOVE_PAUSE = 260;
const MOST_WAITING = 12;

/** A screen, and how many events led to it. */
interface Shown {
  screen: LabyrinthScreen;
  seq: number;
}

export class Pace {
  scene: Scene | null = $state.raw(null);
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: LabyrinthScreen | undefined;

  /** A screen came from the server; none lies behind a curtain. */
  take(screen: LabyrinthScreen | undefined, seq: number): void {
    if (screen === this.#latest) return;
    this.#latest = screen;
    if (!screen) {
      this.#stop();
      this.scene = null;
    } else if (!this.scene) {
      this.#stop();
      this.scene = new Scene(screen, seq);
    } else if (this.#timer === undefined) {
      this.#draw({ screen, seq });
    } else {
      this.#waiting.push({ screen, seq });
      if (this.#waiting.length > MOST_WAITING) this.catchUp();
    }
  }

  /** Whether this screen is the one that is drawn. */
  shows(screen: unknown): boolean {
    return this.scene?.screen === screen;
  }

  /** Show what is true now. */
  catchUp(): void {
    const waiting = this.#waiting;
    const last = waiting.at(-1);
    this.#stop();
    if (!last) return;
    const told = waiting.map(({ screen }) => screen.happened);
    this.scene?.show(last.screen, last.seq, told.every((one) => one !== undefined) ? told.flat() : []);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #draw({ screen, seq }: Shown): void {
    const scene = this.scene;
    if (!scene) return;
    scene.show(screen, seq);
    const pause = screen.view.kind === "move" ? PUSH_PAUSE : Math.max(...scene.journeys.map(timeOf), 0) + MOVE_PAUSE;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const next = this.#waiting.shift();
      if (next) this.#draw(next);
    }, pause);
  }
}
