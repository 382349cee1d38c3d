// node scripts/make-migration.mjs NAME: writes prisma/migrations/<time>_<name>/migration.sql, the step from the
// migrations that exist to prisma/schema.prisma. Read the SQL before it is committed; it is never edited afterwards.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure, runOrFail } from "./lib/fail.mjs";
import { inRoot } from "./lib/paths.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime("developing");
  const name = (process.argv[2] ?? "").toLowerCase().replace(/[^a-z0-9]+/g, "_");
  if (!name) throw new PlainFailure("Name the change: node scripts/make-migration.mjs add_case_notes");
  const { LOCK_FILE, sqlFromMigrationsToSchema } = await import("./database/schema-engine.mjs");
  const { withThrowAwayPostgres } = await import("./database/throw-away-postgres.mjs");
  const sql = await withThrowAwayPostgres((server) => sqlFromMigrationsToSchema({ url: server.url("postgres") }));
  if (sql === null) {
    console.log("The migrations already lead to prisma/schema.prisma.");
    return;
  }
  const folder = inRoot("prisma", "migrations");
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  mkdirSync(join(folder, `${time}_${name}`), { recursive: true });
  writeFileSync(join(folder, `${time}_${name}`, "migration.sql"), sql);
  const lock = join(folder, "migration_lock.toml");
  if (!existsSync(lock)) writeFileSync(lock, LOCK_FILE);
  console.log(`prisma/migrations/${time}_${name}/migration.sql`);
});
