/** Whether the person asked for less motion: then nothing travels, it is there. */
export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
