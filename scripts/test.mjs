// npm test: every check, on a database, ports and data of its own; works beside a running npm start.
//
// node scripts/test.mjs [part ...] [filter ...] runs a part while developing; parts are static, unit, db, e2e:
//   node scripts/test.mjs db server/cases          the database tests whose path holds server/cases
//   node scripts/test.mjs e2e journeys/register    one browser journey, against a fresh build
import { runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime();
  const { PARTS, runTests } = await import("./launch/test-run.mjs");
  const args = process.argv.slice(2);
  const parts = args.filter((arg) => PARTS.includes(arg));
  const filters = args.filter((arg) => !PARTS.includes(arg));
  process.exit((await runTests({ parts: parts.length > 0 ? parts : PARTS, filters })) ? 0 : 1);
});
