import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import type { BackupManifest } from "#server/operations/backup-format.ts";
import { restoreBackup } from "#server/operations/restore-backup.ts";
import { writeBackup } from "#server/operations/write-backup.ts";

const contents = ({ documents, bytes, tables }: BackupManifest) =>
  `${documents} documents (${(bytes / 1024 / 1024).toFixed(1)} MB) and ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`;

/** A process of its own, as admin-command.ts is: answers its parent with the text to print or with what went wrong. */
async function run([what = "", folder = ""]: readonly string[]): Promise<{ text: string } | { problem: string }> {
  try {
    if (what === "write") {
      const manifest = await writeBackup(folder);
      return {
        text: `${folder} holds ${contents(manifest)}, as of ${manifest.madeAt}.\nsecrets.json in it opens the documents: keep the folder as you keep the files themselves.`,
      };
    }
    const manifest = await restoreBackup(folder, { givenKey: getEnv().DOCUMENT_KEY ?? null });
    return {
      text: `Restored ${contents(manifest)}, as of ${manifest.madeAt}. Start with npm start; npm run doctor checks it.`,
    };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  } finally {
    await getDb().$disconnect();
  }
}

const answer = await run(process.argv.slice(2));
process.send?.(answer, () => process.exit(0));
