import { readyPrismaClient } from "./build.mjs";
import { claimDataFolder, readySecrets } from "./data-folder.mjs";
import { findRunningDatabase, readyDatabase } from "./database.mjs";
import { readyEnvironment } from "./environment.mjs";
import { PlainFailure } from "./fail.mjs";
import { runScript } from "./run.mjs";

/**
 * Runs one rescue command on the firm's database: the one that DATABASE_URL names, the one that a running npm start
 * keeps, or else the embedded one, started for this long.
 * @param {string[]} args the command and, where it needs one, the e-mail
 * @returns {Promise<string>} what to print
 */
export async function runAdmin(args) {
  const env = await readyEnvironment("production");
  await readyPrismaClient();
  if (env.DATABASE_URL) return command(args, env.DATABASE_URL);
  const { database: password } = readySecrets(env.DATA_DIR);
  const running = findRunningDatabase({ dataDir: env.DATA_DIR, password });
  if (running) return command(args, running);
  const release = claimDataFolder(env.DATA_DIR);
  try {
    const database = await readyDatabase({ url: undefined, dataDir: env.DATA_DIR, password });
    try {
      return await command(args, database.url);
    } finally {
      await database.stop();
    }
  } finally {
    release();
  }
}

/**
 * @param {string[]} args
 * @param {string} url
 */
async function command(args, url) {
  const { code, output, message } = await runScript("scripts/lib/admin-command.ts", args, {
    env: { DATABASE_URL: url },
  });
  if (message?.problem) throw new PlainFailure(message.problem);
  if (code !== 0 || !message) throw new PlainFailure(`The database could not be used:\n${output}`);
  return message.text;
}
