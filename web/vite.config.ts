import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { notices } from "./plugins/notices.ts";
import { words } from "./plugins/words.ts";

const themes = JSON.parse(readFileSync("src/art/themes.json", "utf-8")) as { name: string; moreContrast: boolean }[];
const server = process.env["DEDALE_SERVER"] ?? "http://127.0.0.1:8321";

/** What every page has comes in one piece, and so does what is around every table: few requests make a fast page. */
const FIRST = {
  name: "first",
  test: /node_modules|virtual:words(\/common|$)|src\/(App\.svelte|(api|attempt|folders|kept|opening|pages|parts|route|settings|stored|top|words)\b|pieces\/|(\w+\/)?start\/|theme\/|art\/)/,
  priority: 2,
};
const TABLE = { name: "table", test: /src\/(TablePage\.svelte|(delta|line|saving|secrets|table)\b|frame\/|statistics\/result)/, priority: 1 };

export default defineConfig(({ command }) => ({
  // The server writes into the index where it stands; everything else finds its neighbours.
  base: command === "build" ? "./" : "/",
  define: {
    "import.meta.env.VITE_THEMES": JSON.stringify(themes.map((theme) => theme.name).join(" ")),
    "import.meta.env.VITE_CONTRAST": JSON.stringify((themes.find((theme) => theme.moreContrast) ?? themes[0])?.name),
  },
  plugins: [svelte(), words("../src/dedale/words"), notices()],
  build: {
    outDir: "../src/dedale/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, TABLE] } } },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // What is compared with the engine is written down by Python: tests/page starts those tests.
  test: { include: [process.env["DEDALE_RECORDED"] ? "tests/recorded/*.recorded.ts" : "tests/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
}));
