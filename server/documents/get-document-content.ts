import type { CallReturn } from "#lib/contracts/define-call.ts";
import type { getDocumentContent as contract } from "#lib/contracts/documents.ts";
import { MEDIA_TYPE_OF } from "#lib/domain/files/document-type.ts";
import { overlaps } from "#lib/analysis/overlaps.ts";
import { factsOf } from "../findings/facts.ts";
import { sideBySideOf } from "../findings/side-by-side.ts";
import { namesKind } from "../analyst/facts/list-papers.ts";
import { presentAnnotation, WITH_AUTHOR } from "../annotations/present-annotation.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { readSnapshot } from "../db/read-snapshot.ts";
import type { Actor } from "../policies/actor.ts";
import { requireDocument } from "../policies/cases.ts";

type Content = CallReturn<typeof contract>;

const WAITS_FOR_OCR = "This page is a scan and has not been read yet.";

/**
 * The text of a document page by page, with the places that the newest completed analysis of its case stands on and the
 * notes that people made. Every reading leaves a line in the audit log: after a breach a firm must be able to say what was read.
 */
export async function getDocumentContent(actor: Actor, documentId: string): Promise<Content> {
  const db = getDb();
  const document = await requireDocument(db, actor, documentId);
  const { caseId, originalFileName: fileName } = document;
  await db.$transaction((tx) =>
    recordAudit(tx, {
      level: "info",
      action: "document.read",
      message: `Viewed the text of ${fileName}`,
      actor,
      caseId,
      documentId,
    }),
  );
  const [pages, fromAnalysis, annotations, ofCase] = await Promise.all([
    db.documentPage.findMany({
      where: { documentId },
      orderBy: { pageNumber: "asc" },
      omit: { documentId: true, wordPlaces: true },
    }),
    caseId === null ? NOT_ANALYZED : readSnapshot((tx) => readAnalysis(tx, { caseId, documentId })),
    db.annotation.findMany({
      where: { documentId },
      orderBy: [{ pageNumber: "asc" }, { start: "asc" }, { id: "asc" }],
      include: WITH_AUTHOR,
    }),
    caseId === null ? null : db.case.findUnique({ where: { id: caseId }, select: { caseNumber: true } }),
  ]);
  return {
    id: documentId,
    caseId,
    exhibit: document.exhibit,
    fileName,
    fileType: MEDIA_TYPE_OF[document.type],
    caseNumber: ofCase?.caseNumber ?? null,
    status: document.status,
    failureReason: document.failureReason,
    note: document.note,
    pageCount: pages.length,
    extractedText: pages.map((page) => page.text).join("\f"),
    pages: pages.map(({ ocrPending, ...page }) => ({
      ...page,
      unreadReason: ocrPending && page.unreadReason !== null ? WAITS_FOR_OCR : page.unreadReason,
    })),
    ...fromAnalysis,
    annotations: annotations.map((row) => presentAnnotation(actor, row)),
    contentUrl: `/api/documents/${documentId}/original`,
  };
}

type FromAnalysis = Required<Pick<Content, "citations" | "paper">>;
const NOT_ANALYZED: FromAnalysis = { citations: [], paper: null };

async function readAnalysis(db: Tx, of: { caseId: string; documentId: string }): Promise<FromAnalysis> {
  const latest = await db.analysis.findFirst({
    where: { caseId: of.caseId, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, facts: true, sideBySide: true },
  });
  if (latest === null) return NOT_ANALYZED;
  const rows = await db.citation.findMany({
    where: { documentId: of.documentId, finding: { analysisId: latest.id } },
    orderBy: [{ pageNumber: "asc" }, { start: "asc" }, { end: "asc" }],
    include: { finding: { select: { kind: true, text: true } } },
  });
  // The table quotes pages that no finding stands on: the viewer must not say that nothing cites them.
  const compared = sideBySideOf(latest).flatMap(({ label, cells }) =>
    cells
      .filter((cell) => cell.documentId === of.documentId && !rows.some((row) => overlaps(row, cell)))
      .map(({ pageNumber, start, end, status }) => ({
        ...{ pageNumber, start, end, status, text: label },
        kind: "sideBySide" as const,
      })),
  );
  const papers = factsOf(latest)?.papers.find(({ documentIds }) => documentIds.includes(of.documentId));
  return {
    citations: [
      ...rows.map(({ pageNumber, start, end, status, finding }) => ({ pageNumber, start, end, status, ...finding })),
      ...compared,
    ],
    paper:
      papers === undefined || !namesKind(papers.name)
        ? null
        : { name: papers.name, isOnly: papers.documentIds.length === 1 },
  };
}
