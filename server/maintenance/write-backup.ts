import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { findDamage } from "../documents/find-damage.ts";
import { getEnv, requireEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { getStorage } from "../storage/get-storage.ts";
import { requireDocumentKey } from "../storage/require-document-key.ts";
import { StoredObjectMissing } from "../storage/storage.ts";
import type { BackedUpDocument } from "./backup-document.ts";
import { draftOf, noteDraft, removeLeftDrafts } from "./backup-drafts.ts";
import {
  BACKUP_WRITTEN,
  type BackupManifest,
  type DamagedOriginal,
  documentFile,
  manifestFile,
  secretsFile,
} from "./backup-format.ts";
import { newTablesKey, sealSecrets } from "./backup-seal.ts";
import { writeBackupTables } from "./write-backup-tables.ts";

/** A document that is deleted while it is copied makes the snapshot one of another moment: it is taken again. */
const MOST_SNAPSHOTS = 3;

type Options = {
  /** Broken off, nothing is left behind. */
  readonly signal?: AbortSignal;
  /** An earlier backup on the same disk: an original that it has is not copied again but gets a second name. */
  readonly previous?: string | null;
};
export type WrittenBackup = { readonly manifest: BackupManifest; readonly damaged: readonly DamagedOriginal[] };

/**
 * Writes everything that a firm has into a new folder: the database as of one moment and the keys, both sealed for the
 * firm's backup key, and the originals as they lie in the storage (encrypted), each read once to its end. The product may
 * run meanwhile. The folder has its name only once it is complete; a damaged original is named and does not stop it.
 * @throws AppError `conflict` when the folder is there already and not empty
 */
export async function writeBackup(
  folder: string,
  { signal = new AbortController().signal, previous = null }: Options = {},
): Promise<WrittenBackup> {
  await requireDocumentKey();
  await removeLeftDrafts();
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new AppError("conflict", `The folder ${folder} is not empty. Choose a new one.`);
  const draft = draftOf(dirname(folder), basename(folder));
  const removeDraft = await noteDraft(draft);
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const written = await fill({ draft, previous, signal });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    await noteWritten(written);
    return written;
  } finally {
    await removeDraft();
  }
}

function noteWritten({ manifest, damaged }: WrittenBackup): Promise<void> {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `Backup written: ${manifest.documents} documents, ${rows} rows`;
  return getDb().$transaction((tx) =>
    recordAudit(tx, {
      level: damaged.length === 0 ? "info" : "error",
      action: BACKUP_WRITTEN,
      message: damaged.length === 0 ? what : `${what}; ${damaged.length} damaged or missing originals`,
    }),
  );
}

type Work = { readonly draft: string; readonly previous: string | null; readonly signal: AbortSignal };

async function fill(work: Work): Promise<WrittenBackup> {
  const { draft, signal } = work;
  const tablesKey = await newTablesKey();
  const secrets = { documents: requireEnv("DOCUMENT_KEY"), token: getEnv().TOKEN_SECRET ?? null, tables: tablesKey };
  await writeFile(secretsFile(draft), await sealSecrets(secrets), { mode: 0o600, flush: true });
  const copied = new Map<string, number>();
  // The bulk first, before the moment that the database is taken of: what is copied now cannot be missed by it.
  for await (const { key } of getStorage().list()) await copy(work, { key, copied });
  for (let attempt = 1; ; attempt += 1) {
    const { documents, ...database } = await writeBackupTables({ draft, tablesKey, signal });
    const missing: string[] = [];
    for (const { storageKey: key } of documents)
      if (!copied.has(key) && !(await copy(work, { key, copied }))) missing.push(key);
    if (missing.length > 0 && attempt < MOST_SNAPSHOTS) continue;
    const known = new Set(documents.map(({ storageKey }) => storageKey));
    for (const key of copied.keys())
      if (!known.has(key)) {
        await rm(documentFile(draft, key));
        copied.delete(key);
      }
    const damaged = await findDamaged(work, { documents, copied });
    const manifest: BackupManifest = {
      format: 2,
      ...database,
      documents: copied.size,
      bytes: [...copied.values()].reduce((sum, size) => sum + size, 0),
      damaged: damaged.map(({ documentId, reason }) => ({ documentId, reason })),
    };
    await writeFile(manifestFile(draft), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
    return { manifest, damaged };
  }
}

type Copied = { readonly key: string; readonly copied: Map<string, number>; readonly afresh?: boolean };

/** @returns false when nothing is stored under the key any more */
async function copy({ draft, previous, signal }: Work, { key, copied, afresh = false }: Copied): Promise<boolean> {
  signal.throwIfAborted();
  const file = documentFile(draft, key);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  if (!afresh && previous !== null && (await linked(documentFile(previous, key), file))) {
    copied.set(key, (await stat(file)).size);
    return true;
  }
  await rm(file, { force: true });
  try {
    const out = createWriteStream(file, { mode: 0o600, flush: true });
    await pipeline(await getStorage().get(key), out, { signal });
    copied.set(key, out.bytesWritten);
    return true;
  } catch (error) {
    if (!(error instanceof StoredObjectMissing)) throw error;
    await rm(file, { force: true });
    return false;
  }
}

/** Stored files never change, so a second name costs nothing; other disks and file systems get a copy. */
async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  );
}

async function findDamaged(
  work: Work,
  { documents, copied }: { readonly documents: readonly BackedUpDocument[]; readonly copied: Map<string, number> },
): Promise<DamagedOriginal[]> {
  const damaged: DamagedOriginal[] = [];
  for (const document of documents) {
    work.signal.throwIfAborted();
    const reason = await damageOf(work, { document, copied });
    if (reason !== null) damaged.push({ documentId: document.id, fileName: document.fileName, reason });
  }
  return damaged;
}

async function damageOf(
  work: Work,
  { document, copied }: { readonly document: BackedUpDocument; readonly copied: Map<string, number> },
): Promise<string | null> {
  const key = document.storageKey;
  if (!copied.has(key)) return "it is missing from the storage";
  const look = () => findDamage(document, createReadStream(documentFile(work.draft, key)));
  const damage = await look();
  // The earlier backup's copy may have suffered, and not the original.
  if (damage === null || work.previous === null) return damage;
  return (await copy(work, { key, copied, afresh: true })) ? look() : "it is missing from the storage";
}
