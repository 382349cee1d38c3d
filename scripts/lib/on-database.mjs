import { readyPrismaClient } from "./build.mjs";
import { claimDataFolder, readySecrets } from "./data-folder.mjs";
import { findRunningDatabase, readyDatabase } from "./database.mjs";
import { readyEnvironment } from "./environment.mjs";

/**
 * Does the work on the firm's database: the one that DATABASE_URL names, the one that a running npm start keeps, or else
 * the embedded one, started for this long.
 * @template T
 * @param {(url: string, secrets: { documents: string }) => Promise<T>} work secrets: those of the data folder
 * @returns {Promise<T>}
 */
export async function onDatabase(work) {
  const env = await readyEnvironment("production");
  await readyPrismaClient();
  const secrets = readySecrets(env.DATA_DIR);
  if (env.DATABASE_URL) return work(env.DATABASE_URL, secrets);
  const running = findRunningDatabase({ dataDir: env.DATA_DIR, password: secrets.database });
  if (running) return work(running, secrets);
  const release = claimDataFolder(env.DATA_DIR);
  try {
    const database = await readyDatabase({ url: undefined, dataDir: env.DATA_DIR, password: secrets.database });
    try {
      return await work(database.url, secrets);
    } finally {
      await database.stop();
    }
  } finally {
    release();
  }
}
