// @spec 2.11, 3: scans read by OCR, document states, a failed one read again
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { updateSettings } from "#lib/contracts/admin-settings.ts";
import { getAnalysis } from "#lib/contracts/analyses.ts";
import { createCaseWithFiles, getCase } from "#lib/contracts/cases.ts";
import { getDocumentContent, getPageWords } from "#lib/contracts/documents.ts";
import { DEFAULT_FIRM_SETTINGS } from "#lib/domain/firm/firm-settings.ts";
import { getDb } from "#server/db/client.ts";
import { settleOcr } from "#server/documents/settle-document.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { dataFolder } from "#server/storage/data-folder.ts";
import { buildAdmin, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { uploadBytes } from "#server/testing/case-builders.ts";
import { DOUBTED } from "../../extraction/doubted.ts";
import { mergePage, storeRecognisedPage } from "../store-recognised-page.ts";
import { extractDocumentJob } from "./extract-document.ts";
import { giveUpOcr, recogniseDocumentJob } from "./recognise-document.ts";

// The worker process gets the same folder, and what it leaves there is looked at.
vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/ocr`));

let user: TestUser;
beforeEach(async () => {
  user = await buildUser();
});
const workers: ChildProcess[] = [];
afterEach(() => workers.forEach((worker) => worker.kill("SIGKILL")));
afterAll(closeQueue);

const context = () => ({ signal: new AbortController().signal });
const extract = (documentId: string) => extractDocumentJob({ documentId }, context());
const recognise = (documentId: string) => recogniseDocumentJob({ documentId }, context());
const readDocument = (id: string) =>
  getDb().document.findUniqueOrThrow({ where: { id }, include: { pages: { orderBy: { pageNumber: "asc" } } } });
const upload = async (bytes: Uint8Array) =>
  (await uploadBytes(user, { name: "file.pdf", bytes: new Uint8Array(bytes) })).data.fileId;

const SCAN = "e2e/fixtures/documents/phototest-scan.pdf";
const SENTENCE = "The officer wrote that the driver stepped out of the car without any help and stood on the kerb. ";

/** `count` pages; the numbers in `scans` are a small photograph of print, the others a typed paragraph. */
async function mixedPdf(count: number, scans: readonly number[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const photograph = await PDFDocument.load(await readFile(SCAN));
  for (let number = 1; number <= count; number += 1) {
    if (scans.includes(number)) {
      const [page] = await document.copyPages(photograph, [0]);
      if (page !== undefined) document.addPage(page);
    } else {
      const page = document.addPage([612, 792]);
      for (let line = 0; line < 8; line += 1)
        page.drawText(`${number}.${line} ${SENTENCE}`, { x: 40, y: 740 - line * 20, size: 10, font });
    }
  }
  return document.save();
}

describe("a document with scans", () => {
  it("has its text first, then each scan as soon as it is read, and is settled after the last", async () => {
    const id = await upload(await mixedPdf(3, [2]));
    const body = { title: "State v. Marlow", fileIds: [id] };
    const { caseId } = (await callRoute(createCaseWithFiles, { body }, { as: user })).data;
    await extract(id);
    expect(await readDocument(id)).toMatchObject({
      ...{ status: "processing", pageCount: 3, pagesRead: 2, ocrPages: 0 },
      pages: [{ ocrPending: false }, { ocrPending: true }, { ocrPending: false }],
    });
    const content = async () => (await callRoute(getDocumentContent, { params: { id } }, { as: user })).data;
    expect((await content()).pages[1]).toMatchObject({
      ...{ text: "", confidence: 0, unreadReason: "This page is a scan and has not been read yet." },
    });
    const analysisJobs = () => getDb().$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'analyse-case'`;
    expect(await analysisJobs()).toEqual([]);

    await recognise(id);
    const { data } = await callRoute(getCase, { params: { id: caseId } }, { as: user });
    expect(data.documents).toMatchObject([
      { status: "completed", pageCount: 3, pagesRead: 3, ocrPages: 1, lowConfidencePages: 0 },
    ]);
    const page = (await content()).pages[1];
    expect(page).toMatchObject({ source: "ocr", unreadReason: null });
    expect(page?.text).toContain("This is a lot of 12 point text");
    expect(page?.confidence).toBeGreaterThan(0.8);
    expect(page?.confidence).toBeLessThan(1);
    const wordsOf = async (pageNumber: number, as: TestUser) =>
      callRoute(getPageWords, { params: { id, pageNumber } }, { as });
    const { data: seen } = await wordsOf(2, user);
    expect(seen.words.map(({ start, end }) => page?.text.slice(start, end))).toEqual(page?.text.split(/\s+/));
    expect(seen.lowConfidence).toBe(0.7);
    expect((await wordsOf(1, user)).data.words).toEqual([]);
    expect((await wordsOf(4, user)).status).toBe(404);
    expect((await wordsOf(2, await buildUser())).status).toBe(404);
    // What reads the text without the picture is not made to carry them.
    expect(page).not.toHaveProperty("wordPlaces");
    expect(await analysisJobs()).toHaveLength(1);
    expect(await getDb().auditEvent.findMany({ where: { action: "document.extracted" } })).toMatchObject([
      { message: "Read 3 of 3 pages, 1 by OCR" },
    ]);
    const settled = await readDocument(id);
    await recognise(id);
    await extract(id);
    expect(await readDocument(id)).toEqual(settled);
    expect(await readdir(dataFolder("reading"))).toEqual([]);
  });

  it("keeps what was read when every attempt at the rest was in vain, and says so on each page", async () => {
    const id = await upload(await mixedPdf(3, [2, 3]));
    await extract(id);
    await storeRecognisedPage(id, {
      ok: true,
      pageNumber: 2,
      text: "three legible words",
      confidence: 0.5,
      doubt: null,
      wordPlaces: [],
    });
    await giveUpOcr({ documentId: id });
    expect(await readDocument(id)).toMatchObject({
      ...{ status: "completed", pageCount: 3, pagesRead: 2, ocrPages: 1, lowConfidencePages: 1 },
      pages: [
        { unreadReason: null },
        { text: "three legible words", source: "ocr", unreadReason: null },
        { text: "", confidence: 0, unreadReason: "A server error kept this page from being read by OCR." },
      ],
    });
  });

  it("counts a page as low by what the firm has set, and again when that changes", async () => {
    const setLimit = (lowConfidencePercent: number) =>
      callRoute(updateSettings, { body: { ...DEFAULT_FIRM_SETTINGS, lowConfidencePercent } }, { as: admin });
    const admin = await buildAdmin();
    await setLimit(90);
    const id = await upload(await mixedPdf(3, [2, 3]));
    await extract(id);
    const text = "three legible words";
    await storeRecognisedPage(id, { ok: true, pageNumber: 2, text, confidence: 0.85, doubt: null, wordPlaces: [] });
    expect(await readDocument(id)).toMatchObject({ status: "processing", lowConfidencePages: 1 });
    await storeRecognisedPage(id, { ok: true, pageNumber: 3, text, confidence: 0.4, doubt: null, wordPlaces: [] });
    await settleOcr(id, { reasonForLeft: "It was stopped." });
    expect(await readDocument(id)).toMatchObject({ status: "completed", pagesRead: 3, lowConfidencePages: 2 });
    await setLimit(85);
    expect(await readDocument(id)).toMatchObject({ lowConfidencePages: 1 });
    await setLimit(40);
    expect(await readDocument(id)).toMatchObject({ lowConfidencePages: 0 });
  });

  it("says on each page left when the stored file is damaged meanwhile", async () => {
    const id = await upload(await mixedPdf(2, [2]));
    await extract(id);
    const { getStorage } = await import("#server/storage/get-storage.ts");
    await getStorage().delete((await readDocument(id)).storageKey);
    await recognise(id);
    const { status, pages } = await readDocument(id);
    expect(status).toBe("completed");
    expect(pages[1]?.unreadReason).toBe("The stored file is damaged or missing. Please upload it again.");
  });

  it("stops when it is deleted meanwhile, and stores no page of a settled one", async () => {
    const id = await upload(await mixedPdf(2, [1, 2]));
    await extract(id);
    const running = recognise(id);
    await getDb().document.delete({ where: { id } });
    await running;
    const other = await upload(await mixedPdf(2, [2]));
    await extract(other);
    await settleOcr(other, { reasonForLeft: "It was stopped." });
    expect(
      await storeRecognisedPage(other, {
        ok: true,
        pageNumber: 2,
        text: "a b c",
        confidence: 1,
        doubt: null,
        wordPlaces: [],
      }),
    ).toBe(false);
    expect((await readDocument(other)).pages[1]).toMatchObject({ text: "", unreadReason: "It was stopped." });
  });
});

