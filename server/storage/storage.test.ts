// @spec product: storage: disk and S3, full disk, killed process, changed byte
import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startS3Server } from "../testing/s3-server.ts";
import { diskStorage } from "./disk-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import { StoredObjectMissing } from "./storage.ts";
import type { Storage } from "./storage.ts";

const KEY = "0123456789abcdef0123456789abcdef";
const OTHER_KEY = "f".repeat(32);
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "storage-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function spooled(content: string | Uint8Array): Promise<string> {
  const path = join(folder, "spooled");
  await writeFile(path, content);
  return path;
}

const KINDS: Readonly<Record<string, () => Storage>> = {
  disk: () => diskStorage(join(folder, "documents")),
  S3: () => s3Storage(s3.settings),
};

describe.each(Object.entries(KINDS))("documents on %s", (_, make) => {
  let storage: Storage;
  beforeEach(() => {
    storage = make();
  });
  afterEach(async () => {
    for await (const { key } of storage.list()) await storage.delete(key);
  });

  it("come back byte by byte, and the spooled file is gone", async () => {
    const bytes = randomBytes(3_000_000);
    const path = await spooled(bytes);
    await storage.put(KEY, path);
    expect((await buffer(await storage.get(KEY))).equals(bytes)).toBe(true);
    await expect(stat(path)).rejects.toThrow("ENOENT");
  });

  it("are replaced whole when they are put again", async () => {
    await storage.put(KEY, await spooled("a longer first content"));
    await storage.put(KEY, await spooled("second"));
    expect(await text(await storage.get(KEY))).toBe("second");
  });

  it("are listed with the time of their putting, and nothing else", async () => {
    expect(await Array.fromAsync(storage.list())).toEqual([]);
    await storage.put(KEY, await spooled("sealed"));
    await storage.put(OTHER_KEY, await spooled("sealed"));
    const listed = await Array.fromAsync(storage.list());
    expect(listed.map((entry) => entry.key).toSorted()).toEqual([KEY, OTHER_KEY]);
    for (const { putAt } of listed) expect(Math.abs(Date.now() - putAt.getTime())).toBeLessThan(60_000);
  });

  it("are named when missing; a second deletion is forgiven", async () => {
    await storage.put(KEY, await spooled("sealed"));
    await storage.delete(KEY);
    await storage.delete(KEY);
    await expect(storage.get(KEY)).rejects.toBeInstanceOf(StoredObjectMissing);
    expect(await Array.fromAsync(storage.list())).toEqual([]);
  });

  it("have keys of our own making alone", async () => {
    await expect(storage.get("../../etc/passwd")).rejects.toThrow("not a storage key");
    await expect(storage.put("..", await spooled("x"))).rejects.toThrow("not a storage key");
    await expect(storage.delete("../".repeat(8))).rejects.toThrow("not a storage key");
  });

  it("have a place that can be used", async () => {
    await storage.check();
  });
});

describe("documents on disk", () => {
  it("lie in two levels of folders, readable by the owner alone", async () => {
    await diskStorage(join(folder, "documents")).put(KEY, await spooled("sealed"));
    const stored = await stat(join(folder, "documents", "01", "23", KEY));
    expect(stored.mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["documents"]);
  });

  const hasOtherDisk = existsSync("/dev/shm") && statSync("/dev/shm").dev !== statSync(tmpdir()).dev;
  it.runIf(hasOtherDisk)("come from another disk as well, where they arrive on one", async () => {
    const arrived = await mkdtemp("/dev/shm/arrived-");
    try {
      await writeFile(join(arrived, "spooled"), "sealed");
      const storage = diskStorage(join(folder, "documents"));
      await storage.put(KEY, join(arrived, "spooled"));
      expect(await text(await storage.get(KEY))).toBe("sealed");
      expect(await readdir(arrived)).toEqual([]);
      expect(await readdir(join(folder, "documents", "01", "23"))).toEqual([KEY]);
    } finally {
      await rm(arrived, { recursive: true });
    }
  });

  it("are listed without what else lies there, and none while the folder does not exist", async () => {
    await writeFile(join(folder, "note.txt"), "");
    expect(await Array.fromAsync(diskStorage(folder).list())).toEqual([]);
    expect(await Array.fromAsync(diskStorage(join(folder, "absent")).list())).toEqual([]);
  });
});
