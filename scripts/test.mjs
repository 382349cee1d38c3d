// npm test: every check, on a database, ports and data of its own; works beside a running npm start.
//
// node scripts/test.mjs [part ...] [filter ...] [--coverage] [--keep-readings] runs a part; parts are static, unit, db, e2e:
//   npm test -- log-in                             every test file with "log-in" in its path, of any part
//   node scripts/test.mjs db server/cases          the database tests whose path holds server/cases
//   node scripts/test.mjs e2e journeys/register    one browser journey, against a fresh build
//   node scripts/test.mjs unit --keep-readings     reads all scans by OCR and keeps what was read for the next runs
import { runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime("developing");
  const { PARTS } = await import("./launch/test-parts.mjs");
  const { runTests } = await import("./launch/test-run.mjs");
  const args = process.argv.slice(2);
  const parts = args.filter((arg) => PARTS.includes(arg));
  const filters = args.filter((arg) => !PARTS.includes(arg) && !arg.startsWith("--"));
  const [coverage, keepReadings] = ["--coverage", "--keep-readings"].map((flag) => args.includes(flag));
  process.exit((await runTests({ parts, filters, coverage, keepReadings })) ? 0 : 1);
});
