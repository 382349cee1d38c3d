// @spec 5, 8, 9: files: limits, rejections, duplicates, failures
// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { uploadFile } from "#lib/contracts/documents.ts";
import { getDb } from "#server/db/client.ts";
import { openOriginal } from "#server/documents/open-original.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { spoolFolder } from "#server/storage/data-folder.ts";
import { getStorage } from "#server/storage/get-storage.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute, routeFileOf } from "#server/testing/call-route.ts";
import { buildCase, uploadBytes } from "#server/testing/case-builders.ts";

// What lies on the disk is counted below: nobody else may write there meanwhile.
vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/receive-upload`));

const LIMIT = 52_428_800;
let user: TestUser;

beforeEach(async () => {
  user = await buildUser();
});
afterAll(closeQueue);

const text = (content: string) => new TextEncoder().encode(content);
const spooled = () => readdir(spoolFolder()).catch(() => []);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const listStored = async () => (await Array.fromAsync(getStorage().list())).map((entry) => entry.key);

/** A PDF by its first bytes, of any size. */
function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(text("%PDF-1.7\n"));
  bytes.set(randomBytes(1000), 100);
  return bytes;
}

async function readBack(documentId: string): Promise<Buffer> {
  const row = await getDb().document.findUniqueOrThrow({ where: { id: documentId } });
  return buffer(await openOriginal(row));
}

it("stores a file, encrypted, with its hash, and has it read", async () => {
  const bytes = text("MARKER: the officer said nothing. ".repeat(3000));
  const answer = await uploadBytes(user, { name: "Kaufvertrag-Müller.txt", bytes });
  expect(answer.status).toBe(201);
  expect(answer.data.fileName).toBe("Kaufvertrag-Müller.txt");
  const row = await getDb().document.findUniqueOrThrow({ where: { id: answer.data.fileId } });
  expect(row).toMatchObject({
    caseId: null,
    exhibit: null,
    uploadedById: user.id,
    type: "txt",
    size: bytes.length,
    sha256: sha256(bytes),
    status: "uploaded",
  });
  const stored = await buffer(await getStorage().get(row.storageKey));
  expect(stored.includes("MARKER")).toBe(false);
  expect(sha256(await readBack(row.id))).toBe(sha256(bytes));
  const jobs = await getDb().$queryRaw<{ data: unknown }[]>`
    SELECT data FROM pgboss.job WHERE name = 'extract-document' AND singleton_key = ${row.id}`;
  expect(jobs).toEqual([{ data: { documentId: row.id } }]);
  expect(await getDb().auditEvent.findMany({ where: { documentId: row.id } })).toMatchObject([
    { action: "document.upload", userId: user.id, caseId: null },
  ]);
  expect(await spooled()).toEqual([]);
});

it("takes 52428800 bytes and refuses one more", async () => {
  const bytes = pdfOf(LIMIT);
  const whole = await uploadBytes(user, { name: "exact.pdf", bytes });
  expect(sha256(await readBack(whole.data.fileId))).toBe(sha256(bytes));
  const before = await listStored();

  const refused = await uploadBytes(user, { name: "over.pdf", bytes: pdfOf(LIMIT + 1) });
  expect(refused.status).toBe(413);
  expect(refused.error).toMatchObject({ code: "too_large", message: "File size must be less than 50MB" });
  expect(refused.headers.get("connection")).toBe("close");
  expect(await getDb().document.count()).toBe(1);
  expect(await listStored()).toEqual(before);
  expect(await spooled()).toEqual([]);
});

it("refuses an announced length beyond the limit without reading", async () => {
  let pulled = 0;
  const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 });
  const response = await post(body, { "content-length": String(LIMIT + 200_000) });
  expect(response.status).toBe(413);
  expect(pulled).toBe(0);
});

it.each([
  [
    "a program that is called PDF",
    "report.pdf",
    text("MZ\x90\0 this program cannot be run"),
    "named .pdf but is a program",
  ],
  ["a picture that is called PDF", "report.pdf", text("GIF89a"), "named .pdf but is a GIF picture"],
  ["a text that is called PDF", "report.pdf", text("only words"), "named .pdf but is a plain text"],
  ["a PDF that is called text", "report.txt", text("%PDF-1.7\n%âãÏÓ"), "named .txt but is a PDF file"],
])("refuses %s and says what it is", async (_, name, bytes, kind) => {
  const answer = await uploadBytes(user, { name, bytes });
  expect(answer.status).toBe(415);
  expect(answer.error.message).toBe(`This file is ${kind}. Only PDF, DOC, DOCX, and TXT files are allowed`);
});

it.each([
  ["another extension", "photo.png", text("\x89PNG\r\n"), "image/png"],
  ["no extension", "report", text("only words"), "text/plain"],
  ["a declared type that is another", "report.pdf", text("%PDF-1.7\n"), "text/plain"],
  ["a double extension", "report.pdf.exe", text("%PDF-1.7\n"), "application/pdf"],
])("refuses %s", async (_, name, bytes, type) => {
  const answer = await uploadBytes(user, { name, bytes, type });
  expect(answer.status).toBe(415);
  expect(answer.error.message).toBe("Only PDF, DOC, DOCX, and TXT files are allowed");
  expect(answer.headers.get("connection")).toBe("close");
  expect(await getDb().document.count()).toBe(0);
  expect(await spooled()).toEqual([]);
});

it("cuts the connection of an upload that nobody is signed in for", async () => {
  const answer = await callRoute(uploadFile, {}, { rawBody: new FormData() });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("connection")).toBe("close");
});

it("takes a file whose type the browser does not know", async () => {
  const answer = await uploadBytes(user, { name: "a.pdf", bytes: pdfOf(2000), type: "application/octet-stream" });
  expect(answer.status).toBe(201);
});

it("refuses an empty file", async () => {
  const answer = await uploadBytes(user, { name: "empty.txt", bytes: text("") });
  expect(answer.status).toBe(400);
  expect(answer.error.message).toBe("The file is empty");
});

it.each([
  ["../../x.txt", "../../x.txt"],
  ["..\\..\\windows\\x.txt", "..\\..\\windows\\x.txt"],
  ["two\r\nlines.txt", "two\r\nlines.txt"],
  ['with "quotes".txt', 'with "quotes".txt'],
  ["\u202Etxt.exe.txt", "\u202Etxt.exe.txt"],
  ["<img src=x onerror=alert(1)>.txt", "<img src=x onerror=alert(1)>.txt"],
  ["null\0byte.txt", "nullbyte.txt"],
  ["100%25 sure 漢字 🎣.txt", "100%25 sure 漢字 🎣.txt"],
])("keeps the name %j as data", async (name, kept) => {
  const answer = await uploadBytes(user, { name, bytes: text("words") });
  expect(answer.data.fileName).toBe(kept);
  const row = await getDb().document.findUniqueOrThrow({ where: { id: answer.data.fileId } });
  expect(row.originalFileName).toBe(kept);
  expect(row.storageKey).toMatch(/^[0-9a-f]{32}$/);
});

it("refuses a field with U+0000, which the database would not take", async () => {
  const answer = await uploadBytes(user, { name: "a.txt", bytes: text("words"), uploadSessionId: "a\0b" });
  expect(answer.status).toBe(400);
  expect(await readdir(spoolFolder())).toEqual([]);
});

it("shortens a name of 300 characters in its middle", async () => {
  const answer = await uploadBytes(user, { name: `${"ü".repeat(296)}.txt`, bytes: text("words") });
  expect([...answer.data.fileName]).toHaveLength(255);
  expect(answer.data.fileName).toMatch(/^ü+…ü+\.txt$/);
});

it("gives the file of a case its exhibit number, also when many come at once", async () => {
  const { id: caseId } = await buildCase({ createdById: user.id });
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => uploadBytes(user, { name: `${n}.txt`, bytes: text(`words ${n}`), caseId })),
  );
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
  const rows = await getDb().document.findMany({ where: { caseId }, orderBy: { exhibit: "asc" } });
  expect(rows.map((row) => row.exhibit)).toEqual([1, 2, 3, 4, 5]);
  expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).nextExhibit).toBe(6);
});

describe("bytes that are there already", () => {
  const bytes = text("The officer said nothing. ".repeat(5000));

  it("are not stored a second time in one case: the answer names the exhibit", async () => {
    const { id: caseId } = await buildCase({ createdById: user.id });
    await uploadBytes(user, { name: "first.txt", bytes: text("other words"), caseId });
    const original = await uploadBytes(user, { name: "report.txt", bytes, caseId });
    expect(original.data.duplicateOf).toBeNull();
    const before = await listStored();
    const again = await uploadBytes(user, { name: "report (1).txt", bytes, caseId });
    const { fileId } = original.data;
    expect(again.data).toEqual({
      success: true,
      fileId,
      fileName: "report.txt",
      duplicateOf: { id: fileId, exhibit: 2, fileName: "report.txt" },
    });
    expect(await listStored()).toEqual(before);
    expect(await spooled()).toEqual([]);
    expect(await getDb().document.count()).toBe(2);
    expect(await getDb().auditEvent.count({ where: { action: "document.upload" } })).toBe(2);
    expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).nextExhibit).toBe(3);
  });

  it("are recognised among the files of one upload session, its owner's alone", async () => {
    const uploadSessionId = randomUUID();
    const first = await uploadBytes(user, { name: "a.txt", bytes, uploadSessionId });
    const second = await uploadBytes(user, { name: "b.txt", bytes, uploadSessionId });
    expect(second.data.duplicateOf).toEqual({ id: first.data.fileId, exhibit: null, fileName: "a.txt" });
    const others = [
      await uploadBytes(await buildUser(), { name: "c.txt", bytes, uploadSessionId }),
      await uploadBytes(user, { name: "d.txt", bytes, uploadSessionId: randomUUID() }),
      await uploadBytes(user, { name: "e.txt", bytes }),
      await uploadBytes(user, { name: "f.txt", bytes: text("other words"), uploadSessionId }),
    ];
    expect(others.map(({ data }) => data.duplicateOf)).toEqual([null, null, null, null]);
    expect(await getDb().document.count()).toBe(5);
  });

  it("become one document when they come several at once", async () => {
    const { id: caseId } = await buildCase({ createdById: user.id });
    for (const place of [{ caseId }, { uploadSessionId: randomUUID() }]) {
      const before = await getDb().document.count();
      const stored = await listStored();
      const answers = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((n) => uploadBytes(user, { name: `${n}.txt`, bytes, ...place })),
      );
      expect(new Set(answers.map(({ data }) => data.fileId)).size).toBe(1);
      expect(answers.filter(({ data }) => data.duplicateOf === null)).toHaveLength(1);
      expect(await getDb().document.count()).toBe(before + 1);
      expect(await listStored()).toHaveLength(stored.length + 1);
    }
    expect(await spooled()).toEqual([]);
  });
});

it("answers alike for another's, a missing and a malformed case, and keeps nothing", async () => {
  const other = await buildCase({ createdById: (await buildUser()).id });
  const bodies: unknown[] = [];
  const before = await listStored();
  for (const caseId of [other.id, randomUUID(), "1; DROP TABLE"]) {
    const answer = await uploadBytes(user, { name: "a.txt", bytes: text("words"), caseId });
    expect(answer.status).toBe(404);
    bodies.push(answer.error);
  }
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
  expect(await getDb().document.count()).toBe(0);
  expect(await listStored()).toEqual(before);
  expect(await spooled()).toEqual([]);
});

it("refuses a body that is no form, a form without a file, and two files", async () => {
  const json = await callRoute(uploadFile, {}, { as: user, rawBody: "{}" });
  expect(json.status).toBe(400);

  const none = new FormData();
  none.append("uploadSessionId", "s");
  expect((await callRoute(uploadFile, {}, { as: user, rawBody: none })).error.message).toBe(
    "The request contains no file",
  );

  const two = new FormData();
  two.append("file", new File(["a"], "a.txt", { type: "text/plain" }));
  two.append("file", new File(["b"], "b.txt", { type: "text/plain" }));
  expect((await callRoute(uploadFile, {}, { as: user, rawBody: two })).status).toBe(400);
  expect(await getDb().document.count()).toBe(0);
  expect(await spooled()).toEqual([]);
});

it("leaves nothing behind when the sender goes away, or when the body ends early", async () => {
  const start = `--B\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nwords`;
  const gone = new AbortController();
  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    async pull(controller) {
      chunks += 1;
      if (chunks === 20) gone.abort();
      controller.enqueue(text(chunks === 1 ? start : "x".repeat(65_536)));
      await new Promise((done) => setTimeout(done, 5));
    },
  });
  expect((await post(endless, {}, gone.signal)).status).toBe(400);
  expect(chunks).toBeLessThan(100);

  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(text(start));
      controller.close();
    },
  });
  expect((await post(cut)).status).toBe(400);

  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(text(start)),
    pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  expect((await post(broken)).status).toBe(400);
  expect(await spooled()).toEqual([]);
  expect(await getDb().document.count()).toBe(0);
});

/** A body that is made as it is sent. */
async function post(body: ReadableStream, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const { POST } = (await import(routeFileOf(uploadFile))) as {
    POST: (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
  };
  const request = new Request("http://localhost:3000/api/fileupload/upload", {
    method: "POST",
    headers: {
      authorization: `Bearer ${user.token}`,
      "content-type": "multipart/form-data; boundary=B",
      ...headers,
    },
    body,
    signal,
    duplex: "half",
  } as RequestInit);
  return POST(request, { params: Promise.resolve({}) });
}
