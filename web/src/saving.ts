/** How long a browser may take to fetch what it saves. */
const FETCHED = 60_000;

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, kind: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED);
}
