/**
 * Where the focus is: it never gets lost. What lies over the rest gives it back when it goes, and where what had it is
 * gone, it goes to the nearest heading that is left.
 */

import type { Attachment } from "svelte/attachments";
import { painted } from "./painted";

/** Nobody writes or reads anywhere: the focus is nowhere, or waits at a heading. */
export function focusIsFree(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches("h1, h2");
}

/** Whether somebody writes or chooses here: then keys and focus are theirs. */
export const isWriting = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.matches("input:not([type=radio]):not([type=checkbox]), textarea, select");

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body;

let keys = false;

/** Whether the last thing that the person touched was the keyboard: then the focus follows the questions. */
export const byKeys = (): boolean => keys;

function focusOn(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** A heading takes the focus only when it is led there. */
function focusHeading(heading: HTMLElement | null): boolean {
  if (!heading) return false;
  heading.tabIndex = -1;
  return focusOn(heading);
}

/** For what lies over the rest for a while: the focus goes back to where it came from when this goes. */
export const borrowsFocus: Attachment<HTMLElement> = (over) => {
  let from = document.activeElement;
  const onfocusin = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Element && !over.contains(relatedTarget)) from = relatedTarget;
  };
  over.addEventListener("focusin", onfocusin);
  return () => {
    over.removeEventListener("focusin", onfocusin);
    if ((isNowhere() || over.contains(document.activeElement)) && from instanceof HTMLElement && from !== document.body) focusOn(from);
  };
};

/** What was around the focus when it was last somewhere, from the inside to the outside. */
let around: Element[] = [];
/** What had the focus last. */
let held: Element | null = null;
/** Another page is to be shown, which the focus has to come to. */
let leaving = false;

/** From now on another page is shown. */
export function leavePage(): void {
  leaving = true;
}

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  held = target;
  leaving = false;
  around = [];
  for (let one: Element | null = target; one; one = one.parentElement) {
    if (one.matches("dialog, section, [role=dialog]")) around.push(one);
  }
}

function bringBack(): void {
  const lost = leaving || (held !== null && (!held.isConnected || held.matches(":disabled")));
  if (!lost || !(isNowhere() || document.activeElement?.matches(":disabled"))) return;
  if (focusHeading(document.querySelector("dialog[open] h2"))) return;
  if (!leaving && around.some((one) => one.isConnected && focusHeading(one.querySelector("h1, h2")))) return;
  focusHeading(document.querySelector("h1"));
}

/** Watch over the focus on the page. Whoever knows a better place for it has a moment to take it there. */
export function keepFocus(page: HTMLElement): void {
  addEventListener("keydown", () => (keys = true), true);
  addEventListener("pointerdown", () => (keys = false), true);
  addEventListener("focusin", remember);
  let soon = false;
  new MutationObserver(() => {
    if (soon) return;
    soon = true;
    void painted().then(() => {
      soon = false;
      bringBack();
    });
  }).observe(page, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}
