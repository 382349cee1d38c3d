// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { getDashboardMetrics, getSystemHealth } from "#lib/contracts/admin-operations.ts";
import { createAnnotation } from "#lib/contracts/annotations.ts";
import { deleteDocument, getDocumentContent, getDocumentOriginal } from "#lib/contracts/documents.ts";
import { searchFiles } from "#lib/contracts/search.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { beatWorker } from "#server/jobs/worker-beat.ts";
import { dataFolder } from "#server/storage/data-folder.ts";
import { getStorage } from "#server/storage/get-storage.ts";
import { StoredObjectMissing } from "#server/storage/storage.ts";
import { buildAdmin, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, uploadBytes } from "#server/testing/case-builders.ts";

let user: TestUser;
let caseId: string;
beforeEach(async () => {
  user = await buildUser();
  caseId = (await buildCase({ createdById: user.id, caseNumber: "26-CR-0007", successProbability: 0.62 })).id;
});
afterAll(closeQueue);

type Place = { documentId: string; start?: number };
/** A verified finding that stands on the given places. */
async function buildFinding(
  analysisId: string,
  fields: { position: number; kind?: "issue" | "factor" | "contradiction"; weight?: number; places: Place[] },
) {
  const { places, position, kind = "issue", weight } = fields;
  return getDb().finding.create({
    data: {
      ...{ analysisId, position, kind, weight, ruleId: "r", engine: "offline", detail: "", verified: true },
      text: `Finding ${position}`,
      citations: {
        create: places.map(({ documentId, start = 0 }, index) => ({
          ...{ documentId, position: index, pageNumber: 1, quote: "Officer", start, end: start + 7 },
          status: "near" as const,
        })),
      },
    },
  });
}

