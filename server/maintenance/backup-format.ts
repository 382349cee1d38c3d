import { join } from "node:path";
import { z } from "zod";

/** What a backup consists of; written by write-backup.ts, read by restore-backup.ts. This part is not sealed. */
export const BackupManifest = z.object({
  format: z.literal(2),
  madeAt: z.iso.datetime(),
  /** Of the database, in order: a backup goes back only under the code that knows exactly these. */
  migrations: z.array(z.string()),
  /** `sha256` is that of the sealed file. */
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), rows: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  /** Originals, encrypted as they lie in the storage. */
  documents: z.int(),
  bytes: z.number(),
  /** Documents whose original was damaged or missing when the backup was made. */
  damaged: z.array(z.object({ documentId: z.string(), reason: z.string() })),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** An original that is not what was uploaded, named for the person who has to find it again. */
export type DamagedOriginal = {
  readonly documentId: string;
  readonly fileName: string;
  /** A few words after "it". */
  readonly reason: string;
};

/** The action of the audit line of a complete backup, and of one that failed. */
export const BACKUP_WRITTEN = "backup.write";
export const BACKUP_FAILED = "backup.failed";

/** What opens the rest; sealed for the firm's key or passphrase. */
export const BackupSecrets = z.object({
  /** The keys of documents and tokens, hexadecimal. */
  documents: z.string(),
  token: z.string().nullable(),
  /** The age identity that the tables of this one backup are sealed for. */
  tables: z.string(),
});
export type BackupSecrets = z.infer<typeof BackupSecrets>;

export const manifestFile = (folder: string) => join(folder, "manifest.json");
export const secretsFile = (folder: string) => join(folder, "secrets.age");
/** One line of JSON for each row, sealed. */
export const tableFile = (folder: string, table: { readonly schema: string; readonly name: string }) =>
  join(folder, "database", `${table.schema}.${table.name}.jsonl.age`);
export const documentFile = (folder: string, key: string) => join(folder, "documents", key.slice(0, 2), key);
