import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { getEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { dataFolder } from "../storage/data-folder.ts";
import { BackupSecrets } from "./backup-format.ts";

/** A key in the form of age; any other text is a passphrase. */
const IDENTITY = /^AGE-SECRET-KEY-1[0-9A-Z]+$/;

/** The file of the key that backups are sealed for unless the environment names another one. */
export const backupKeyFile = () => dataFolder("secrets", "backup-key");

/** The firm's backup key, made at first use. */
export async function readyBackupKey(): Promise<string> {
  const kept = await findKeptKey();
  if (kept !== null) return kept;
  await mkdir(dataFolder("secrets"), { recursive: true, mode: 0o700 });
  // A file that is there is complete, and of two processes the first one's counts.
  const draft = `${backupKeyFile()}.${randomUUID()}`;
  await writeFile(draft, `${await generateX25519Identity()}\n`, { mode: 0o600, flush: true });
  await link(draft, backupKeyFile()).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  });
  await rm(draft);
  return (await findKeptKey()) ?? "";
}

async function findKeptKey(): Promise<string | null> {
  const text = await readFile(backupKeyFile(), "utf8").catch(() => null);
  return text === null ? null : text.trim();
}

/** A key for the tables of one backup. */
export const newTablesKey = (): Promise<string> => generateX25519Identity();

/** Seals what opens a backup: for BACKUP_RECIPIENT, else for BACKUP_KEY (a key or a passphrase), else the kept key. */
export async function sealSecrets(secrets: BackupSecrets): Promise<Uint8Array> {
  const { BACKUP_RECIPIENT, BACKUP_KEY } = getEnv();
  const encrypter = new Encrypter();
  if (BACKUP_RECIPIENT !== undefined) encrypter.addRecipient(BACKUP_RECIPIENT);
  else if (BACKUP_KEY !== undefined && !IDENTITY.test(BACKUP_KEY)) encrypter.setPassphrase(BACKUP_KEY);
  else encrypter.addRecipient(await identityToRecipient(BACKUP_KEY ?? (await readyBackupKey())));
  return encrypter.encrypt(JSON.stringify(secrets));
}

/**
 * Opens it with BACKUP_KEY or, where none is given, with the key that this deployment keeps.
 * @throws AppError `conflict` when it does not open
 */
export async function openSecrets(sealed: Uint8Array): Promise<BackupSecrets> {
  const key = getEnv().BACKUP_KEY ?? (await findKeptKey());
  if (key === null) throw wrongKey();
  const decrypter = new Decrypter();
  if (IDENTITY.test(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  const text = await decrypter.decrypt(sealed, "text").catch((cause: unknown) => {
    throw wrongKey(cause);
  });
  return BackupSecrets.parse(JSON.parse(text));
}

/** The key that opened a backup goes on to seal the next ones, so that the firm need not keep two. */
export async function keepGivenKey(): Promise<void> {
  const key = getEnv().BACKUP_KEY;
  if (key === undefined || !IDENTITY.test(key)) return;
  await mkdir(dataFolder("secrets"), { recursive: true, mode: 0o700 });
  await writeFile(backupKeyFile(), `${key}\n`, { mode: 0o600, flush: true });
}

/** Words that the terminal asks for a key after. */
const wrongKey = (cause?: unknown) =>
  new AppError("conflict", "The key given does not open this backup. Enter its key or passphrase.", { cause });

/** A stream of plain bytes, sealed for the key of the tables. */
export async function sealTable(tablesKey: string, plain: ReadableStream<Uint8Array>) {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(tablesKey));
  return encrypter.encrypt(plain);
}

/** The plain bytes of a sealed table; fails on the first byte that is not what was sealed. */
export async function openTable(tablesKey: string, sealed: ReadableStream<Uint8Array>) {
  const decrypter = new Decrypter();
  decrypter.addIdentity(tablesKey);
  return decrypter.decrypt(sealed);
}
