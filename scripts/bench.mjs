// npm run bench [name ...]: what docs/performance.md tells about, measured on a database, ports and data of its own.
import { runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime("developing");
  const { runBench } = await import("./bench/run-bench.mjs");
  process.exit((await runBench(process.argv.slice(2))) ? 0 : 1);
});
