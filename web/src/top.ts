/** Where the page's addresses begin: nothing, or the path that its server has behind a proxy. The server writes it. */
export const top: string = typeof document === "undefined" ? "" : (document.documentElement.dataset["top"] ?? "");

/** An address of the page as its links have it, from one of the browser's. */
export const within = (path: string): string => (top && (path === top || path.startsWith(`${top}/`)) ? path.slice(top.length) || "/" : path);
