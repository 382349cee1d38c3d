import { createRequire } from "node:module";
import { join, matchesGlob, relative } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../lib/paths.mjs";
import { FILES } from "./trim-image.mjs";

test("the image keeps the recognizer that OCR loads", async () => {
  const require = createRequire(import.meta.url);
  const folder = join(require.resolve("tesseract.js/package.json"), "..");
  // What the recognizer's thread does first, with what createWorker() hands it for OEM.LSTM_ONLY.
  const load = require(join(folder, "src/worker-script/node/getCore.js")) as (
    ...given: unknown[]
  ) => Promise<(options: object) => Promise<unknown>>;
  const start = await load(true, undefined, { progress: () => undefined });
  const loaded = Object.keys(require.cache).filter((path) => path.includes("tesseract.js-core"));
  expect(loaded).toHaveLength(1);
  const needed = loaded.flatMap((path) => [path, path.replace(/\.js$/, ".wasm")]);
  for (const path of needed.map((each) => relative(inRoot("node_modules"), each)))
    expect(
      FILES.filter((pattern) => matchesGlob(path, pattern)),
      path,
    ).toEqual([]);
  await expect(start({})).resolves.toBeDefined();
});
