import { randomBytes, randomUUID } from "node:crypto";
import { uploadFile } from "#lib/contracts/documents.ts";
import { MEDIA_TYPE_OF, documentTypeOf } from "#lib/domain/files/document-type.ts";
import { getDb, type Prisma } from "#server/db/client.ts";
import { READER_VERSION } from "#lib/domain/files/reader-version.ts";
import { makeDocumentKey } from "#server/storage/encryption.ts";
import type { TestUser } from "./builders.ts";
import { callRoute } from "./call-route.ts";

/** A case of its own number; `createdById` must be given. */
export function buildCase(fields: Partial<Prisma.CaseUncheckedCreateInput> & { createdById: string }) {
  return getDb().case.create({
    data: { caseNumber: `T-${randomUUID()}`, title: "State v. Marlow", clientName: "Ray Marlow", ...fields },
  });
}

/**
 * A read text document of one page, as row only: nothing lies in the storage. With a caseId it gets the next exhibit
 * number of that case.
 */
export async function buildDocument(
  fields: Partial<Prisma.DocumentUncheckedCreateInput> & { uploadedById: string; pageTexts?: readonly string[] },
) {
  const { pageTexts = ["Officer Hale stopped the car at 22:10."], ...given } = fields;
  const exhibit =
    given.caseId == null
      ? null
      : (await getDb().case.update({ where: { id: given.caseId }, data: { nextExhibit: { increment: 1 } } }))
          .nextExhibit - 1;
  const id = given.id ?? randomUUID();
  return getDb().document.create({
    data: {
      id,
      exhibit,
      originalFileName: "report.txt",
      type: "txt",
      size: 40,
      sha256: randomBytes(32).toString("hex"),
      storageKey: randomBytes(16).toString("hex"),
      wrappedKey: new Uint8Array(makeDocumentKey(id).wrappedKey),
      status: "completed",
      pageCount: pageTexts.length,
      pagesRead: pageTexts.length,
      readerVersion: READER_VERSION,
      ...given,
      pages: {
        create: pageTexts.map((text, index) => ({
          pageNumber: index + 1,
          text,
          confidence: 1,
          source: "text" as const,
        })),
      },
    },
  });
}

/** An analysis; with `status: "Completed"` as one that is over. */
export function buildAnalysis(fields: Partial<Prisma.AnalysisUncheckedCreateInput> & { caseId: string }) {
  return getDb().analysis.create({ data: fields });
}

/** A verified issue of an analysis; with `citations` as rows without their finding and position. */
export function buildFinding(
  fields: Partial<Prisma.FindingUncheckedCreateInput> & {
    analysisId: string;
    cites?: readonly Omit<Prisma.CitationUncheckedCreateInput, "findingId" | "position" | "status">[];
  },
) {
  const { cites = [], ...given } = fields;
  return getDb().finding.create({
    data: {
      position: 0,
      kind: "issue",
      ruleId: "rule",
      engine: "offline",
      text: "The stop has no stated reason.",
      detail: "",
      verified: true,
      ...given,
      citations: { create: cites.map((cite, position) => ({ ...cite, position, status: "verified" as const })) },
    },
  });
}

/** Uploads bytes through the route, as a browser would. */
export async function uploadBytes(
  user: TestUser,
  file: {
    name: string;
    bytes: Uint8Array<ArrayBuffer>;
    type?: string;
    caseId?: string;
    uploadSessionId?: string;
  },
) {
  const form = new FormData();
  if (file.caseId !== undefined) form.append("caseId", file.caseId);
  if (file.uploadSessionId !== undefined) form.append("uploadSessionId", file.uploadSessionId);
  const declared = documentTypeOf(file.name);
  const type = file.type ?? (declared === null ? "application/octet-stream" : MEDIA_TYPE_OF[declared]);
  form.append("file", new File([file.bytes], file.name, { type }));
  return callRoute(uploadFile, {}, { as: user, rawBody: form });
}