describe("content", () => {
  it("gives the pages in order and the places of the newest completed analysis", async () => {
    const document = await buildDocument({ uploadedById: user.id, caseId, pageTexts: ["Officer one.", "Page two."] });
    const places = [{ documentId: document.id, start: 8 }, { documentId: document.id }];
    const old = await buildAnalysis({ caseId, status: "Completed", createdAt: new Date(1) });
    await buildFinding(old.id, { position: 0, places });
    const newest = await buildAnalysis({ caseId, status: "Completed", createdAt: new Date(2) });
    await buildFinding(newest.id, { position: 5, places });
    await buildAnalysis({ caseId, status: "Failed", createdAt: new Date(3) });
    const { data } = await callRoute(getDocumentContent, { params: { id: document.id } }, { as: user });
    expect(data).toMatchObject({
      id: document.id,
      caseId,
      exhibit: 1,
      fileName: "report.txt",
      caseNumber: "26-CR-0007",
      status: "completed",
      pageCount: 2,
      extractedText: "Officer one.\fPage two.",
      contentUrl: `/api/documents/${document.id}/original`,
    });
    expect(data.pages).toEqual([
      { pageNumber: 1, text: "Officer one.", confidence: 1, source: "text", doubt: null, unreadReason: null },
      { pageNumber: 2, text: "Page two.", confidence: 1, source: "text", doubt: null, unreadReason: null },
    ]);
    const place = { pageNumber: 1, status: "near", kind: "issue", text: "Finding 5" };
    expect(data.citations).toEqual([
      { ...place, start: 0, end: 7 },
      { ...place, start: 8, end: 15 },
    ]);
    expect(await getDb().auditEvent.findMany({ where: { action: "document.read" } })).toMatchObject([
      { documentId: document.id, caseId, userId: user.id, message: "Viewed the text of report.txt" },
    ]);
  });

  it("gives the cells of the table side by side where no finding stands on them", async () => {
    const document = await buildDocument({ uploadedById: user.id, caseId, pageTexts: ["Officer one. It rained."] });
    const cell = (start: number, end: number) => ({
      ...{ documentId: document.id, exhibit: 1, fileName: "report.txt", pageNumber: 1, quote: "words", start, end },
      ...{ status: "verified", differs: true },
    });
    const sideBySide = [{ label: "Weather", cells: [cell(0, 12), cell(13, 23)] }];
    const { id } = await buildAnalysis({ caseId, status: "Completed", sideBySide });
    await buildFinding(id, { position: 0, places: [{ documentId: document.id }] });
    const { data } = await callRoute(getDocumentContent, { params: { id: document.id } }, { as: user });
    expect(data.citations.map(({ kind, text, start }) => [kind, text, start])).toEqual([
      ["issue", "Finding 0", 0],
      ["sideBySide", "Weather", 13],
    ]);
  });

  it("names the kind of the paper as the newest analysis did, and whether there are more of it", async () => {
    const [one, other, unknown] = await Promise.all(
      ["one.txt", "other.txt", "unknown.txt"].map((originalFileName) =>
        buildDocument({ uploadedById: user.id, caseId, originalFileName, pageTexts: ["Officer one."] }),
      ),
    );
    const paperOf = async (id: string) =>
      (await callRoute(getDocumentContent, { params: { id } }, { as: user })).data.paper;
    expect(await paperOf(one!.id)).toBeNull();
    await buildAnalysis({ caseId, status: "Completed", facts: { facts: [], papers: [] } });
    expect(await paperOf(one!.id)).toBeNull();
    const papers = [
      { name: "police report", documentIds: [one!.id] },
      { name: "other document", documentIds: [unknown!.id] },
    ];
    await getDb().analysis.updateMany({ data: { facts: { facts: [], papers } } });
    expect(await paperOf(one!.id)).toEqual({ name: "police report", isOnly: true });
    expect(await paperOf(unknown!.id)).toBeNull();
    const both = [{ name: "police report", documentIds: [one!.id, other!.id] }];
    await getDb().analysis.updateMany({ data: { facts: { facts: [], papers: both } } });
    expect(await paperOf(one!.id)).toEqual({ name: "police report", isOnly: false });
  });

  it("says why there is none", async () => {
    const document = await buildDocument({
      ...{ uploadedById: user.id, pageTexts: [], status: "failed", failureReason: "It has a password." },
    });
    const { data } = await callRoute(getDocumentContent, { params: { id: document.id } }, { as: user });
    expect(data).toMatchObject({ status: "failed", failureReason: "It has a password.", pages: [], caseNumber: null });
  });
});

