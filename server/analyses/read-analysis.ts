import { Coverage } from "#lib/contracts/findings.ts";
import { Fee } from "#lib/contracts/analyses.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { OFFENCE_CLASSES } from "#lib/domain/findings.ts";
import { parseLegalSystem } from "#lib/domain/legal-systems.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import { getDb } from "../db/client.ts";
import type { Prisma } from "../db/client.ts";
import { readSnapshot } from "../db/read-snapshot.ts";
import { addressedLinesOf } from "../findings/addressed-lines.ts";
import { passagesOf } from "../findings/passages.ts";
import { factsOf } from "../findings/facts.ts";
import { peopleOf } from "../findings/people.ts";
import { sideBySideOf } from "../findings/side-by-side.ts";
import { readLedgerStates } from "./ledger-states.ts";
import { pointsOf } from "../findings/points.ts";
import { presentAddressedLines } from "./present-addressed-lines.ts";
import { presentAnalysis } from "./present-analysis.ts";
import { presentFacts } from "./present-facts.ts";
import { FINDING_INCLUDE, presentFinding } from "../findings/present-finding.ts";
import { presentPeople } from "./present-people.ts";
import { presentPlace } from "./present-place.ts";
import { presentSideBySide } from "./present-side-by-side.ts";

const INCLUDE = {
  findings: { orderBy: { position: "asc" }, include: FINDING_INCLUDE },
  requestedBy: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.AnalysisInclude;
type Row = Prisma.AnalysisGetPayload<{ include: typeof INCLUDE }>;

/** The newest analysis that `where` lets through, with its findings and their places; null when there is none. */
export async function readAnalysis(where: Prisma.AnalysisWhereInput): Promise<Analysis | null> {
  const row = await readSnapshot((tx) =>
    tx.analysis.findFirst({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], include: INCLUDE }),
  );
  if (row === null) return null;
  const coverage = row.coverage === null ? null : Coverage.parse(row.coverage);
  const read = coverage?.exhibits ?? [];
  const facts = factsOf(row);
  const findings = row.findings.map(presentFinding);
  const rules = new Map(row.findings.map(({ id, ruleId }) => [id, ruleId]));
  const failed = coverage?.failedDocuments ?? [];
  return {
    ...presentAnalysis(row),
    engine: row.engine,
    model: row.model,
    modelNote: row.modelNote,
    engineVersion: row.engineVersion,
    pagesSent: row.pagesSent,
    promptTokens: row.promptTokens,
    completionTokens: row.completionTokens,
    requestedBy: row.requestedBy === null ? null : fullNameOf(row.requestedBy),
    startedAt: row.startedAt?.toISOString() ?? null,
    offenceClass: OFFENCE_CLASSES.find((known) => known === row.offenceClass) ?? null,
    law: lawOf(row),
    coverage,
    fee: row.fee === null ? null : Fee.parse(row.fee),
    citationCounts: citationCounts(row),
    documentsSince:
      coverage === null
        ? 0
        : await getDb().document.count({
            where: {
              caseId: row.caseId,
              id: { notIn: read.map(({ documentId }) => documentId) },
              // One that failed and was tried again with success is as good as new.
              OR: [{ id: { notIn: failed.map(({ documentId }) => documentId) } }, { status: { not: "failed" } }],
            },
          }),
    findings,
    ledgerStates: await readLedgerStates(row),
    points: pointsOf(findings, rules),
    people: presentPeople(peopleOf(row), read),
    sideBySide: presentSideBySide(sideBySideOf(row), read),
    facts: facts === null ? null : presentFacts(facts, read),
    addressedLines: presentAddressedLines(addressedLinesOf(row), read),
    passages: passagesOf(row).map(presentPlace(read)),
  };
}

function lawOf({ legalSystem, isLawGuessed }: Row): Analysis["law"] {
  const system = parseLegalSystem(legalSystem);
  return system === null ? null : { system, isGuess: isLawGuessed };
}

/** Counted from the rows, so that they tell the truth after a document was deleted; `offered` is their sum. */
function citationCounts(row: Row): Analysis["citationCounts"] {
  const statuses = row.findings.flatMap((finding) => finding.citations.map((citation) => citation.status));
  const count = (wanted: (typeof statuses)[number]) => statuses.filter((status) => status === wanted).length;
  return {
    offered: statuses.length + row.citationsDropped,
    verified: count("verified"),
    corrected: count("corrected"),
    near: count("near"),
    dropped: row.citationsDropped,
  };
}
