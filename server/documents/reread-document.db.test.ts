// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
import { afterAll, beforeEach, expect, it } from "vitest";
import { getCase } from "#lib/contracts/cases.ts";
import { rereadDocument } from "#lib/contracts/documents.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, buildFinding } from "#server/testing/case-builders.ts";
import { rereadAll } from "./reread-document.ts";
import { storeRecognisedPage } from "../worker/store-recognised-page.ts";
import { settleOcr, settleText } from "./settle-document.ts";

let user: TestUser;
let caseId: string;
beforeEach(async () => {
  user = await buildUser();
  caseId = (await buildCase({ createdById: user.id })).id;
});
afterAll(closeQueue);

const BEFORE = "The stop was at 22:10. Nothing was found in the trunk.";
const AFTER = "[x] I waive my rights. The stop was at 22:10. A knife was in the trunk.";
const oldDocument = () =>
  buildDocument({ uploadedById: user.id, caseId, readerVersion: 0, pageTexts: [BEFORE, "Page two."] });
const reread = (id: string) => callRoute(rereadDocument, { params: { id } }, { as: user });
const jobs = () => getDb().$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'extract-document'`;
const page = { confidence: 1, source: "text", doubt: null, unreadReason: null, ocrPending: false } as const;
const pages = [
  { ...page, pageNumber: 1, text: AFTER },
  { ...page, pageNumber: 2, text: "Page two." },
];

it("is offered for a document of an older reader, makes one job of two clicks, and is over when it is read", async () => {
  const { id, originalFileName } = await oldDocument();
  const isOld = async () => (await callRoute(getCase, { params: { id: caseId } }, { as: user })).data.documents[0];
  expect(await isOld()).toMatchObject({ id, isOldReading: true });
  expect(await reread(id)).toMatchObject({ status: 202, data: { id, status: "uploaded", isOldReading: false } });
  expect(await reread(id)).toMatchObject({ status: 202, data: { status: "uploaded" } });
  expect(await jobs()).toEqual([{ data: { documentId: id } }]);
  expect(await getDb().auditEvent.findMany({ where: { action: "document.reread" } })).toMatchObject([
    { message: `Reread ${originalFileName}`, userId: user.id, caseId, documentId: id },
  ]);
  await settleText(id, { ok: true, pages, note: null });
  expect(await isOld()).toMatchObject({ status: "completed", isOldReading: false });
  expect(await reread(id)).toMatchObject({ status: 409 });
});

it("keeps the findings by their words; what is on no page any longer goes", async () => {
  const { id } = await oldDocument();
  const analysis = await buildAnalysis({ caseId, status: "Completed" });
  const quoted = (quote: string) => {
    const start = BEFORE.indexOf(quote);
    return { documentId: id, pageNumber: 1, quote, start, end: start + quote.length };
  };
  const finding = { analysisId: analysis.id };
  const kept = await buildFinding({
    ...finding,
    cites: [quoted("The stop was at 22:10."), quoted("Nothing was found")],
  });
  const lost = await buildFinding({ ...finding, position: 1, cites: [quoted("Nothing was found")] });
  await reread(id);
  await settleText(id, { ok: true, pages, note: null });
  const start = AFTER.indexOf("The stop");
  expect(await getDb().citation.findMany({ where: { documentId: id } })).toMatchObject([
    { findingId: kept.id, pageNumber: 1, quote: "The stop was at 22:10.", start, end: start + 22 },
  ]);
  expect(await getDb().finding.findUnique({ where: { id: lost.id } })).toBe(null);
});

it("keeps pages, findings and notes of the earlier reading when it fails, says so, and may be tried again", async () => {
  const { id } = await oldDocument();
  const analysis = await buildAnalysis({ caseId, status: "Completed" });
  const cite = { documentId: id, pageNumber: 1, quote: "The stop was at 22:10.", start: 0, end: 22 };
  await buildFinding({ analysisId: analysis.id, cites: [cite] });
  const kept = async () => ({
    pages: await getDb().documentPage.findMany({ where: { documentId: id }, orderBy: { pageNumber: "asc" } }),
    citations: await getDb().citation.findMany({ where: { documentId: id } }),
  });
  const before = await kept();
  for (const reason of ["Reading this file took too long and was stopped.", "The reader could not finish this file."]) {
    expect((await reread(id)).status).toBe(202);
    await settleText(id, { ok: false, reason });
    expect(await kept()).toEqual(before);
    expect(await getDb().document.findUnique({ where: { id } })).toMatchObject({
      ...{ status: "completed", failureReason: null, pageCount: 2, pagesRead: 2, readerVersion: 0 },
      note: `This file could not be read again, so its earlier pages are shown. ${reason}`,
    });
  }
  await reread(id);
  await settleText(id, { ok: true, pages, note: null });
  expect(await getDb().document.findUnique({ where: { id } })).toMatchObject({ note: null, pagesRead: 2 });
});

it("keeps what OCR read on a page when OCR fails on it the second time, and takes the new reading when there is one", async () => {
  const { id } = await oldDocument();
  const places = [0, 3, 100, 100, 50, 20, 90];
  await getDb().documentPage.updateMany({
    where: { documentId: id },
    data: { source: "ocr", confidence: 0.7, wordPlaces: places },
  });
  await reread(id);
  await getDb().document.update({ where: { id }, data: { status: "processing" } });
  const unread = { ...page, text: "", confidence: 0, unreadReason: "This page is a scan.", ocrPending: true };
  await settleText(id, {
    ok: true,
    note: null,
    pages: [
      { ...unread, pageNumber: 1 },
      { ...unread, pageNumber: 2 },
    ],
  });
  await storeRecognisedPage(id, { ok: false, pageNumber: 1, reason: "Reading this page took too long." });
  const seen = { text: "Page two, better", confidence: 0.9, doubt: null, wordPlaces: [] };
  await storeRecognisedPage(id, { ok: true, pageNumber: 2, ...seen });
  await settleOcr(id, { reasonForLeft: "Not tried." });
  expect(
    await getDb().documentPage.findMany({ where: { documentId: id }, orderBy: { pageNumber: "asc" } }),
  ).toMatchObject([
    { text: BEFORE, confidence: 0.7, source: "ocr", unreadReason: null, ocrPending: false, wordPlaces: places },
    { ...seen, source: "ocr", unreadReason: null, ocrPending: false },
  ]);
  expect(await getDb().document.findUnique({ where: { id } })).toMatchObject({ pagesRead: 2, ocrPages: 2 });
});

it("is done for all of them from the command line", async () => {
  const [first, second] = [await oldDocument(), await oldDocument()];
  await buildDocument({ uploadedById: user.id, caseId });
  await buildDocument({ uploadedById: user.id, caseId, readerVersion: 0, status: "failed", failureReason: "Damaged." });
  expect(await rereadAll()).toBe(2);
  expect(await jobs()).toEqual(expect.arrayContaining([first, second].map(({ id }) => ({ data: { documentId: id } }))));
  expect(await rereadAll()).toBe(0);
});
