// npm run evaluate: how right the analyst and the quote check are on the synthetic cases, beside a chance baseline.
import { spawnSync } from "node:child_process";
import { readyGenerated } from "./lib/build.mjs";
import { runOrFail } from "./lib/fail.mjs";
import { ROOT } from "./lib/paths.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime("developing");
  await readyGenerated();
  const { status } = spawnSync(
    process.execPath,
    ["--no-regexp-tier-up", "evaluation/harness/evaluate.ts", ...process.argv.slice(2)],
    {
      cwd: ROOT,
      stdio: "inherit",
    },
  );
  process.exit(status ?? 1);
});
