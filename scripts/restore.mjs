// npm run restore -- FOLDER: puts a backup back into a deployment that nobody has used yet. The product must not run.
import { resolve } from "node:path";
import { PlainFailure, runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new PlainFailure("Say where from: npm run restore -- FOLDER");
  await readyRuntime();
  const { runRestore } = await import("./lib/run-backup.mjs");
  console.log(await runRestore(resolve(process.env.INIT_CWD ?? "", folder)));
  process.exit(0);
});
