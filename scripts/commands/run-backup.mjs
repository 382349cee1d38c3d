import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { askSecret } from "./ask-secret.mjs";
import { readyGenerated } from "../lib/build.mjs";
import { claimDataFolder, readySecrets } from "../lib/data-folder.mjs";
import { createDatabase, findRunningDatabase } from "../database/database.mjs";
import { readyEnvironment } from "../lib/environment.mjs";
import { PlainFailure } from "../lib/fail.mjs";
import { migrate } from "../database/migrate.mjs";
import { onDatabase } from "./on-database.mjs";
import { inRoot } from "../lib/paths.mjs";
import { runScript } from "../lib/run.mjs";
import { withThrowAwayPostgres } from "../database/throw-away-postgres.mjs";

/** @typedef {{ text: string, exitCode: number }} Outcome what to print, and the exit code */

/**
 * @param {string} folder absolute, new or empty
 * @param {{ asksPassphrase: boolean }} options
 * @returns {Promise<Outcome>}
 */
export async function runBackup(folder, { asksPassphrase }) {
  const env = await readyEnvironment("production");
  const key = asksPassphrase ? await askNewPassphrase() : env.BACKUP_KEY;
  return onDatabase((url, dataDir) => {
    const secrets = process.env.DOCUMENT_KEY && process.env.TOKEN_SECRET ? null : readySecrets(dataDir);
    return command(["write", folder], {
      DATABASE_URL: url,
      DOCUMENT_KEY: process.env.DOCUMENT_KEY || secrets?.documents,
      TOKEN_SECRET: process.env.TOKEN_SECRET || secrets?.token,
      ...(asksPassphrase ? { BACKUP_RECIPIENT: "" } : {}),
      BACKUP_KEY: key,
    });
  });
}

/** @returns {Promise<Outcome>} */
export async function showBackupKey() {
  await readyEnvironment("production");
  await readyGenerated();
  return command(["key"], {});
}

async function askNewPassphrase() {
  const first = await askSecret("Passphrase for this backup: ");
  if (first === null) throw new PlainFailure("There is no terminal to ask on. Set BACKUP_KEY to the passphrase.");
  if (first.length < 12) throw new PlainFailure("Use at least 12 characters, preferably four or five random words.");
  if ((await askSecret("Once more: ")) !== first)
    throw new PlainFailure("The passphrases differ. Nothing was written.");
  return first;
}

/**
 * @param {string} folder absolute
 * @param {{ keyFile: string | undefined, isRehearsal: boolean }} options
 * @returns {Promise<Outcome>}
 * @throws {PlainFailure} the product runs: it would go on with the keys that it has read
 */
export async function runRestore(folder, { keyFile, isRehearsal }) {
  const env = await readyEnvironment("production");
  const key = await findKey(folder, { keyFile, env });
  if (isRehearsal) return rehearse(folder, { key, env });
  const restore = () => onDatabase((url) => command(["restore", folder], { DATABASE_URL: url, BACKUP_KEY: key }));
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
    throw new PlainFailure("The program is running on this data folder. Stop it before you restore a backup into it.");
  return restore();
}

/** @returns {Promise<string | undefined>} undefined where there is nothing that needs a key */
async function findKey(folder, { keyFile, env }) {
  if (keyFile !== undefined) {
    if (!existsSync(keyFile)) throw new PlainFailure(`There is no key file ${keyFile}.`);
    // A key file as age writes it has lines of comment.
    return readFileSync(keyFile, "utf8")
      .match(/^[^#\s].*$/m)?.[0]
      .trim();
  }
  const kept = join(env.DATA_DIR, "secrets", "backup-key");
  if (env.BACKUP_KEY || existsSync(kept) || !existsSync(join(folder, "secrets.age"))) return env.BACKUP_KEY;
  const typed = await askSecret("Backup key or passphrase: ");
  if (!typed) throw new PlainFailure("The backup is sealed. Give its key with --key FILE, or set BACKUP_KEY.");
  return typed;
}

async function rehearse(folder, { key, env }) {
  if (process.env.IN_IMAGE)
    throw new PlainFailure(
      "A rehearsal needs a database of its own, which the image does not have; rehearse in a checkout: npm run restore -- FOLDER --rehearse --key FILE",
    );
  await readyGenerated();
  mkdirSync(inRoot(".cache"), { recursive: true });
  const dataDir = mkdtempSync(inRoot(".cache", "rehearsal-"));
  const kept = join(env.DATA_DIR, "secrets", "backup-key");
  try {
    return await withThrowAwayPostgres(async (server) => {
      await createDatabase(server, "rehearsal");
      const url = server.url("rehearsal");
      await migrate({ url });
      return command(["rehearse", folder], {
        ...{ DATABASE_URL: url, DATA_DIR: dataDir, DOCUMENT_KEY: "", S3_ENDPOINT: "", S3_BUCKET: "" },
        ...{ S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "", S3_REGION: "" },
        BACKUP_KEY: key ?? (existsSync(kept) ? readFileSync(kept, "utf8").trim() : undefined),
      });
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Outcome>}
 */
async function command(args, env) {
  const { code, output, message } = await runScript("scripts/commands/backup-command.ts", args, {
    env: { LOG_LEVEL: process.env.LOG_LEVEL || "silent", ...env },
  });
  if (message?.problem) throw new PlainFailure(message.problem);
  if (code !== 0 || !message) throw new PlainFailure(`It was interrupted:\n${output}`);
  return { text: message.text, exitCode: message.exitCode ?? 0 };
}
