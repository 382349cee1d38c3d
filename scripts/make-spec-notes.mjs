// node scripts/make-spec-notes.mjs: prints the table of docs/spec-notes.md from the @spec tags of the tests.
import { readFileSync, writeFileSync } from "node:fs";
import { runOrFail } from "./lib/fail.mjs";
import { inRoot } from "./lib/paths.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime("developing");
  const { collectSpecTags, writeSpecNotes } = await import("./lib/write-spec-notes.ts");
  const path = inRoot("docs/spec-notes.md");
  writeFileSync(path, writeSpecNotes(readFileSync(path, "utf8"), collectSpecTags(inRoot("."))));
});
