import { verifyAuditChain } from "#server/audit/verify-audit-chain.ts";
import { getEnv } from "#server/env.ts";
import type { BackupManifest, DamagedOriginal } from "#server/maintenance/backup-format.ts";
import { readyBackupKey } from "#server/maintenance/backup-seal.ts";
import { restoreBackup } from "#server/maintenance/restore-backup.ts";
import { writeBackup } from "#server/maintenance/write-backup.ts";
import { type Answer, answerParent } from "./answer-parent.ts";

/** What a caller can tell a backup with damaged originals by. */
const DAMAGED = 2;

const contents = ({ documents, bytes, tables }: BackupManifest) =>
  `${documents} documents (${(bytes / 1024 / 1024).toFixed(1)} MB) and ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`;

/** The lines that name each damaged original, with the exit code. */
function withDamage(text: string, damaged: readonly DamagedOriginal[]): Answer {
  if (damaged.length === 0) return { text: `${text}\nEvery original was read and matches its upload.` };
  const names = damaged.map(({ documentId, fileName, reason }) => `  ${fileName} (document ${documentId}): ${reason}`);
  return { text: [text, `DAMAGED: ${damaged.length} of the originals`, ...names].join("\n"), exitCode: DAMAGED };
}

async function write(folder: string): Promise<Answer> {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
  const { manifest, damaged } = await writeBackup(folder, { signal: stopping.signal });
  const { BACKUP_KEY, BACKUP_RECIPIENT } = getEnv();
  const opener =
    BACKUP_RECIPIENT !== undefined
      ? "The private key of BACKUP_RECIPIENT opens it."
      : BACKUP_KEY !== undefined
        ? "Only your backup key or passphrase opens it."
        : "Only the backup key opens it: npm run backup -- --show-key. Keep that key away from this machine.";
  return withDamage(`${folder} holds ${contents(manifest)}, as of ${manifest.madeAt}.\n${opener}`, damaged);
}

async function restore(folder: string): Promise<Answer> {
  const { manifest, damaged } = await restoreBackup(folder, { givenKey: getEnv().DOCUMENT_KEY ?? null });
  const text = `Restored ${contents(manifest)}, as of ${manifest.madeAt}. Start with npm start; npm run doctor checks it.`;
  return withDamage(text, damaged);
}

async function rehearse(folder: string): Promise<Answer> {
  const { manifest, damaged } = await restoreBackup(folder, { givenKey: null, isRehearsal: true });
  const { lines, brokenLine } = await verifyAuditChain({ whole: true });
  const log =
    brokenLine === null
      ? `The audit log is intact (${lines} lines).`
      : `The audit log is broken at line ${brokenLine}.`;
  const text = `The backup of ${manifest.madeAt} can be restored: ${contents(manifest)}. ${log} Nothing was changed here.`;
  return withDamage(text, damaged);
}

async function key(): Promise<Answer> {
  const text = await readyBackupKey();
  return {
    text: `${text}\nAnyone with this key can read your backups, and no one can without it. Keep it away from this machine.`,
  };
}

const COMMANDS: Readonly<Record<string, (folder: string) => Promise<Answer>>> = { write, restore, rehearse, key };
const [what = "", folder = ""] = process.argv.slice(2);
const command = COMMANDS[what];
if (command === undefined) throw new Error(`There is no command "${what}".`);
await answerParent(() => command(folder));
