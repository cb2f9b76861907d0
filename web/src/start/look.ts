/** The scene leans a little towards the pointer: --look-x and --look-y run from -1 to 1. Still under reduced motion. */

export function look(element: HTMLElement): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let waiting = false;

  function moved(event: PointerEvent): void {
    if (still.matches || waiting || event.pointerType !== "mouse") return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      element.style.setProperty("--look-x", String((2 * event.clientX) / innerWidth - 1));
      element.style.setProperty("--look-y", String((2 * event.clientY) / innerHeight - 1));
    });
  }

  element.addEventListener("pointermove", moved);
  return () => element.removeEventListener("pointermove", moved);
}
