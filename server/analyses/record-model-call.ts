import { fullNameOf } from "#lib/format/full-name.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";

type Given = {
  readonly analysisId: string;
  readonly caseId: string;
  readonly endpoint: string;
  readonly model: string;
  readonly pages: number;
};

/** The line that says what leaves the firm, before it does: where to and how many pages, none of their words. */
export async function recordModelCall({ analysisId, caseId, endpoint, model, pages }: Given): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const analysis = await tx.analysis.findUnique({
      where: { id: analysisId },
      select: {
        requestedBy: { select: { id: true, email: true, firstName: true, lastName: true } },
      },
    });
    // Not by way of the analysis: Prisma would read it in a second statement, and it may be deleted in between.
    const ofCase = await tx.case.findUnique({ where: { id: caseId }, select: { caseNumber: true } });
    if (analysis === null || ofCase === null) return;
    const { requestedBy } = analysis;
    const actor =
      requestedBy === null
        ? null
        : { userId: requestedBy.id, email: requestedBy.email, fullName: fullNameOf(requestedBy) };
    const message = `Sending up to ${pages} pages of case ${ofCase.caseNumber} to the model ${model} at ${endpoint}`;
    await recordAudit(tx, { level: "info", action: "model.call", message, actor, caseId });
  });
}
