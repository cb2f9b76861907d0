/// <reference types="vite/client" />

declare module "virtual:words" {
  import type { Language } from "./wire";

  const sources: Record<string, Record<Language, () => Promise<{ default: string }>>>;
  export default sources;
  /** What every language calls itself, the one to fall back on first. */
  export const languages: Record<Language, string>;
}