describe("which text a page keeps", () => {
  const layer = {
    pageNumber: 1,
    text: "Filed 01/02/24",
    confidence: 0.3,
    source: "text",
    doubt: null,
    unreadReason: "R",
  } as const;
  const failed = { recognised: { ok: false, pageNumber: 1, reason: "Stopped." }, lowConfidence: 0.7 } as const;
  const recognised = (text: string, { confidence = 0.9, lowConfidence = 0.7 } = {}) =>
    ({
      recognised: { ok: true, pageNumber: 1, text, confidence, doubt: null, wordPlaces: [0, 1, 9, 9, 9, 9, 50] },
      lowConfidence,
    }) as const;

  it("is the longer one", () => {
    expect(mergePage(layer, recognised("Filed 01/02/24 and a page below it"))).toMatchObject({
      ...{ source: "ocr", confidence: 0.9, doubt: null, unreadReason: null, wordPlaces: [0, 1, 9, 9, 9, 9, 50] },
    });
    expect(mergePage(layer, recognised("crumb"))).toBe(layer);
  });

  it("is the text layer when OCR sees the same few words: they are the page", () => {
    expect(mergePage(layer, recognised("Filed 01/02/24"))).toEqual({ ...layer, confidence: 1, unreadReason: null });
    // Below what the firm takes for a reading at all, it confirms nothing.
    expect(mergePage(layer, recognised("Filed 01/02/24", { lowConfidence: 0.95 }))).toBe(layer);
  });

  it("is the text layer that reads well, unless OCR finds clearly more", () => {
    const good = { ...layer, text: "word ".repeat(20), confidence: 1, unreadReason: null };
    expect(mergePage(good, recognised("word ".repeat(22)))).toEqual(good);
    expect(mergePage(good, recognised("word ".repeat(40)))).toMatchObject({ source: "ocr" });
    // Its picture may hold words.
    expect(mergePage(good, failed)).toEqual({ ...good, doubt: "This page has an image that was not read." });
  });

  it("is the text layer and what only a picture on the page says", () => {
    const good = {
      ...layer,
      text: "The officer wrote that he saw the car. ".repeat(5),
      confidence: 1,
      unreadReason: null,
    };
    const chat = "Meet me behind Harmon at nine";
    const words = [...chat.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => [
      index === 0 ? 39 : 1,
      word.length,
      1,
      1,
      1,
      1,
      88,
    ]);
    const merged = (percent: number) =>
      mergePage(good, {
        recognised: {
          ...{ ok: true, pageNumber: 1, confidence: 0.9, doubt: null },
          ...{ text: `The officer wrote that he saw the car.\n${chat}` },
          wordPlaces: words.map((number, at) => (at % 7 === 6 ? percent : number)),
        },
        lowConfidence: 0.7,
      });
    expect(merged(88)).toEqual({
      ...good,
      text: `${good.text}\n\n${chat}`,
      confidence: 0.88,
      doubt: "The last lines of this page were read by OCR from a picture on it.",
    });
    // Crumbs of a photograph.
    expect(merged(40)).toEqual(good);
  });

  it("is the one that makes sense, and the page says which", () => {
    const sense = "The officer stopped the car and asked the driver to open the trunk of it.";
    const doubted = {
      ...layer,
      text: "Gur bssvpre fgbccrq gur pne naq nfxrq gur qevire gb bcra gur gehax bs vg. Gur pne jnf terl.",
      confidence: 0.2,
      unreadReason: null,
      doubt: DOUBTED.layer,
    };
    expect(mergePage(doubted, recognised(sense))).toMatchObject({
      text: sense,
      source: "ocr",
      doubt: DOUBTED.replaced,
    });
    expect(mergePage(doubted, recognised("lxqr vtrw zzkq pqrx"))).toBe(doubted);
    expect(mergePage(doubted, failed)).toEqual(doubted);
  });

  it("is never one of letters without a code, when OCR reads the page", () => {
    const garbled = { ...layer, text: "\uE012 ".repeat(90), confidence: 0 };
    expect(mergePage(garbled, recognised("three legible words"))).toMatchObject({ source: "ocr", unreadReason: null });
    expect(mergePage(garbled, failed)).toMatchObject({
      ...{ confidence: 0, unreadReason: "Stopped." },
    });
  });
});

