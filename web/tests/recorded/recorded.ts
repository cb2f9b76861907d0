/** What the engine and the server said, written down by `tests/page` for this run. */

import { readFileSync } from "node:fs";

const FOLDER = process.env["DEDALE_RECORDED"] ?? "";

export const recorded = <T>(name: string): T => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, "utf-8")) as T;
