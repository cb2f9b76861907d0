/** Arrow keys go from one control of a group to the next. */

import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The controls are those that match the selector, in the order of the document. */
export function roving(selector = "button"): Attachment<HTMLElement> {
  return (group) => {
    const go = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const controls = [...group.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null);
      const at = controls.findIndex((control) => control.contains(document.activeElement));
      if (at < 0 && document.activeElement !== group) return;
      const step = STEPS[event.key];
      let next = at;
      if (step !== undefined) next = at < 0 ? 0 : (at + step + controls.length) % controls.length;
      else if (event.key === "Home") next = 0;
      else if (event.key === "End") next = controls.length - 1;
      else return;
      event.preventDefault();
      controls[next]?.focus();
    };
    group.addEventListener("keydown", go);
    return () => group.removeEventListener("keydown", go);
  };
}
