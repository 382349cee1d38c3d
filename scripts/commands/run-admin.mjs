import { readySecrets } from "../lib/data-folder.mjs";
import { PlainFailure } from "../lib/fail.mjs";
import { onDatabase } from "./on-database.mjs";
import { runScript } from "../lib/run.mjs";

/**
 * Runs one rescue command on the firm's database.
 * @param {string[]} args the command and, where it needs one, the e-mail
 * @returns {Promise<string>} what to print
 */
export function runAdmin(args) {
  return onDatabase((url, dataDir) =>
    command(args, { DATABASE_URL: url, DOCUMENT_KEY: process.env.DOCUMENT_KEY || readySecrets(dataDir).documents }),
  );
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function command(args, env) {
  const { code, output, message } = await runScript("scripts/commands/admin-command.ts", args, { env });
  if (message?.problem) throw new PlainFailure(message.problem);
  if (code !== 0 || !message) throw new PlainFailure(`The database could not be used:\n${output}`);
  return message.text;
}
