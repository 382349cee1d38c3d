import { mkdir, open, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getAnalysis, listAnalyses } from "#lib/contracts/analyses.ts";
import { createCaseWithFiles, getAnalysisStatus, getCase } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { dataFolder, spoolFolder } from "#server/storage/data-folder.ts";
import { getStorage } from "#server/storage/get-storage.ts";
import { betweenStatements } from "#server/testing/between-statements.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, uploadBytes } from "#server/testing/case-builders.ts";
import { analyseCaseJob, giveUpAnalysis } from "./analyse-case.ts";
import { extractDocumentJob, giveUpDocument } from "./extract-document.ts";
import { purgeOrphans } from "./purge-orphans.ts";

// What lies on the disk is counted below: nobody else may write there meanwhile.
vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/handlers`));

let user: TestUser;
beforeEach(async () => {
  user = await buildUser();
});
afterAll(closeQueue);

const bytesOf = (text: string) => new TextEncoder().encode(text);
const context = () => ({ signal: new AbortController().signal });
const extract = (documentId: string) => extractDocumentJob({ documentId }, context());
const analyse = (analysisId: string) => analyseCaseJob({ analysisId }, context());
const readDocument = (id: string) =>
  getDb().document.findUniqueOrThrow({ where: { id }, include: { pages: { orderBy: { pageNumber: "asc" } } } });

const REPORT = `INCIDENT REPORT
On March 3, 2024 Officer Hale stopped a gray Honda on Elm Street at 10:10 PM.
The officer did not read the suspect his Miranda rights before questioning him.
The suspect was handcuffed in the patrol car and said that the bag was not his.
Officer Hale searched the trunk without a warrant and without consent.
The dash camera was not recording. No witness identified the suspect.
`;
const STATEMENT = `WITNESS STATEMENT
On March 3, 2024 I saw the police stop a red Honda on Elm Street at 11:45 PM.
I did not see the driver's face. It was dark and I was far away.
I had been drinking that evening.
`;

async function upload(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === "string" ? bytesOf(content) : content;
  return (await uploadBytes(user, { name, bytes })).data.fileId;
}

async function createCase(fileIds: string[]): Promise<{ caseId: string; analysisId: string }> {
  const body = { title: "State v. Marlow", fileIds };
  const { caseId } = (await callRoute(createCaseWithFiles, { body }, { as: user })).data;
  return { caseId, analysisId: (await getDb().analysis.findFirstOrThrow({ where: { caseId } })).id };
}

describe("reading a document", () => {
  it("stores its pages, once, however often the job runs", async () => {
    const id = await upload("report.txt", REPORT);
    await extract(id);
    const first = await readDocument(id);
    expect(first).toMatchObject({ status: "completed", failureReason: null, pagesRead: first.pageCount });
    expect(first.pages.map((page) => page.text).join("\n")).toContain("Officer Hale stopped a gray Honda");
    await extract(id);
    expect(await readDocument(id)).toEqual(first);
    expect(await getDb().auditEvent.count({ where: { action: "document.extracted" } })).toBe(1);
    expect(await readdir(dataFolder("reading"))).toEqual([]);
  });

  it("replaces what an interrupted attempt has left", async () => {
    const id = await upload("report.txt", REPORT);
    await getDb().document.update({
      where: { id },
      data: {
        ...{ status: "processing", pagesRead: 1, pageCount: 9 },
        pages: { create: { pageNumber: 9, text: "stale", confidence: 1, source: "text" } },
      },
    });
    await extract(id);
    const row = await readDocument(id);
    expect(row.pages.map((page) => page.pageNumber)).toEqual([1]);
    expect(row.pageCount).toBe(1);
  });

  it("ends an unreadable file as failed, with a reason", async () => {
    const id = await upload("broken.pdf", "%PDF-1.7\nnothing that follows is a PDF");
    await extract(id);
    const row = await readDocument(id);
    expect(row.status).toBe("failed");
    expect(row.failureReason).toMatch(/^[A-Z].{10,}\.$/);
    expect(row.pages).toEqual([]);
  });

  it("finds a stored file that was changed, one that is missing, and one that is another's", async () => {
    const [changed, missing, swapped] = [
      await upload("a.txt", "a"),
      await upload("b.txt", "b"),
      await upload("c.txt", "c"),
    ];
    const rows = await Promise.all([changed, missing, swapped].map(readDocument));
    const path = (key: string) => dataFolder("documents", key.slice(0, 2), key.slice(2, 4), key);
    const file = await open(path(rows[0]!.storageKey), "r+");
    await file.write(Buffer.from([255, 255, 255]), 0, 3, 11);
    await file.close();
    await getStorage().delete(rows[1]!.storageKey);
    await writeFile(path(rows[2]!.storageKey), await readFile(path(rows[0]!.storageKey)));
    for (const id of [changed, missing, swapped]) {
      await extract(id);
      expect(await readDocument(id)).toMatchObject({
        status: "failed",
        failureReason: "The stored file is damaged or missing. Please upload it again.",
      });
    }
  });

  it("does nothing for a document that is gone", async () => {
    await extract("01980000-0000-7000-8000-000000000000");
  });

  it("goes back to the queue when it is broken off, and leaves no plain copy", async () => {
    const bytes = new Uint8Array(await readFile("e2e/fixtures/documents/ca8_.pdf"));
    const id = await upload("ca8_.pdf", bytes);
    const stopping = new AbortController();
    const reading = extractDocumentJob({ documentId: id }, { signal: stopping.signal });
    setTimeout(() => stopping.abort(new Error("the worker is stopping")), 100);
    await expect(reading).rejects.toThrow("the worker is stopping");
    expect((await readDocument(id)).status).toBe("processing");
    expect(await readdir(dataFolder("reading"))).toEqual([]);
  });

  it("is settled as failed when every attempt was in vain", async () => {
    const id = await upload("report.txt", REPORT);
    const { analysisId } = await createCase([id]);
    await giveUpDocument({ documentId: id });
    expect(await readDocument(id)).toMatchObject({
      status: "failed",
      failureReason: "A server error kept this file from being read. Please try again.",
    });
    const jobs = await getDb().$queryRaw`SELECT data FROM pgboss.job WHERE name = 'analyse-case'`;
    expect(jobs).toEqual([{ data: { analysisId } }]);
    await giveUpDocument({ documentId: id });
    expect(await getDb().auditEvent.count({ where: { action: "document.failed" } })).toBe(1);
  });
});

describe("analysing a case", () => {
  it("stores findings whose quotes stand on their pages, the case's numbers and one line in the log", async () => {
    const ids = [await upload("report.txt", REPORT), await upload("statement.txt", STATEMENT)];
    const { caseId, analysisId } = await createCase(ids);
    for (const id of ids) await extract(id);
    await analyse(analysisId);
    const { data } = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
    expect(data).toMatchObject({
      status: "Completed",
      engine: "offline",
      error: null,
      documentsSince: 0,
      coverage: { documents: 2, documentsRead: 2, pages: 2, pagesRead: 2, unread: [], failedDocuments: [] },
    });
    expect(data.coverage?.exhibits.map((exhibit) => exhibit.pages)).toEqual(["r", "r"]);
    expect(data.findings.length).toBeGreaterThan(3);
    const citations = data.findings.flatMap((finding) => finding.citations);
    expect(citations.length).toBeGreaterThan(3);
    const pages = new Map((await getDb().documentPage.findMany()).map((page) => [page.documentId, page.text]));
    for (const citation of citations)
      expect(pages.get(citation.documentId)!.slice(citation.start, citation.end)).toBe(citation.quote);
    const counts = data.citationCounts;
    expect(counts.offered).toBe(counts.verified + counts.corrected + counts.near + counts.dropped);
    expect(data.fee?.amount).toBeGreaterThan(0);
    const found = (await callRoute(getCase, { params: { id: caseId } }, { as: user })).data.case;
    expect(found).toMatchObject({ status: "completed", estimatedValue: data.fee?.amount, progress: null });
    expect(found.successProbability).toBe(data.viabilityScore === null ? null : data.viabilityScore / 100);
    const listed = (await callRoute(listAnalyses, { params: { caseId } }, { as: user })).data;
    expect(listed).toHaveLength(1);
    expect(listed[0]!.keyIssues).toEqual(data.findings.filter((f) => f.kind === "issue").map((f) => f.text));
    expect(await getDb().auditEvent.count({ where: { action: "analysis.complete" } })).toBe(1);
  });

  it("happens once, however often the job runs, also at the same time", async () => {
    const ids = [await upload("report.txt", REPORT)];
    const { analysisId } = await createCase(ids);
    await extract(ids[0]!);
    await Promise.all([analyse(analysisId), analyse(analysisId)]);
    const findings = await getDb().finding.count();
    await analyse(analysisId);
    expect(await getDb().finding.count()).toBe(findings);
    expect(await getDb().analysis.findMany()).toMatchObject([{ status: "Completed" }]);
    expect(await getDb().auditEvent.count({ where: { action: "analysis.complete" } })).toBe(1);
  });

  it("goes on without a document that could not be read, and says so", async () => {
    const ids = [await upload("report.txt", REPORT), await upload("broken.pdf", "%PDF-1.7\nnothing")];
    const { analysisId } = await createCase(ids);
    for (const id of ids) await extract(id);
    await analyse(analysisId);
    const { data } = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
    const broken = await readDocument(ids[1]!);
    expect(data.coverage).toMatchObject({
      documents: 2,
      documentsRead: 1,
      failedDocuments: [{ documentId: ids[1], fileName: "broken.pdf", reason: broken.failureReason }],
    });
  });

  it("fails with a plain reason when nothing could be read", async () => {
    const id = await upload("broken.pdf", "%PDF-1.7\nnothing");
    const { caseId, analysisId } = await createCase([id]);
    await extract(id);
    await analyse(analysisId);
    const reason = (await readDocument(id)).failureReason;
    const { data } = await callRoute(getAnalysisStatus, { params: { id: caseId } }, { as: user });
    expect(data).toMatchObject({
      isCompleted: false,
      error: `None of the documents could be read. broken.pdf: ${reason}`,
    });
    expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).status).toBe("failed");
  });

  it("leaves a stage that a person has set while it ran", async () => {
    const id = await upload("report.txt", REPORT);
    const { caseId, analysisId } = await createCase([id]);
    await getDb().case.update({ where: { id: caseId }, data: { status: "trial" } });
    await extract(id);
    await analyse(analysisId);
    expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).status).toBe("trial");
  });

  it("stores nothing for a case that is deleted meanwhile", async () => {
    const id = await upload("report.txt", REPORT);
    const { caseId, analysisId } = await createCase([id]);
    await extract(id);
    const running = analyse(analysisId);
    await getDb().case.delete({ where: { id: caseId } });
    await running;
    expect(await getDb().finding.count()).toBe(0);
  });

  it("stores nothing for a case that is deleted between two of its first statements", async () => {
    const id = await upload("report.txt", REPORT);
    const { caseId, analysisId } = await createCase([id]);
    await extract(id);
    await betweenStatements("Case", {
      read: () => analyse(analysisId),
      change: (tx) => tx.case.delete({ where: { id: caseId } }),
    });
    expect(await getDb().finding.count()).toBe(0);
  });

  it("is shown whole while one of its documents is deleted", async () => {
    const ids = [await upload("report.txt", REPORT), await upload("statement.txt", STATEMENT)];
    const { analysisId } = await createCase(ids);
    for (const id of ids) await extract(id);
    await analyse(analysisId);
    const { status, data } = await betweenStatements("Document", {
      read: () => callRoute(getAnalysis, { params: { analysisId } }, { as: user }),
      change: (tx) => tx.document.delete({ where: { id: ids[0] } }),
    });
    expect(status).toBe(200);
    expect(data.findings.length).toBeGreaterThan(0);
  });

  it("runs again when a document is deleted meanwhile", async () => {
    const ids = [await upload("report.txt", REPORT), await upload("statement.txt", STATEMENT)];
    const { analysisId } = await createCase(ids);
    for (const id of ids) await extract(id);
    // When its pages have been read, and before the thread has them.
    const posting = vi.spyOn(Worker.prototype, "postMessage");
    posting.mockImplementationOnce(function (this: Worker, ...task) {
      // Not the first call any more: the real one.
      void getDb()
        .document.delete({ where: { id: ids[1] } })
        .then(() => this.postMessage(...task));
    });
    await expect(analyse(analysisId)).rejects.toThrow("a document was deleted while the case was being analyzed");
    await analyse(analysisId);
    const { data } = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
    expect(data).toMatchObject({ status: "Completed", coverage: { documents: 1 } });
  });

  it("counts the documents that came in after it", async () => {
    const id = await upload("report.txt", REPORT);
    const { caseId, analysisId } = await createCase([id]);
    await extract(id);
    await analyse(analysisId);
    await buildDocument({ uploadedById: user.id, caseId });
    expect((await callRoute(getAnalysis, { params: { analysisId } }, { as: user })).data.documentsSince).toBe(1);
  });

  it("is settled as failed when every attempt was in vain", async () => {
    const { id: caseId } = await buildCase({ createdById: user.id, status: "processing" });
    const analysis = await buildAnalysis({ caseId, status: "Processing" });
    await giveUpAnalysis({ analysisId: analysis.id });
    await giveUpAnalysis({ analysisId: analysis.id });
    expect(await getDb().analysis.findFirstOrThrow({ include: { case: true } })).toMatchObject({
      status: "Failed",
      error: "A server error stopped the analysis. Please start it again.",
      case: { status: "failed" },
    });
    expect(await getDb().auditEvent.count({ where: { action: "analysis.failed" } })).toBe(1);
  });
});

describe("the sweep", () => {
  const HOUR = 60 * 60 * 1000;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

  it("removes uploads that no case took within a day, with their bytes, and nothing else", async () => {
    const [old, young, taken] = [await upload("a.txt", "a"), await upload("b.txt", "b"), await upload("c.txt", "c")];
    await createCase([taken]);
    const { storageKey } = await readDocument(old);
    await getDb().document.updateMany({ where: { id: { in: [old, taken] } }, data: { uploadedAt: ago(25) } });
    await getDb().document.update({ where: { id: young }, data: { uploadedAt: ago(23) } });
    await purgeOrphans();
    const left = await getDb().document.findMany({ orderBy: { originalFileName: "asc" } });
    expect(left.map((row) => row.id)).toEqual([young, taken]);
    const stored = (await Array.fromAsync(getStorage().list())).map((entry) => entry.key);
    expect(stored).not.toContain(storageKey);
    expect(stored).toEqual(expect.arrayContaining(left.map((row) => row.storageKey)));
    expect(await getDb().auditEvent.findMany({ where: { action: "document.purge" } })).toHaveLength(1);
  });

  it("removes old bytes without a row, and what a killed upload has left in the spool", async () => {
    const put = async (key: string, hours: number) => {
      await mkdir(spoolFolder(), { recursive: true });
      const path = join(spoolFolder(), key);
      await writeFile(path, "sealed");
      await utimes(path, ago(hours), ago(hours));
      return path;
    };
    const [old, young] = ["a".repeat(32), "b".repeat(32)];
    await getStorage().put(old, await put(old, 25));
    await getStorage().put(young, await put(young, 1));
    const kept = await readDocument(await upload("kept.txt", "kept"));
    await put("left-over", 1);
    await put("being-written", 0);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60 * 1000 });
    await purgeOrphans().finally(() => vi.useRealTimers());
    expect((await Array.fromAsync(getStorage().list())).map((entry) => entry.key)).toContain(young);
    await put("being-written", 0);
    await purgeOrphans();
    const stored = (await Array.fromAsync(getStorage().list())).map((entry) => entry.key);
    expect(stored).not.toContain(old);
    expect(stored).toEqual(expect.arrayContaining([young, kept.storageKey]));
    expect(await readdir(spoolFolder())).toEqual(["being-written"]);
  });
});
