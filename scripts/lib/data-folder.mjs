import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "./fail.mjs";
import { takeLock } from "./lock.mjs";

/**
 * Makes the data folder and takes it for this process.
 * @param {string} dataDir
 * @returns {() => void} gives it back
 * @throws {PlainFailure} not writable, or already in use
 */
export function claimDataFolder(dataDir) {
  let release;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    release = takeLock(lockFile(dataDir));
  } catch (error) {
    throw new PlainFailure(
      `The data folder ${dataDir} cannot be written (${error.code}); give this account write access or set DATA_DIR to another folder.`,
    );
  }
  if (!release) {
    throw new PlainFailure(
      `It is already running on the data folder ${dataDir}; stop that one first or set DATA_DIR and PORT for a second.`,
    );
  }
  return release;
}

/** @param {string} dataDir */
export const lockFile = (dataDir) => join(dataDir, "launcher.lock");

/**
 * The secrets that were not given, made once into DATA_DIR/secrets and read ever after. All are hexadecimal.
 * @param {string} dataDir
 * @returns {{ token: string, documents: string, database: string }}
 * @throws {PlainFailure} a file was lost or damaged while the data it opens is still there
 */
export function readySecrets(dataDir) {
  const folder = join(dataDir, "secrets");
  const isFresh = !existsSync(join(dataDir, "postgres", "cluster")) && !existsSync(join(dataDir, "documents"));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = (name, { replaceable }) => {
    const file = join(folder, name);
    if (!existsSync(file)) {
      if (!isFresh && !replaceable) {
        throw new PlainFailure(
          `The key ${file} is missing and the data cannot be read without it; put it back from your backup.`,
        );
      }
      writeOnce(file, `${randomBytes(32).toString("hex")}\n`);
    }
    const value = readFileSync(file, "utf8").trim();
    if (!/^[0-9a-f]{64,}$/.test(value)) {
      throw new PlainFailure(`The key ${file} is damaged; put it back from your backup.`);
    }
    return value;
  };
  return {
    // A new one signs everybody out and does no other harm.
    token: secret("token", { replaceable: true }),
    documents: secret("documents", { replaceable: false }),
    database: secret("database", { replaceable: false }),
  };
}

/**
 * The address of a database that was given the secret that `keys` had made: docker-compose.yml writes it without one.
 * @param {string} url
 * @param {string} dataDir
 */
export function withKeptPassword(url, dataDir) {
  const file = join(dataDir, "secrets", "database");
  const address = new URL(url);
  if (address.password !== "" || !existsSync(file)) return url;
  address.password = readFileSync(file, "utf8").trim();
  return address.href;
}

/**
 * A file that is there is complete: a start killed in between must not leave an empty key.
 * @param {string} file
 * @param {string} text
 */
function writeOnce(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  linkSync(draft, file);
  rmSync(draft);
}
