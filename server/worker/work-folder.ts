import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { dataFolder } from "../storage/data-folder.ts";

/** Where plain copies lie while they are read. Not the system's temp folder: that is shared, and often memory. */
const root = (): string => dataFolder("reading");
/** A folder of a machine that is no more, as containers are, is left over for certain when it is this old. Milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;

/** Runs `work` with a private folder that is gone afterwards, however it ends. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(root(), { recursive: true, mode: 0o700 });
  // mkdtemp makes it 0700.
  const folder = await mkdtemp(join(root(), `${hostname()}~${process.pid}~`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what killed workers left: on this machine those whose process is gone, of other machines those that are old. */
export async function removeLeftWorkFolders(): Promise<void> {
  const names = await readdir(root()).catch(() => []);
  for (const name of names) {
    const [machine, pid] = name.split("~");
    const path = join(root(), name);
    // A container's processes get the same ids at each start: a folder of our own id is from an earlier life.
    const isLeft = machine === hostname() ? Number(pid) === process.pid || !isAlive(Number(pid)) : await isOld(path);
    if (isLeft) await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_AFTER;
}
