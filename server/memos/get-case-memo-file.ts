import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { getCaseMemoFile as contract } from "#lib/contracts/work-product.ts";
import { MEMO_DIALOG } from "#lib/copy/case/memo.ts";
import { dateEverywhere, standingOf } from "#lib/domain/ledger.ts";
import { MEMO_SECTIONS } from "#lib/domain/memo-sections.ts";
import { readAnalysis } from "../analyses/read-analysis.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { readCharges } from "../charges/read-charges.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { presentItem } from "../ledger/present-item.ts";
import { readItems } from "../ledger/read-ledger.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { caseMemo } from "../work-product/case-memo.ts";
import { citeCase } from "./cite-case.ts";
import { readCaseChanges } from "./read-case-changes.ts";

/**
 * The memo of a case as a Word document, from its latest completed analysis and its ledger as they are now.
 * @param query.sections all of them when absent
 * @param query.on date of the memo, `YYYY-MM-DD`; today in UTC when absent
 * @throws AppError 404 when the case is missing or not the actor's; 409 while it has no finished analysis
 */
export async function getCaseMemoFile(
  actor: Actor,
  caseId: string,
  query: CallParsed<typeof contract>["query"],
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string }> {
  const db = getDb();
  const { title, caseNumber, clientName, ...firmCase } = await requireCase(db, actor, caseId);
  const analysis = await readAnalysis({ caseId, status: "Completed" });
  if (analysis === null) throw new AppError("conflict", "This case has no finished analysis yet.");
  const { items, record } = await readItems(db, { ...firmCase, clientName });
  const now = await databaseNow(db);
  const today = dateEverywhere(now);
  const ledger = items.map((one) => {
    const item = presentItem(one, record);
    return { item, standing: standingOf(item, today) };
  });
  const changes = await readCaseChanges(analysis);
  const charges = await readCharges(db, caseId);
  const cited = [
    ...analysis.findings.flatMap(({ citations }) => citations),
    ...(analysis.facts?.facts ?? []).map(({ citation }) => citation),
    ...ledger.flatMap(({ item }) => item.citations),
    ...charges.flatMap(({ elements }) => elements.flatMap(({ evidence }) => evidence)),
  ];
  const bytes = await caseMemo({
    ...{ title, caseNumber, clientName, analysis, charges, ledger, changes },
    ...(await citeCase(db, analysis, cited)),
    author: actor.fullName,
    date: query.on ?? now.toISOString().slice(0, 10),
    sections: query.sections ?? MEMO_SECTIONS,
  });
  await db.$transaction((tx) =>
    recordAudit(tx, {
      ...{ level: "info", action: "work-product.download", actor, caseId },
      message: `Downloaded the case memo, case ${caseNumber}`,
    }),
  );
  return { bytes, fileName: MEMO_DIALOG.fileName(title) };
}
