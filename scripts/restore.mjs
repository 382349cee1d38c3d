// npm run restore -- FOLDER [--key FILE] [--rehearse]: puts a backup back into a deployment that nobody has used yet; the
// product must not run. With --rehearse it goes into a throw-away database and says what it found; the product may run.
// The key is that of FILE, else BACKUP_KEY, else the one in DATA_DIR, else what is typed. Exit code 2 when originals in
// it are damaged or missing.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { PlainFailure, runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

const USAGE = "Give a folder: npm run restore -- FOLDER [--key FILE] [--rehearse]";

await runOrFail(async () => {
  const { folder, key, rehearse } = readArguments();
  await readyRuntime("running");
  const { runRestore } = await import("./commands/run-backup.mjs");
  const from = process.env.INIT_CWD ?? "";
  const { text, exitCode } = await runRestore(resolve(from, folder), {
    keyFile: key && resolve(from, key),
    isRehearsal: rehearse,
  });
  console.log(text);
  process.exit(exitCode);
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { key: { type: "string" }, rehearse: { type: "boolean", default: false } },
    });
    if (positionals.length === 1) return { folder: positionals[0], ...values };
  } catch {
    // An option that there is not.
  }
  throw new PlainFailure(USAGE);
}
