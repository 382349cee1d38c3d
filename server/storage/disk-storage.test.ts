import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diskStorage } from "./disk-storage.ts";
import { StoredObjectMissing } from "./storage.ts";

const KEY = "0123456789abcdef0123456789abcdef";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "disk-storage-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function spooled(content: string): Promise<string> {
  const path = join(folder, "spooled");
  await writeFile(path, content);
  return path;
}

it("keeps bytes under a key in two levels of folders, readable by the owner alone", async () => {
  const storage = diskStorage(join(folder, "documents"));
  await storage.put(KEY, await spooled("sealed"));
  expect(await text(await storage.get(KEY))).toBe("sealed");
  const stored = await stat(join(folder, "documents", "01", "23", KEY));
  expect(stored.mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["documents"]);
});

it("lists what it holds, and nothing else that lies there", async () => {
  const storage = diskStorage(folder);
  expect(await Array.fromAsync(storage.list())).toEqual([]);
  await storage.put(KEY, await spooled("sealed"));
  await writeFile(join(folder, "note.txt"), "");
  const listed = await Array.fromAsync(storage.list());
  expect(listed.map((entry) => entry.key)).toEqual([KEY]);
  expect(Math.abs(Date.now() - listed[0]!.putAt.getTime())).toBeLessThan(60_000);
});

it("lists nothing while its folder does not exist", async () => {
  expect(await Array.fromAsync(diskStorage(join(folder, "absent")).list())).toEqual([]);
});

it("names a missing object and forgives a second deletion", async () => {
  const storage = diskStorage(folder);
  await storage.put(KEY, await spooled("sealed"));
  await storage.delete(KEY);
  await storage.delete(KEY);
  await expect(storage.get(KEY)).rejects.toBeInstanceOf(StoredObjectMissing);
});

it("refuses a key that is none", async () => {
  const storage = diskStorage(folder);
  await expect(storage.get("../../etc/passwd")).rejects.toThrow("not a storage key");
  await expect(storage.put("..", await spooled("x"))).rejects.toThrow("not a storage key");
});
