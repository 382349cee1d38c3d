import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { probeFolder } from "./probe-folder.ts";
import { isStorageKey } from "./storage-key.ts";
import { StoredObjectMissing } from "./storage.ts";
import type { Storage } from "./storage.ts";

/** Files below `folder`, in two levels of folders so that none grows past what a file system lists quickly. */
export function diskStorage(folder: string): Storage {
  function pathOf(key: string): string {
    if (!isStorageKey(key)) throw new Error("not a storage key");
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  }

  return {
    async put(key, spooledPath) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await chmod(spooledPath, 0o600);
      await flush(spooledPath);
      await move(spooledPath, path);
      // The name too must outlive a power cut: of the file, and of the folders that may be new.
      for (const parent of [dirname(path), dirname(dirname(path)), folder]) await flush(parent);
    },

    async get(key, part) {
      try {
        // The end of a file stream is its last byte.
        const range = part === undefined ? {} : { start: part.from, end: part.to - 1 };
        return (await open(pathOf(key), "r")).createReadStream(range);
      } catch (error) {
        if (isMissing(error)) throw new StoredObjectMissing(key, { cause: error });
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list() {
      for (const file of await filesBelow(folder)) {
        const found = await stat(file.path).catch(() => null);
        if (found !== null && isStorageKey(file.name)) yield { key: file.name, putAt: found.mtime };
      }
    },

    async check() {
      await probeFolder(folder);
    },
  };
}

/** Documents may lie on a disk of their own: nothing of a copy is seen under its name before all of it is written. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const draft = `${to}.draft`;
    try {
      await copyFile(from, draft);
      await flush(draft);
      await rename(draft, to);
    } finally {
      await rm(draft, { force: true });
    }
    await rm(from, { force: true });
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function filesBelow(folder: string): Promise<{ name: string; path: string }[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => ({ name: entry.name, path: join(entry.parentPath, entry.name) }));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
