import { claimDataFolder, readySecrets } from "./data-folder.mjs";
import { findRunningDatabase } from "./database.mjs";
import { readyEnvironment } from "./environment.mjs";
import { PlainFailure } from "./fail.mjs";
import { onDatabase } from "./on-database.mjs";
import { runScript } from "./run.mjs";

/**
 * @param {string} folder absolute, new or empty
 * @returns {Promise<string>} what to print
 */
export function runBackup(folder) {
  return onDatabase((url, dataDir) => {
    const secrets = process.env.DOCUMENT_KEY && process.env.TOKEN_SECRET ? null : readySecrets(dataDir);
    return command(["write", folder], {
      DATABASE_URL: url,
      DOCUMENT_KEY: process.env.DOCUMENT_KEY || secrets?.documents,
      TOKEN_SECRET: process.env.TOKEN_SECRET || secrets?.token,
    });
  });
}

/**
 * @param {string} folder absolute
 * @returns {Promise<string>} what to print
 * @throws {PlainFailure} the product runs: it would go on with the keys that it has read
 */
export async function runRestore(folder) {
  const env = await readyEnvironment("production");
  const restore = () => onDatabase((url) => command(["restore", folder], { DATABASE_URL: url }));
  if (env.DATABASE_URL) {
    const release = claimDataFolder(env.DATA_DIR);
    try {
      // All of them are made now: with originals in the folder a missing one would pass for a lost one.
      readySecrets(env.DATA_DIR);
      return await restore();
    } finally {
      release();
    }
  }
  const running = findRunningDatabase({ dataDir: env.DATA_DIR, password: readySecrets(env.DATA_DIR).database });
  if (running)
    throw new PlainFailure("It is running on this data folder; stop it before you restore a backup into it.");
  return restore();
}

/**
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string>}
 */
async function command(args, env) {
  const { code, output, message } = await runScript("scripts/lib/backup-command.ts", args, {
    env: { LOG_LEVEL: process.env.LOG_LEVEL || "silent", ...env },
  });
  if (message?.problem) throw new PlainFailure(message.problem);
  if (code !== 0 || !message) throw new PlainFailure(`It was broken off:\n${output}`);
  return message.text;
}
