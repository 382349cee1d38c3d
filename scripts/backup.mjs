// npm run backup -- FOLDER: writes all that the firm has into a new folder. Works beside a running npm start and without one.
import { resolve } from "node:path";
import { PlainFailure, runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new PlainFailure("Say where to: npm run backup -- FOLDER");
  await readyRuntime();
  const { runBackup } = await import("./lib/run-backup.mjs");
  console.log(await runBackup(resolve(process.env.INIT_CWD ?? "", folder)));
  process.exit(0);
});
