import { join } from "node:path";
import { PlainFailure } from "../lib/fail.mjs";
import { migrate } from "./migrate.mjs";
import { findRunningPostgres, startPostgres } from "./postgres.mjs";
import { runScript } from "../lib/run.mjs";

const DATABASE = "odds_and_evidence";

/**
 * The database that the environment names, or the embedded one in the data folder; migrated either way.
 * @param {object} options
 * @param {string | undefined} options.url
 * @param {string} options.dataDir
 * @param {string} options.password of the embedded one
 * @returns {Promise<{ url: string, pidFile?: string, stop: () => Promise<void> }>} pidFile: of the embedded one; stop leaves a database of others alone
 */
export async function readyDatabase({ url, dataDir, password }) {
  if (url) {
    await migrate({ url });
    return { url, stop: async () => {} };
  }
  const server = await startPostgres({ home: join(dataDir, "postgres"), password });
  try {
    await createDatabase(server, DATABASE);
    await migrate({ url: server.url(DATABASE) });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: server.url(DATABASE), pidFile: server.pidFile, stop: () => server.stop() };
}

/**
 * The embedded database that a running npm start keeps.
 * @param {{ dataDir: string, password: string }} options
 * @returns {string | null} its address
 */
export function findRunningDatabase({ dataDir, password }) {
  return findRunningPostgres({ home: join(dataDir, "postgres"), password })?.url(DATABASE) ?? null;
}

/**
 * @param {{ url: (database: string) => string }} server
 * @param {string} name
 * @param {{ template?: string }} [options] template: a database of the same server to copy
 */
export async function createDatabase(server, name, { template = "template1" } = {}) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  } finally {
    await client.end();
  }
}

/**
 * Queues and founding ticket (prepare-data.ts).
 * @param {Record<string, string>} ownerEnv what the parts get, but DATABASE_URL is the owner's: the queue has a schema
 * @returns {Promise<string | null>} the founding ticket while there is no user
 */
export async function prepareData(ownerEnv) {
  const { code, output, message } = await runScript("scripts/launch/prepare-data.ts", [], { env: ownerEnv });
  if (code !== 0) throw new PlainFailure(`The database could not be prepared:\n${output}`);
  if (message.problem) throw new PlainFailure(message.problem);
  return message.ticket;
}