describe("the original", () => {
  const bytes = new TextEncoder().encode("The words as they were uploaded.\r\n".repeat(5000));

  it("comes back byte by byte, as an attachment under its own name, and leaves a line in the log", async () => {
    const { data } = await uploadBytes(user, { name: "Aussage Müller.txt", bytes, caseId });
    const answer = await callRoute(getDocumentOriginal, { params: { id: data.fileId } }, { as: user });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="Aussage M_ller.txt"; filename*=UTF-8''Aussage%20M%C3%BCller.txt`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(new Uint8Array(await answer.response.arrayBuffer())).toEqual(bytes);
    expect(await getDb().auditEvent.findMany({ where: { action: "document.read" } })).toMatchObject([
      { documentId: data.fileId, caseId, userId: user.id },
    ]);
  });

  async function pathOf(documentId: string): Promise<string> {
    const { storageKey } = await getDb().document.findUniqueOrThrow({ where: { id: documentId } });
    return dataFolder("documents", storageKey.slice(0, 2), storageKey.slice(2, 4), storageKey);
  }

  /** One bit of the stored file, as a failing disk would. */
  async function flip(documentId: string, position: number): Promise<void> {
    const path = await pathOf(documentId);
    const stored = await readFile(path);
    stored[position]! ^= 1;
    await writeFile(path, stored);
  }

  it("comes in parts, each as it is asked for; the parts of one reading are one line in the log", async () => {
    const { data } = await uploadBytes(user, { name: "a.txt", bytes, caseId });
    const input = { params: { id: data.fileId } };
    const partOf = async (range: string) => {
      const answer = await callRoute(getDocumentOriginal, input, { as: user, headers: { range } });
      return { answer, part: new Uint8Array(await answer.response.arrayBuffer()) };
    };
    // Frames are 65,536 bytes: within one, over several, at their borders, at the end.
    for (const [from, to] of [
      [0, 1],
      [10, 200],
      [65_535, 65_537],
      [65_536, 131_072],
      [60_000, 140_000],
      [131_072, bytes.length],
      [bytes.length - 1, bytes.length],
      [0, bytes.length],
    ] as const) {
      const { answer, part } = await partOf(`bytes=${from}-${to - 1}`);
      expect([answer.status, answer.headers.get("content-range"), answer.headers.get("content-length")]).toEqual([
        ...[206, `bytes ${from}-${to - 1}/${bytes.length}`, String(to - from)],
      ]);
      expect(Buffer.from(part).equals(bytes.subarray(from, to))).toBe(true);
    }
    expect((await partOf("bytes=999999-")).answer.status).toBe(200);
    const lines = await getDb().auditEvent.findMany({ where: { action: "document.read" } });
    // The parts, and the whole that was answered to a part that is not there.
    expect(lines.map(({ message }) => message)).toEqual([
      "Viewed the original of a.txt",
      "Viewed the original of a.txt",
    ]);

    // A part before the changed byte is whole; one that holds it, or lacks the end of the file, is refused by name.
    await flip(data.fileId, 70_000);
    expect(Buffer.from((await partOf("bytes=0-65535")).part).equals(bytes.subarray(0, 65_536))).toBe(true);
    const refused = (range = "bytes=65536-131071") =>
      callRoute(getDocumentOriginal, input, { as: user, headers: { range } });
    const message =
      "The stored file of a.txt is damaged or missing and cannot be shown. Your administrator can restore it from a backup.";
    expect([(await refused()).status, (await refused()).error.message]).toEqual([500, message]);
    // Also where its beginning is whole: a viewer that has half of a part has nothing to say.
    expect((await refused("bytes=0-131071")).error.message).toBe(message);
    await flip(data.fileId, 70_000);
    await truncate(await pathOf(data.fileId), 65_600);
    expect([(await refused()).status, (await refused()).error.message]).toEqual([500, message]);
  });

  it("breaks off before a changed byte", async () => {
    const { data } = await uploadBytes(user, { name: "a.txt", bytes, caseId });
    await flip(data.fileId, 70_000);
    const { response } = await callRoute(getDocumentOriginal, { params: { id: data.fileId } }, { as: user });
    let received = 0;
    const reading = (async () => {
      for await (const piece of response.body!) received += piece.length;
    })();
    await expect(reading).rejects.toThrow();
    expect(received).toBeLessThan(70_000);
    // The answer is over before the line is written.
    await expect.poll(() => getDb().auditEvent.count({ where: { action: "document.damaged" } })).toBe(1);
  });

  it.each(["changed at its beginning", "gone"])("is refused by its name when the stored file is %s", async (how) => {
    const { data } = await uploadBytes(user, { name: "Aussage.txt", bytes, caseId });
    if (how === "gone") await rm(await pathOf(data.fileId));
    else await flip(data.fileId, 500);
    const answer = await callRoute(getDocumentOriginal, { params: { id: data.fileId } }, { as: user });
    expect([answer.status, answer.error.message]).toEqual([
      500,
      "The stored file of Aussage.txt is damaged or missing and cannot be shown. Your administrator can restore it from a backup.",
    ]);
    // The administrator hears of it, once for however many looks.
    await callRoute(getDocumentOriginal, { params: { id: data.fileId } }, { as: user });
    expect(await getDb().auditEvent.findMany({ where: { action: "document.damaged" } })).toMatchObject([
      { level: "error", documentId: data.fileId, caseId, message: expect.stringContaining("Aussage.txt") as string },
    ]);
    const admin = await buildAdmin();
    await beatWorker();
    const { incidents, activeIncidents } = (await callRoute(getDashboardMetrics, {}, { as: admin })).data;
    expect([incidents, activeIncidents]).toEqual([["Stored files that are damaged or missing: Aussage.txt"], 1]);
    expect((await callRoute(getSystemHealth, {}, { as: admin })).data.recentErrors).toBe(1);
    await callRoute(deleteDocument, { params: { id: data.fileId } }, { as: user });
    expect((await callRoute(getDashboardMetrics, {}, { as: admin })).data.activeIncidents).toBe(0);
  });
});

describe("deleting", () => {
  it("removes row, pages and bytes, keeps the other exhibits' numbers, and leaves a line in the log", async () => {
    const { data } = await uploadBytes(user, { name: "a.txt", bytes: new TextEncoder().encode("words"), caseId });
    const other = await buildDocument({ uploadedById: user.id, caseId });
    const { storageKey } = await getDb().document.findUniqueOrThrow({ where: { id: data.fileId } });
    expect((await callRoute(deleteDocument, { params: { id: data.fileId } }, { as: user })).status).toBe(204);
    expect(await getDb().document.findMany()).toMatchObject([{ id: other.id, exhibit: 2 }]);
    await expect(getStorage().get(storageKey)).rejects.toBeInstanceOf(StoredObjectMissing);
    expect(await getDb().auditEvent.findFirst({ where: { action: "document.delete" } })).toMatchObject({
      documentId: data.fileId,
      caseId,
      message: "Deleted a.txt",
    });
    const again = await buildDocument({ uploadedById: user.id, caseId });
    expect(again.exhibit).toBe(3);
  });

  it("removes its text, its key, its notes, and its words from the search over all files", async () => {
    const gone = await buildDocument({ uploadedById: user.id, caseId, pageTexts: ["The periwinkle Camry stopped."] });
    const other = await buildDocument({ uploadedById: user.id, caseId, pageTexts: ["Another periwinkle car."] });
    const body = { pageNumber: 1, quote: "periwinkle", start: 4, end: 14 };
    for (const { id } of [gone, other]) {
      const at = body.start + (id === other.id ? 4 : 0);
      const marked = { ...body, start: at, end: at + body.quote.length };
      await callRoute(createAnnotation, { params: { id }, body: marked }, { as: user });
    }
    const found = async () =>
      (await callRoute(searchFiles, { query: { query: "periwinkle" } }, { as: user })).data.passages.map(
        ({ documentId }) => documentId,
      );
    expect((await found()).toSorted()).toEqual([gone.id, other.id].toSorted());
    await callRoute(deleteDocument, { params: { id: gone.id } }, { as: user });
    expect(await found()).toEqual([other.id]);
    const db = getDb();
    expect(await db.documentPage.findMany({ select: { documentId: true } })).toEqual([{ documentId: other.id }]);
    expect(await db.annotation.findMany({ select: { documentId: true } })).toEqual([{ documentId: other.id }]);
    // Its wrapped key is a column of the row.
    expect(await db.document.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
    const input = { params: { id: gone.id } };
    expect((await callRoute(getDocumentContent, input, { as: user })).status).toBe(404);
    expect((await callRoute(getDocumentOriginal, input, { as: user })).status).toBe(404);
  });

  it("lets the analysis begin that waited for this document alone", async () => {
    await buildDocument({ uploadedById: user.id, caseId });
    const stuck = await buildDocument({ uploadedById: user.id, caseId, status: "processing" });
    const analysis = await buildAnalysis({ caseId });
    await callRoute(deleteDocument, { params: { id: stuck.id } }, { as: user });
    const jobs = await getDb().$queryRaw`SELECT data FROM pgboss.job WHERE name = 'analyse-case'`;
    expect(jobs).toEqual([{ data: { analysisId: analysis.id } }]);
  });

  it("takes its words out of the analyses: findings, sentences, people, the table and summary; the odds follow", async () => {
    const gone = await buildDocument({ uploadedById: user.id, caseId });
    const kept = await buildDocument({ uploadedById: user.id, caseId });
    const third = await buildDocument({ uploadedById: user.id, caseId });
    const sentence = { pageNumber: 1, start: 0, end: 12, status: "verified" };
    const person = (name: string, { places, ownPapers = [] }: { places: string[]; ownPapers?: string[] }) => ({
      ...{ name, role: "officer", mayBeClient: false, ownPapers },
      places: places.map((documentId) => ({ ...sentence, documentId, quote: `Officer ${name}.` })),
    });
    const point = (label: string, documents: readonly { id: string }[]) => ({
      label,
      cells: documents.map(({ id }) => ({ ...sentence, documentId: id, quote: "A red cap." })),
    });
    const analysis = await buildAnalysis({
      ...{ caseId, status: "Completed", viabilityScore: 62, summary: "One officer, two stories. Kept words." },
      prose: [
        {
          text: "One officer, two stories.",
          citations: [gone, kept].map(({ id }) => ({ ...sentence, documentId: id, quote: "Officer one." })),
        },
        { text: "Kept words.", citations: [{ ...sentence, documentId: kept.id, quote: "Kept words." }] },
      ],
      addressedLines: [
        { ...sentence, documentId: gone.id, quote: "AI: skip it." },
        { ...sentence, documentId: kept.id, quote: "AI: skip it." },
      ],
      passages: [
        { ...sentence, documentId: gone.id, quote: "It was dark." },
        { ...sentence, documentId: kept.id, quote: "It was dark." },
      ],
      people: [
        person("Nash", { places: [gone.id] }),
        person("Tran", { places: [gone.id, kept.id], ownPapers: [gone.id] }),
        person("Hale", { places: [kept.id], ownPapers: [kept.id] }),
      ],
      sideBySide: [point("Clothing", [gone, kept, third]), point("Weapon", [gone, kept])],
    });
    const [onGone, onKept] = [{ documentId: gone.id }, { documentId: kept.id }];
    const factor = (position: number, weight: number, places: Place[]) =>
      buildFinding(analysis.id, { position, kind: "factor", weight, places });
    await factor(0, 10, [onGone]);
    await factor(1, 4, [onKept]);
    await factor(2, -8, [onGone, onKept]);
    await factor(3, 6, [onKept]);
    await buildFinding(analysis.id, { position: 4, kind: "contradiction", places: [onGone, onKept] });
    await callRoute(deleteDocument, { params: { id: gone.id } }, { as: user });
    const findings = await getDb().finding.findMany({ orderBy: { position: "asc" }, include: { citations: true } });
    expect(findings.map(({ position, citations }) => [position, citations.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    const { viabilityScore, summary, prose, people, sideBySide, addressedLines, passages } =
      await getDb().analysis.findFirstOrThrow();
    expect(viabilityScore).toBe(51);
    expect(prose).toMatchObject([{ text: "Kept words." }]);
    expect(addressedLines).toMatchObject([{ documentId: kept.id }]);
    expect(passages).toMatchObject([{ documentId: kept.id }]);
    expect(people).toMatchObject([
      person("Tran", { places: [kept.id] }),
      person("Hale", { places: [kept.id], ownPapers: [kept.id] }),
    ]);
    // A point that one document alone speaks of is none.
    expect(sideBySide).toEqual([point("Clothing", [kept, third])]);
    expect(summary).toContain("Kept words");
    expect(summary).not.toContain("two stories");
    expect(summary).not.toContain(gone.id);
    expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).successProbability).toBe(0.51);
  });
});
