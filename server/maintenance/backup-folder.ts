import { resolve } from "node:path";
import { getEnv } from "../env.ts";
import { dataFolder } from "../storage/data-folder.ts";

/** Where the worker puts the backup of each night. */
export function backupFolder(): string {
  const { BACKUP_DIR } = getEnv();
  return BACKUP_DIR === undefined ? dataFolder("backups") : resolve(/* turbopackIgnore: true */ BACKUP_DIR);
}
