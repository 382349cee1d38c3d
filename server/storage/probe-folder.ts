import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** More than a file system keeps in its directory entries: a full disk must refuse it. Bytes. */
const PROBE_LENGTH = 65_536;

/**
 * Writes a file into a folder and removes it again: rights alone do not tell of a full disk or of one that is read only.
 * @throws what the file system says when nothing can be written there
 */
export async function probeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(path, Buffer.alloc(PROBE_LENGTH), { mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}