describe("300 pages, 6 of them scans, and a worker that is killed in the middle", () => {
  const SCANS = [3, 41, 42, 170, 299, 300];

  it("reads no page twice, and its coverage adds up", async () => {
    const id = await upload(await mixedPdf(300, SCANS));
    const body = { title: "State v. Marlow", fileIds: [id] };
    const { caseId } = (await callRoute(createCaseWithFiles, { body }, { as: user })).data;
    let printed = "";
    const startWorker = () => {
      const worker = spawn(process.execPath, ["server/worker/main.ts"], {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, LOG_LEVEL: "info" },
      });
      worker.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
      workers.push(worker);
      return worker;
    };
    const row = () => getDb().document.findUniqueOrThrow({ where: { id } });
    const stored = async () =>
      (await getDb().documentPage.findMany({ where: { documentId: id, source: "ocr" } })).map(
        ({ pageNumber, text }) => ({ pageNumber, text }),
      );

    const first = startWorker();
    // By what it prints: to ask the database as often cost as much as the reading.
    await vi.waitUntil(() => readByOcr(printed).length >= 2, { timeout: 600_000, interval: 20 });
    const gone = once(first, "exit");
    first.kill("SIGKILL");
    await gone;
    const before = await stored();
    expect(before.length).toBeLessThan(SCANS.length);
    expect(await row()).toMatchObject({ status: "processing", pageCount: 300, pagesRead: 294 + before.length });
    const printedBefore = readByOcr(printed);

    startWorker();
    await vi.waitUntil(async () => (await row()).status === "completed", { timeout: 600_000, interval: 100 });
    expect(await row()).toMatchObject({ pageCount: 300, pagesRead: 300, ocrPages: SCANS.length });
    // What the second worker read by OCR is exactly what the first had not stored.
    const after = readByOcr(printed).slice(printedBefore.length);
    expect(after.toSorted((a, b) => a - b)).toEqual(
      SCANS.filter((number) => !before.some(({ pageNumber }) => pageNumber === number)),
    );
    expect((await stored()).filter(({ pageNumber }) => before.some((page) => page.pageNumber === pageNumber))).toEqual(
      before,
    );

    await vi.waitUntil(async () => (await getDb().analysis.findFirst({ where: { caseId } }))?.status === "Completed", {
      timeout: 600_000,
      interval: 100,
    });
    const { id: analysisId } = await getDb().analysis.findFirstOrThrow({ where: { caseId } });
    const { coverage } = (await callRoute(getAnalysis, { params: { analysisId } }, { as: user })).data;
    const { lowConfidencePages } = await row();
    expect(coverage).toMatchObject({ pages: 300, pagesRead: 300, lowConfidence: lowConfidencePages, unread: [] });
    expect(coverage?.exhibits[0]?.pages).toMatch(/^[rl]{300}$/);
  });

  /** The pages that the workers report to have read by OCR, in order. */
  function readByOcr(log: string): number[] {
    return [...log.matchAll(/"pageNumber":(\d+)[^\n]*"msg":"page read by OCR"/g)].map(([, number]) => Number(number));
  }
});
