// npm run bench:answers: how right the offline analyst and the quote check are, with the data that each figure comes from.
import { spawnSync } from "node:child_process";
import { runOrFail } from "./lib/fail.mjs";
import { ROOT } from "./lib/paths.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime();
  const { status } = spawnSync(process.execPath, ["server/analyst/testing/measure-answers.ts"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  process.exit(status ?? 1);
});
