// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { deleteDocument, getDocumentOriginal } from "#lib/contracts/documents.ts";
import { getReadiness } from "#lib/contracts/health.ts";
import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { spoolFolder } from "#server/storage/data-folder.ts";
import { getStorage } from "#server/storage/get-storage.ts";
import { buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { uploadBytes } from "#server/testing/case-builders.ts";
import { countBytes } from "#server/testing/count-bytes.ts";
import { freePort, startS3Server } from "#server/testing/s3-server.ts";
import { purgeOrphans } from "#server/worker/handlers/purge-orphans.ts";

// The whole way of a document with its bytes in a bucket. s3rver proves behaviour, not signatures.
vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/s3-documents`));

const env = getEnv() as Record<string, unknown>;
let s3: Awaited<ReturnType<typeof startS3Server>>;

function useEndpoint(endpoint: string | undefined): void {
  Object.assign(env, {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    S3_REGION: s3.settings.region,
  });
}

beforeAll(async () => {
  s3 = await startS3Server();
});
afterEach(() => useEndpoint(undefined));
afterAll(async () => {
  await closeQueue();
  await s3.stop();
});

const stored = async () => (await Array.fromAsync(getStorage().list())).map(({ key }) => key);
const spooled = () => readdir(spoolFolder()).catch(() => []);

it("stores, serves and removes a document, encrypted, in the bucket", async () => {
  useEndpoint(s3.settings.endpoint);
  // On a busy machine a look may take longer than it has.
  await expect.poll(async () => (await callRoute(getReadiness)).status).toBe(200);
  const user = await buildUser();
  const bytes = new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.7\nMARKER"), randomBytes(5_000_000)]));
  const { data } = await uploadBytes(user, { name: "scan.pdf", bytes });
  const { storageKey } = await getDb().document.findUniqueOrThrow({ where: { id: data.fileId } });
  expect(await stored()).toEqual([storageKey]);
  expect((await buffer(await getStorage().get(storageKey))).includes("MARKER")).toBe(false);
  expect(await spooled()).toEqual([]);

  const params = { id: data.fileId };
  const { response } = await callRoute(getDocumentOriginal, { params }, { as: user });
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);

  await callRoute(deleteDocument, { params }, { as: user });
  expect(await stored()).toEqual([]);
});

it("reads of a large file only what holds the part that is asked for", async () => {
  const counter = await countBytes(s3.settings.endpoint);
  useEndpoint(counter.endpoint);
  const user = await buildUser();
  const bytes = new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(20_000_000)]));
  const { data } = await uploadBytes(user, { name: "scan.pdf", bytes });
  const partOf = async (range: string) => {
    const input = { params: { id: data.fileId } };
    const answer = await callRoute(getDocumentOriginal, input, { as: user, headers: { range } });
    const received = Buffer.from(await answer.response.arrayBuffer());
    return { status: answer.status, range: answer.headers.get("content-range"), received };
  };
  const [from, to] = [12_345_678, 12_545_678];
  counter.reset();
  const part = await partOf(`bytes=${from}-${to - 1}`);
  expect([part.status, part.range]).toEqual([206, `bytes ${from}-${to - 1}/${bytes.length}`]);
  expect(part.received.equals(bytes.subarray(from, to))).toBe(true);
  // The part, at most one frame more at each side, tags and answer headers: not the 20 MB.
  expect(counter.received()).toBeLessThan(to - from + 2 * 65_536 + 8_192);

  counter.reset();
  const end = await partOf("bytes=-100");
  expect(end.received.equals(bytes.subarray(-100))).toBe(true);
  expect(counter.received()).toBeLessThan(65_536 + 8_192);
  counter.stop();
  await callRoute(deleteDocument, { params: { id: data.fileId } }, { as: user });
});

it("sweeps the bucket: what lies there a day without a row goes, the rest stays", async () => {
  useEndpoint(s3.settings.endpoint);
  const user = await buildUser();
  const kept = await uploadBytes(user, { name: "kept.txt", bytes: new TextEncoder().encode("kept") });
  const lost = await uploadBytes(user, { name: "lost.txt", bytes: new TextEncoder().encode("lost") });
  const keyOf = async (id: string) => (await getDb().document.findUniqueOrThrow({ where: { id } })).storageKey;
  const [keptKey, lostKey] = [await keyOf(kept.data.fileId), await keyOf(lost.data.fileId)];
  await getDb().document.delete({ where: { id: lost.data.fileId } });
  await purgeOrphans();
  expect((await stored()).toSorted()).toEqual([keptKey, lostKey].toSorted());
  for (const key of [keptKey, lostKey]) await s3.age(`documents/${key}`, new Date(Date.now() - 25 * 60 * 60 * 1000));
  await purgeOrphans();
  expect(await stored()).toEqual([keptKey]);
});

it("answers 503 while the bucket cannot be reached, and acknowledges nothing", async () => {
  useEndpoint(`http://127.0.0.1:${await freePort()}`);
  const ready = await callRoute(getReadiness);
  expect([ready.status, ready.error.message]).toEqual([503, "The document storage cannot be written to."]);
  const user = await buildUser();
  const answer = await uploadBytes(user, { name: "a.txt", bytes: new TextEncoder().encode("words") });
  expect([answer.status, answer.error.code, answer.error.message]).toEqual([
    503,
    "unavailable",
    "The document storage cannot be reached. Please try again in a moment.",
  ]);
  expect(await getDb().document.count()).toBe(0);
  expect(await spooled()).toEqual([]);
});
