/** Turning the wheel turns the tile, a quarter for each notch. */

import type { Attachment } from "svelte/attachments";
import type { Scene } from "./scene.svelte";

/** Milliseconds within which a wheel's events are one notch. */
const NOTCH = 140;

/** Over an element, while `turns` holds; else the wheel does what it always does. */
export function turnedByWheel(scene: Scene, turns: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    let turned = 0;
    const onwheel = (event: WheelEvent): void => {
      if (!turns()) return;
      event.preventDefault();
      if (event.timeStamp - turned < NOTCH || event.deltaY === 0) return;
      turned = event.timeStamp;
      scene.turn(event.deltaY > 0 ? 1 : -1);
    };
    element.addEventListener("wheel", onwheel, { passive: false });
    return () => element.removeEventListener("wheel", onwheel);
  };
}
