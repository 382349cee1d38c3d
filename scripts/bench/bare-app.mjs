import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "../lib/paths.mjs";
import { runScript } from "../lib/run.mjs";
import { unlessUnchanged } from "../lib/unchanged.mjs";

const FOLDER = inRoot(".cache", "bench-bare-app");
const NEXT = "node_modules/next/dist/bin/next";

/** An empty page and one route on a pool, with the id in its path as ours: the least that an application on the same framework can be. */
const FILES = {
  "package.json": `{ "private": true, "type": "module" }`,
  "next.config.mjs": `export default { poweredByHeader: false, serverExternalPackages: ["pg"] };`,
  "app/layout.js": `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  "app/page.js": `export default function Page() { return <main>Nothing</main>; }`,
  "app/rows/[name]/route.js": `
    import pg from "pg";
    export const dynamic = "force-dynamic";
    let pool, calls;
    export async function GET(request, context) {
      pool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
      calls ??= JSON.parse(process.env.BENCH_CALLS);
      const { name } = await context.params;
      const { text, values, isOne } = calls[name];
      const { rows } = await pool.query({ name, text, values });
      return Response.json(isOne ? rows[0] : rows);
    }`,
};

/** @typedef {{ text: string, values: unknown[], isOne?: boolean }} BareCall isOne: the answer is the row, not a list of rows */

/**
 * Builds and serves the bare application. It lies outside the product and is never part of its build.
 * @param {import("./installation.mjs").Installation} installation
 * @param {{ databaseUrl?: string, calls?: Record<string, BareCall>, env?: Record<string, string> }} [options] calls: what
 *   `/rows/<name>` answers
 */
export async function serveBareApp(installation, { databaseUrl = "", calls = {}, env = {} } = {}) {
  await unlessUnchanged({
    stamp: join(FOLDER, ".next", ".made-from"),
    inputs: ["scripts/bench/bare-app.mjs", "node_modules/next/package.json"],
    work: async () => {
      rmSync(FOLDER, { recursive: true, force: true });
      for (const [path, text] of Object.entries(FILES)) {
        mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
        writeFileSync(join(FOLDER, path), text);
      }
      const { code, output } = await runScript(NEXT, ["build", FOLDER], {
        env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      });
      if (code !== 0) throw new Error(`The bare application could not be built:\n${output}`);
    },
  });
  return installation.serve(
    [NEXT, "start", FOLDER, "-H", "127.0.0.1", "-p", "PORT"],
    {
      ...env,
      ...{ DATABASE_URL: databaseUrl, BENCH_CALLS: JSON.stringify(calls) },
      ...{ NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    },
    "/",
  );
}
