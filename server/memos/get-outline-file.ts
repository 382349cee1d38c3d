import type { Analysis } from "#lib/contracts/analyses.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { getOutlineFile as contract } from "#lib/contracts/work-product.ts";
import { OUTLINE_DIALOG } from "#lib/copy/case/outline.ts";
import { isSetAside } from "#lib/domain/findings.ts";
import { roleLabel } from "#lib/domain/firm/role-label.ts";
import { readAnalysis } from "../analyses/read-analysis.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import type { Cited } from "../work-product/cite.ts";
import { crossOutline, type Statement } from "../work-product/cross-outline.ts";
import { citeCase } from "./cite-case.ts";
import { type ReadDocument, statementsOf } from "./statements-of.ts";

/**
 * The cross-examination outline of one witness as a Word document, from the latest completed analysis.
 * @throws AppError 404 when the case is missing or not the actor's, or the analysis lists nobody of that name; 409 while
 * there is no finished analysis
 */
export async function getOutlineFile(
  actor: Actor,
  caseId: string,
  query: CallParsed<typeof contract>["query"],
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string }> {
  const db = getDb();
  const { title, caseNumber } = await requireCase(db, actor, caseId);
  const analysis = await readAnalysis({ caseId, status: "Completed" });
  if (analysis === null) throw new AppError("conflict", "This case has no finished analysis yet.");
  const person = analysis.people.find(({ name }) => name === query.witness);
  if (person === undefined) throw new AppError("not_found", "Not found");

  const documents = await readDocuments(db, caseId, [
    ...person.ownPapers,
    ...person.places.map(({ documentId }) => documentId),
  ]);
  const findings = analysis.findings.filter(
    (finding) => finding.verified && finding.verdict !== "rejected" && !isSetAside(finding),
  );
  const contradictions = findings.filter(({ kind }) => kind === "contradiction");
  const cited = findings
    .filter(({ kind }) => kind !== "gap" && kind !== "action")
    .flatMap(({ citations }) => citations);
  const statements = statementsOf(person, documents, {
    isCited: (place) => cited.some((one) => overlaps(one, place)),
    isContradicted: (place) => againstOf(place, contradictions).length > 0,
  }).map((said): Statement => ({ said, against: againstOf(said, contradictions) }));
  const quoted = statements.flatMap(({ said, against }) => [said, ...against.flatMap(({ places }) => places)]);
  const role = person.name === person.role ? "" : roleLabel(person.role);
  const bytes = await crossOutline({
    ...{ title, caseNumber, statements },
    ...(await citeCase(db, analysis, quoted)),
    witness: role === "" ? person.name : `${person.name} (${role})`,
    author: actor.fullName,
    date: query.on ?? (await databaseNow(db)).toISOString().slice(0, 10),
  });
  await db.$transaction((tx) =>
    recordAudit(tx, {
      ...{ level: "info", action: "work-product.download", actor, caseId },
      // Without the witness: the name is from a document.
      message: `Downloaded a cross-examination outline, case ${caseNumber}`,
    }),
  );
  return { bytes, fileName: OUTLINE_DIALOG.fileName(person.name, title) };
}

/** Documents of the case with their texts, in the order of their exhibit numbers. */
async function readDocuments(tx: Tx, caseId: string, ids: readonly string[]): Promise<ReadDocument[]> {
  const rows = await tx.document.findMany({
    where: { caseId, id: { in: [...new Set(ids)] } },
    orderBy: [{ exhibit: "asc" }, { id: "asc" }],
    select: {
      ...{ id: true, exhibit: true, originalFileName: true },
      pages: { orderBy: { pageNumber: "asc" }, select: { pageNumber: true, text: true } },
    },
  });
  return rows.map(({ id, exhibit, originalFileName, pages }) => ({
    ...{ documentId: id, exhibit, fileName: originalFileName, pages },
  }));
}

/** The other side of each contradiction that rests on these words. The first citation differs from all that follow. */
function againstOf(said: Cited, contradictions: Analysis["findings"]): Statement["against"] {
  return contradictions.flatMap(({ text, citations: [first, ...rest] }) => {
    if (first === undefined) return [];
    const isFirst = overlaps(first, said);
    if (!isFirst && !rest.some((one) => overlaps(one, said))) return [];
    const places = (isFirst ? rest : [first]).filter((one) => !overlaps(one, said));
    return places.length === 0 ? [] : [{ point: text, places }];
  });
}

function overlaps(a: Cited, b: Cited): boolean {
  return a.documentId === b.documentId && a.pageNumber === b.pageNumber && a.start < b.end && b.start < a.end;
}
