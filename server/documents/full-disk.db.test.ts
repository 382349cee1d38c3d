// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
import { randomBytes } from "node:crypto";
import type realFs from "node:fs";
import { readdir } from "node:fs/promises";
import { afterAll, expect, it, vi } from "vitest";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { spoolFolder } from "#server/storage/data-folder.ts";
import { getStorage } from "#server/storage/get-storage.ts";
import { buildUser } from "#server/testing/builders.ts";
import { uploadBytes } from "#server/testing/case-builders.ts";

const disk = vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/full-disk`;
  return { room: Infinity };
});

// A disk that is full after `room` bytes, below the stream that writes the spooled file: the one thing here that is not
// real, because only the superuser can make a small disk.
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof realFs>();
  const write = (...args: unknown[]) => {
    const done = args.at(-1) as (error: Error | null) => void;
    disk.room -= (args[1] as Buffer).length;
    if (disk.room < 0) done(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));
    else (fs.write as (...given: unknown[]) => void)(...args);
  };
  const createWriteStream = (path: string, options: object) =>
    fs.createWriteStream(path, { ...options, fs: { open: fs.open, close: fs.close, write } });
  return { ...fs, createWriteStream, default: { ...fs, createWriteStream } };
});

afterAll(closeQueue);

it("refuses an upload that the disk has no room for, and leaves nothing of it", async () => {
  const user = await buildUser();
  const bytes = new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(3_000_000)]));
  for (const room of [0, 1_000_000]) {
    disk.room = room;
    const answer = await uploadBytes(user, { name: "scan.pdf", bytes });
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      507,
      "storage_full",
      "The server has no space left to store this.",
    ]);
    expect(answer.headers.get("connection")).toBe("close");
  }
  expect(disk.room).toBeLessThan(0);
  expect(await readdir(spoolFolder())).toEqual([]);
  expect(await Array.fromAsync(getStorage().list())).toEqual([]);
  expect(await getDb().document.count()).toBe(0);

  disk.room = Infinity;
  expect((await uploadBytes(user, { name: "scan.pdf", bytes })).status).toBe(201);
});
