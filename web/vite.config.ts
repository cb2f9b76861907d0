import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./plugins/words.ts";

const version = /__version__ = "(.*)"/.exec(readFileSync("../src/dedale/__init__.py", "utf-8"))?.[1] ?? "";
const server = process.env["DEDALE_SERVER"] ?? "http://127.0.0.1:8321";

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [svelte(), words("../src/dedale/words")],
  build: {
    outDir: "../src/dedale/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
