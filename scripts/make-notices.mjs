// node scripts/make-notices.mjs: writes NOTICES from package-lock.json. Run it after each change of the packages.
import { readFileSync, writeFileSync } from "node:fs";
import { runOrFail } from "./lib/fail.mjs";
import { inRoot } from "./lib/paths.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime("developing");
  const { writeNotices } = await import("./lib/write-notices.ts");
  writeFileSync(inRoot("NOTICES"), writeNotices(JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"))));
});
