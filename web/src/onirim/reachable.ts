/** What scrolls can be scrolled with the keys too: it takes the focus as long as there is more than fits. */

export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  watch.observe(node);
  for (const child of node.children) watch.observe(child);
  return () => watch.disconnect();
}
