// npm run test:faults [-- --rounds 20] [--s3] [name ...]: kills, freezes, fills and damages a firm at work, on a database, ports and
// data of its own, and looks at what is left. On demand: a round of all takes some minutes.
import { parseArgs } from "node:util";
import { runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: "string", default: "1" }, s3: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  await readyRuntime("developing");
  const { runFaults } = await import("./faults/run-faults.mjs");
  process.exit((await runFaults({ names: positionals, rounds: Number(values.rounds), isInBucket: values.s3 })) ? 0 : 1);
});
