import { readyGenerated } from "../lib/build.mjs";
import { claimDataFolder, readySecrets, withKeptPassword } from "../lib/data-folder.mjs";
import { findRunningDatabase, readyDatabase } from "../database/database.mjs";
import { readyEnvironment } from "../lib/environment.mjs";

/**
 * Does the work on the firm's database: the one that DATABASE_URL names, the one that a running npm start keeps, or else
 * the embedded one, started for this long.
 * @template T
 * @param {(url: string, dataDir: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onDatabase(work) {
  const env = await readyEnvironment("production");
  await readyGenerated();
  // A database of its own needs no key of the data folder, which may be another machine's.
  if (env.DATABASE_URL) return work(withKeptPassword(env.DATABASE_URL, env.DATA_DIR), env.DATA_DIR);
  const secrets = readySecrets(env.DATA_DIR);
  const running = findRunningDatabase({ dataDir: env.DATA_DIR, password: secrets.database });
  if (running) return work(running, env.DATA_DIR);
  const release = claimDataFolder(env.DATA_DIR);
  try {
    const database = await readyDatabase({ url: undefined, dataDir: env.DATA_DIR, password: secrets.database });
    try {
      return await work(database.url, env.DATA_DIR);
    } finally {
      await database.stop();
    }
  } finally {
    release();
  }
}
