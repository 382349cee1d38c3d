// npm run doctor [-- --sample N]: examines the installation and prints each finding. Exit code = number of errors, at most
// 100. Works beside a running npm start and without one.
// npm run doctor -- --packages FILE: compares the packages with advisories from a file; see docs/operations.md.
import { PlainFailure, runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  if (process.argv[2] === "--packages" && process.argv.length === 4) {
    await readyRuntime("running");
    const { examinePackages } = await import("./commands/examine-packages.ts");
    process.exit(Math.min(100, examinePackages(process.argv[3])));
  }
  const [flag, count, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && (flag !== "--sample" || !/^[1-9]\d{0,8}$/.test(count ?? "")))) {
    throw new PlainFailure(
      "Give no option to read every document, or: npm run doctor -- --sample 100, or --packages FILE",
    );
  }
  await readyRuntime("running");
  const { runDoctor } = await import("./commands/run-doctor.mjs");
  process.exit(Math.min(100, await runDoctor(count)));
});
