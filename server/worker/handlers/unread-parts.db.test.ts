import { readFile } from "node:fs/promises";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { afterAll, expect, it } from "vitest";
import { getAnalysis } from "#lib/contracts/analyses.ts";
import { createCaseWithFiles, getAnalysisStatus, getCase } from "#lib/contracts/cases.ts";
import { notAssessed } from "#lib/copy/all-clear.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, uploadBytes } from "#server/testing/case-builders.ts";
import { analyseCaseJob } from "./analyse-case.ts";
import { extractDocumentJob } from "./extract-document.ts";
import { giveUpOcr } from "./recognise-document.ts";

afterAll(closeQueue);

const STATEMENT = "I saw the police stop a red Honda on Elm Street. I had been drinking.";
const context = () => ({ signal: new AbortController().signal });
const extract = (documentId: string) => extractDocumentJob({ documentId }, context());
const SCAN = new URL("../../../e2e/fixtures/documents/scan-missouri-p2.pdf", import.meta.url);

/** A page of text that shows a photographed page below it, with a statement attached to the file. */
async function bundle(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage();
  for (let line = 0; line < 12; line += 1)
    page.drawText(`${line}. On March 3 Officer Hale stopped a gray Honda on Elm Street, as he had before.`, {
      ...{ x: 40, y: 780 - line * 14, size: 10, font },
    });
  const [photograph] = await document.embedPdf(await readFile(SCAN));
  if (photograph !== undefined) page.drawPage(photograph, { x: 40, y: 40, width: 400, height: 500 });
  await document.attach(new TextEncoder().encode(STATEMENT), "statement.txt");
  return new Uint8Array(await document.save());
}

it("is said of a case until nothing of it is unread: a picture that OCR gave up, a file in a file", async () => {
  const user = await buildUser();
  const id = (await uploadBytes(user, { name: "bundle.pdf", bytes: await bundle() })).data.fileId;
  const body = { title: "State v. Marlow", fileIds: [id] };
  const { caseId } = (await callRoute(createCaseWithFiles, { body }, { as: user })).data;
  await extract(id);
  await giveUpOcr({ documentId: id });
  const { id: analysisId } = await getDb().analysis.findFirstOrThrow({ where: { caseId } });
  const coverageOf = async (analysis: string) => {
    await analyseCaseJob({ analysisId: analysis }, context());
    return (await callRoute(getAnalysis, { params: { analysisId: analysis } }, { as: user })).data.coverage;
  };
  const picture = "This page has an image that was not read.";
  const attached =
    "This PDF carries 1 attached file that is not read: statement.txt. Add them to the case to have them read.";
  expect(await coverageOf(analysisId)).toMatchObject({
    ...{ pages: 1, pagesRead: 1, unreadParts: 2, exhibits: [{ pages: "p" }] },
    inPart: [
      { documentId: id, pageNumber: null, reason: attached },
      { documentId: id, pageNumber: 1, reason: picture },
    ],
  });
  const readings = async () => [
    (await callRoute(getCase, { params: { id: caseId } }, { as: user })).data.case.reading,
    (await callRoute(getAnalysisStatus, { params: { id: caseId } }, { as: user })).data.reading,
  ];
  for (const reading of await readings())
    expect(notAssessed(reading)).toBe("Not assessed: 2 parts of the documents were not read.");

  const bytes = new TextEncoder().encode(STATEMENT);
  await extract((await uploadBytes(user, { name: "statement.txt", bytes, caseId })).data.fileId);
  const again = await buildAnalysis({ caseId, status: "Pending" });
  expect(await coverageOf(again.id)).toMatchObject({
    ...{ documentsRead: 2, unreadParts: 1, inPart: [{ pageNumber: 1, reason: picture }] },
  });
  for (const reading of await readings())
    expect(notAssessed(reading)).toBe("Not assessed: 1 part of the documents was not read.");
});
