import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { dataFolder } from "../storage/data-folder.ts";

/** Each draft that is being written has a note here, because it may lie in any folder. */
const notes = (...below: readonly string[]) => dataFolder("backup-drafts", ...below);

const Note = z.object({ draft: z.string(), host: z.string(), pid: z.int(), owner: z.string() });

/** Tells this process from one of the same number before it: in a container the number never changes. */
const OWNER = randomUUID();
/** Of another machine's process nobody here can tell whether it lives. Milliseconds. */
const FOREIGN_MAX_AGE = 24 * 60 * 60 * 1000;

/** Notes a draft before its folder is made. @returns removes draft and note */
export async function noteDraft(draft: string): Promise<() => Promise<void>> {
  const note = notes(randomUUID());
  await mkdir(notes(), { recursive: true, mode: 0o700 });
  const text = JSON.stringify({ draft, host: hostname(), pid: process.pid, owner: OWNER });
  await writeFile(note, text, { mode: 0o600, flush: true });
  return async () => {
    await rm(draft, { recursive: true, force: true });
    await rm(note, { force: true });
  };
}

/** Removes the drafts of backups that were killed. @returns how many */
export async function removeLeftDrafts(): Promise<number> {
  let removed = 0;
  for (const name of await readdir(notes()).catch(() => [])) {
    const text = await readFile(notes(name), "utf8").catch(() => "");
    const parsed = Note.safeParse(parse(text));
    if (!parsed.success || !(await isLeft(parsed.data, notes(name)))) continue;
    await rm(parsed.data.draft, { recursive: true, force: true });
    await rm(notes(name), { force: true });
    removed += 1;
  }
  return removed;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function isLeft({ host, pid, owner }: z.infer<typeof Note>, file: string): Promise<boolean> {
  if (host !== hostname()) return Date.now() - (await stat(file)).mtimeMs > FOREIGN_MAX_AGE;
  if (pid === process.pid) return owner !== OWNER;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** The name of a draft, hidden and beside what it becomes. */
export const draftOf = (parent: string, name: string) => join(parent, `.${name}.${process.pid}.partial`);
