import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../lib/paths.mjs";
import { listMigrations } from "./migrate.mjs";

const SCHEMA_PATH = "prisma/schema.prisma";
export const LOCK_FILE = 'provider = "postgresql"\n';

/**
 * The SQL that leads from the migrations of a folder to prisma/schema.prisma, worked out by Prisma's schema engine
 * compiled to WebAssembly: the native engine is a download that a closed network cannot make.
 * @param {object} options
 * @param {string} options.url of a throw-away PostgreSQL; a shadow database is made there and dropped
 * @param {string} [options.folder] of the migrations
 * @param {string} [options.schema] text of the schema
 * @returns {Promise<string | null>} null when nothing differs
 */
export async function sqlFromMigrationsToSchema({
  url,
  folder = inRoot("prisma", "migrations"),
  schema = readFileSync(inRoot(SCHEMA_PATH), "utf8"),
}) {
  loading ??= loadEngine();
  const engine = await loading;
  const { bindMigrationAwareSqlAdapterFactory } = await import("@prisma/driver-adapter-utils");
  const adapter = bindMigrationAwareSqlAdapterFactory(await migrationAdapter(url));
  const instance = await engine.SchemaEngine.new({ datamodels: [[SCHEMA_PATH, schema]] }, () => {}, adapter);
  const migrations = listMigrations(folder);
  const { stdout, exitCode } = await instance.diff({
    from: migrations.length === 0 ? { tag: "empty" } : { tag: "migrations", ...describe(folder, migrations) },
    to: { tag: "schemaDatamodel", files: [{ path: SCHEMA_PATH, content: schema }] },
    script: true,
    exitCode: true,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 2 ? stdout : null;
}

/**
 * @param {string} folder
 * @param {{ name: string, sql: string }[]} migrations
 */
function describe(folder, migrations) {
  const lock = join(folder, "migration_lock.toml");
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: existsSync(lock) ? readFileSync(lock, "utf8") : LOCK_FILE },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

/** Once per process: the module keeps one instance, and a second one would pull it away from under the first. */
let loading;

async function loadEngine() {
  const engine = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const file = inRoot("node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { "./schema_engine_bg.js": engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return engine;
}

/**
 * @prisma/adapter-pg, mended where it fails as a migration adapter: it does not know the system catalogue's types,
 * its shadow connection goes to the main database, and it drops the shadow while it is still connected to it.
 * @param {string} url
 */
async function migrationAdapter(url) {
  const { PrismaPg } = await import("@prisma/adapter-pg");
  const { ColumnTypeEnum } = await import("@prisma/driver-adapter-utils");
  const at = (database) => {
    const target = new URL(url);
    if (database) target.pathname = `/${database}`;
    return new PrismaPg({ connectionString: target.href, max: 1 });
  };
  const base = at();
  const mended = (adapter) => mendCatalogueTypes(adapter, ColumnTypeEnum);
  return {
    provider: base.provider,
    adapterName: base.adapterName,
    connect: async () => mended(await base.connect()),
    connectToShadowDb: async () => {
      const admin = await base.connect();
      const database = `prisma_migrate_shadow_db_${randomUUID()}`;
      await admin.executeScript(`CREATE DATABASE "${database}"`);
      const shadow = mended(await at(database).connect());
      const dispose = shadow.dispose.bind(shadow);
      shadow.dispose = async () => {
        await dispose();
        await admin.executeScript(`DROP DATABASE "${database}" WITH (FORCE)`);
        await admin.dispose();
      };
      return shadow;
    },
  };
}

/** Object ids of types that only the system catalogue uses, and the ordinary type to read each as. */
const READ_AS = new Map([
  [18, 25], // "char" as text
  [19, 25], // name as text
  [1002, 1009], // "char"[] as text[]
  [1003, 1009], // name[] as text[]
]);

function mendCatalogueTypes(adapter, ColumnTypeEnum) {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  let characters = [];
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    result.fields?.forEach((field, index) => {
      if (field.dataTypeID === 18) characters.push(index);
      field.dataTypeID = READ_AS.get(field.dataTypeID) ?? field.dataTypeID;
    });
    return result;
  };
  adapter.queryRaw = async (query) => {
    characters = [];
    const result = await queryRaw(query);
    for (const index of characters) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  const startTransaction = adapter.startTransaction?.bind(adapter);
  if (startTransaction) {
    adapter.startTransaction = async (...args) => mendCatalogueTypes(await startTransaction(...args), ColumnTypeEnum);
  }
  return adapter;
}
