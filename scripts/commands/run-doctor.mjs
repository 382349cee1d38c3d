import { readySecrets } from "../lib/data-folder.mjs";
import { onDatabase } from "./on-database.mjs";
import { runScript } from "../lib/run.mjs";

/**
 * Examines the firm's installation and prints each finding as it comes.
 * @param {string | undefined} sample how many documents to read; undefined reads all
 * @returns {Promise<number>} errors found
 */
export function runDoctor(sample) {
  return onDatabase(async (url, dataDir) => {
    const { code, message } = await runScript(
      "scripts/commands/doctor-command.ts",
      sample === undefined ? [] : [sample],
      {
        show: true,
        env: {
          DATABASE_URL: url,
          DOCUMENT_KEY: process.env.DOCUMENT_KEY || readySecrets(dataDir).documents,
          LOG_LEVEL: process.env.LOG_LEVEL || "silent",
        },
      },
    );
    // A doctor who did not come to an end has found at least one thing.
    return code === 0 && message !== null ? message.errors : 1;
  });
}
