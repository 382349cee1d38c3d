import type { createCaseWithFiles as contract } from "#lib/contracts/cases.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { enqueueAnalysisWhenSettled } from "../analyses/enqueue-analysis-when-settled.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { removeStoredFiles } from "../documents/remove-stored-files.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { nextCaseNumber } from "./next-case-number.ts";

type Input = CallParsed<typeof contract>["body"];

/**
 * Opens a case on files that its creator has uploaded, which become exhibits 1..n in the given order, and asks for its
 * analysis. Of files with the same bytes the first becomes an exhibit and the others go. All or nothing.
 * @throws AppError 404 when a file is missing or another's, 400 when it already belongs to a case
 */
export async function createCaseWithFiles(actor: Actor, input: Input): Promise<{ caseId: string }> {
  const { caseId, spareKeys } = await getDb().$transaction(async (tx) => {
    const { fileIds, spares } = partDuplicates(await claimFiles(tx, actor, [...new Set(input.fileIds)]));
    await tx.document.deleteMany({ where: { id: { in: spares.map(({ id }) => id) } } });
    const now = await databaseNow(tx);
    const created = await tx.case.create({
      data: {
        caseNumber: await nextCaseNumber(tx, now),
        title: input.title,
        clientName: input.clientName,
        priority: input.priority,
        status: "processing",
        createdById: actor.userId,
        createdAt: now,
        lastActivityAt: now,
        nextExhibit: fileIds.length + 1,
      },
    });
    const caseId = created.id;
    await tx.$executeRaw`
      UPDATE "Document" SET "caseId" = ${caseId}::uuid, exhibit = file.position
      FROM unnest(${fileIds}::uuid[]) WITH ORDINALITY AS file(id, position) WHERE "Document".id = file.id`;
    await tx.analysis.create({ data: { caseId, requestedById: actor.userId, createdAt: now } });
    await enqueueAnalysisWhenSettled(tx, caseId);
    const message = `Created case ${created.caseNumber} with ${fileIds.length} documents`;
    await recordAudit(tx, { level: "info", action: "case.create", message, actor, caseId });
    return { caseId, spareKeys: spares.map(({ storageKey }) => storageKey) };
  });
  await removeStoredFiles(spareKeys);
  return { caseId };
}

type ClaimedFile = {
  readonly id: string;
  readonly caseId: string | null;
  readonly sha256: string;
  readonly storageKey: string;
};

function partDuplicates(files: readonly ClaimedFile[]): { fileIds: string[]; spares: ClaimedFile[] } {
  const seen = new Set<string>();
  const isSpare = ({ sha256 }: ClaimedFile) => seen.size === seen.add(sha256).size;
  const { kept = [], spares = [] } = Object.groupBy(files, (file) => (isSpare(file) ? "spares" : "kept"));
  return { fileIds: kept.map(({ id }) => id), spares };
}

/**
 * Holds the files' rows until the commit: a file that is being settled meanwhile is waited for and then seen as
 * settled, or settles later and then finds its case (documents/settle-document.ts). In the order of their ids, so that
 * two cases that claim the same files do not wait for each other.
 * @returns the files in the given order
 */
async function claimFiles(tx: Tx, actor: Actor, fileIds: readonly string[]): Promise<ClaimedFile[]> {
  const rows = await tx.$queryRaw<ClaimedFile[]>`
    SELECT id, "caseId", sha256, "storageKey" FROM "Document"
    WHERE id = ANY(${[...fileIds]}::uuid[]) AND "uploadedById" = ${actor.userId}::uuid ORDER BY id FOR UPDATE`;
  if (rows.length < fileIds.length)
    throw new AppError("not_found", "One of the files no longer exists. Please add it again.");
  if (rows.some((row) => row.caseId !== null))
    throw new AppError("invalid", "One of the files already belongs to a case.");
  return rows.toSorted((one, other) => fileIds.indexOf(one.id) - fileIds.indexOf(other.id));
}
