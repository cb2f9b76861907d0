/** Dragging a card with mouse, pen or finger; where it is let go decides. */

import type { Attachment } from "svelte/attachments";

export interface Drag {
  begin?: () => void;
  /** Where the pointer is while the card is held. */
  over?: (under: Element | null) => void;
  /** What lay under the pointer when the card was let go; null if the drag was broken off. */
  end: (under: Element | null) => void;
}

const THRESHOLD = 8;

export function draggable(drag: () => Drag | null): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let moving = false;

    const under = (event: PointerEvent): Element | null => {
      element.style.pointerEvents = "none";
      const found = document.elementFromPoint(event.clientX, event.clientY);
      element.style.pointerEvents = "";
      return found;
    };
    const listen = (on: boolean): void => {
      const change = on ? window.addEventListener : window.removeEventListener;
      change("pointermove", move as EventListener);
      change("pointerup", up as EventListener);
      change("pointercancel", cancel);
    };
    const settle = (): void => {
      start = null;
      listen(false);
      element.style.removeProperty("transform");
      element.removeAttribute("data-dragged");
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !drag()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      listen(true);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving) {
        if (Math.hypot(x, y) < THRESHOLD) return;
        moving = true;
        element.setPointerCapture(start.id);
        element.setAttribute("data-dragged", "");
        drag()?.begin?.();
      }
      element.style.transform = `translate(${x}px, ${y}px) scale(1.03)`;
      drag()?.over?.(under(event));
    };
    const up = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const found = moving ? under(event) : null;
      settle();
      if (moving) drag()?.end(found);
      setTimeout(() => (moving = false));
    };
    const cancel = (): void => {
      if (start && moving) drag()?.end(null);
      settle();
      moving = false;
    };
    const click = (event: MouseEvent): void => {
      if (!moving) return;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click, true);
    return () => {
      cancel();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click, true);
    };
  };
}
