/// <reference types="vite/client" />

declare module "virtual:words" {
  import type { Part } from "./parts";
  import type { Language } from "./wire";

  const sources: Record<Part, Record<Language, () => Promise<{ default: string }>>>;
  export default sources;
  /** What every language calls itself, the one to fall back on first. */
  export const languages: Record<Language, string>;
}
