import { getEnv } from "#server/env.ts";
import type { BackupManifest } from "#server/operations/backup-format.ts";
import { restoreBackup } from "#server/operations/restore-backup.ts";
import { writeBackup } from "#server/operations/write-backup.ts";
import { answerParent } from "./answer-parent.ts";

const contents = ({ documents, bytes, tables }: BackupManifest) =>
  `${documents} documents (${(bytes / 1024 / 1024).toFixed(1)} MB) and ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`;

async function write(folder: string): Promise<string> {
  const manifest = await writeBackup(folder);
  return `${folder} holds ${contents(manifest)}, as of ${manifest.madeAt}.\nsecrets.json in it opens the documents: keep the folder as you keep the files themselves.`;
}

async function restore(folder: string): Promise<string> {
  const manifest = await restoreBackup(folder, { givenKey: getEnv().DOCUMENT_KEY ?? null });
  return `Restored ${contents(manifest)}, as of ${manifest.madeAt}. Start with npm start; npm run doctor checks it.`;
}

const [what = "", folder = ""] = process.argv.slice(2);
await answerParent(() => (what === "write" ? write(folder) : restore(folder)));
