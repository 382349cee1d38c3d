import { PlainFailure } from "./fail.mjs";
import { onDatabase } from "./on-database.mjs";
import { runScript } from "./run.mjs";

/**
 * Runs one rescue command on the firm's database.
 * @param {string[]} args the command and, where it needs one, the e-mail
 * @returns {Promise<string>} what to print
 */
export function runAdmin(args) {
  return onDatabase((url) => command(args, url));
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
