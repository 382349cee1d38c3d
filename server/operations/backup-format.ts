import { join } from "node:path";
import { z } from "zod";

/** What a backup consists of; written by write-backup.ts, read by restore-backup.ts. */
export const BackupManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the database, in order: a backup goes back only under the code that knows exactly these. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), rows: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  /** Originals, encrypted as they lie in the storage. */
  documents: z.int(),
  bytes: z.number(),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** The action of the audit line of a complete backup. */
export const BACKUP_WRITTEN = "backup.write";

/** What opens the documents and the tokens. Whoever has it and the documents can read them. */
export const BackupSecrets = z.object({ documents: z.string(), token: z.string().nullable() });
export type BackupSecrets = z.infer<typeof BackupSecrets>;

export const manifestFile = (folder: string) => join(folder, "manifest.json");
export const secretsFile = (folder: string) => join(folder, "secrets.json");
/** One line of JSON for each row. */
export const tableFile = (folder: string, table: { readonly schema: string; readonly name: string }) =>
  join(folder, "database", `${table.schema}.${table.name}.jsonl`);
export const documentFile = (folder: string, key: string) => join(folder, "documents", key.slice(0, 2), key);
