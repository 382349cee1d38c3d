// @spec product: storage: disk and S3, full disk, killed process, changed byte
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { test } from "../support/account.ts";
import { dropReading } from "../support/drop-reading.ts";
import { freePort } from "../support/free-port.ts";
import { newEmail, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";
import { startApp } from "../support/start-app.ts";

// Web processes of the test's own are killed, over real HTTP, with documents in the data folder of the run.
const KILLS = 5;
/** Uploads on their way at any time. */
const LANES = 6;

/** The run's own web process. */
const OWN = process.env.APP_URL ?? "";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function makeFile(): { bytes: Buffer<ArrayBuffer>; hash: string } {
  const size = 20_000 + Math.floor(Math.random() * 3_000_000);
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size)]);
  return { bytes, hash: sha256(bytes) };
}

async function upload(url: string, token: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.append("uploadSessionId", randomUUID());
  form.append("file", new File([bytes], "scan.pdf", { type: "application/pdf" }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/fileupload/upload`, { method: "POST", headers, body: form });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { fileId: string }).fileId;
}

const readOriginal = (url: string, token: string, id: string) =>
  fetch(`${url}/api/documents/${id}/original`, { headers: { authorization: `Bearer ${token}` } });

test("the web process is killed during uploads: what was acknowledged is there whole, nothing is there in part", async ({
  request,
}) => {
  // All rows of the account are looked at: no other test may have made some.
  const account = await registerPerson(request, newEmail());
  const acknowledged = new Map<string, string>();
  const sent = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const port = await freePort();
    const stop = await startApp(port, {});
    // At a point of the work, not of time: on a slow machine all moments would lie before the first answer.
    const killAfter = 1 + Math.floor(Math.random() * 10);
    let answered = 0;
    let reached = () => {};
    const point = new Promise<void>((resolve) => (reached = resolve));
    const lanes = Array.from({ length: LANES }, async () => {
      for (;;) {
        const { bytes, hash } = makeFile();
        sent.add(hash);
        acknowledged.set(await upload(`http://127.0.0.1:${port}`, account.token, bytes), hash);
        answered += 1;
        if (answered === killAfter) reached();
      }
    });
    // Each lane ends with the upload that the kill has met.
    const ends = Promise.allSettled(lanes);
    await Promise.race([point, ends]);
    await sleep(Math.random() * 200);
    await stop();
    await ends;
    // The files are noise, over which a reader takes its time.
    await dropReading(account.userId);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  expect(sent.size - acknowledged.size).toBe(KILLS * LANES);

  // The run's own web process has the same rows and files, and none of what the killed ones remembered.
  const rows = await runSql<{ id: string; sha256: string }>(
    `SELECT id, sha256 FROM "Document" WHERE "uploadedById" = $1 AND "originalFileName" = 'scan.pdf'`,
    [account.userId],
  );
  // A row whose answer the kill swallowed may be there as well; it must then be whole like the others.
  for (const row of rows) {
    expect(sent).toContain(row.sha256);
    const answer = await readOriginal(OWN, account.token, row.id);
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(row.sha256);
  }
  const hashes = new Map(rows.map((row) => [row.id, row.sha256]));
  for (const [id, hash] of acknowledged) expect(hashes.get(id)).toBe(hash);
  console.log(`${KILLS} kills: ${sent.size} files sent, ${acknowledged.size} acknowledged, ${rows.length} there`);
});

test("a changed byte in a stored file is never served", async ({ account }) => {
  const { bytes } = makeFile();
  const id = await upload(OWN, account.token, Buffer.concat([bytes, randomBytes(500_000)]));
  const [row] = await runSql<{ storageKey: string }>(`SELECT "storageKey" FROM "Document" WHERE id = $1`, [id]);
  const key = row?.storageKey ?? "";
  const path = join(process.env.DATA_DIR ?? "", "documents", key.slice(0, 2), key.slice(2, 4), key);
  const stored = readFileSync(path);
  const flipped = Buffer.from(stored);
  flipped[400_000] = (flipped[400_000] ?? 0) ^ 1;
  writeFileSync(path, flipped);
  // The answer has begun when the byte is met: it breaks off, and the length that it announced is never reached.
  const broken = await readOriginal(OWN, account.token, id);
  await expect(broken.arrayBuffer()).rejects.toThrow();

  const first = Buffer.from(stored);
  first[100] = (first[100] ?? 0) ^ 1;
  writeFileSync(path, first);
  const refused = await readOriginal(OWN, account.token, id);
  expect(refused.status).toBe(500);
  expect(((await refused.json()) as { message: string }).message).toBe(
    "The stored file of scan.pdf is damaged or missing and cannot be shown. Your administrator can restore it from a backup.",
  );

  writeFileSync(path, stored);
  expect((await readOriginal(OWN, account.token, id)).status).toBe(200);
});
