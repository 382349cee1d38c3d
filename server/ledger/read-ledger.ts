import { Coverage } from "#lib/contracts/findings.ts";
import { Letter, type Ledger, type SentLetter } from "#lib/contracts/ledger.ts";
import { parseLegalSystem } from "#lib/domain/legal-systems.ts";
import { FINDING_INCLUDE } from "../findings/present-finding.ts";
import { factsOf } from "../findings/facts.ts";
import type { Actor } from "../policies/actor.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import type { Case, Prisma, Tx } from "../db/client.ts";
import { presentDraft } from "./present-draft.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { readPointRanks } from "./read-point-ranks.ts";
import { dateOf, ITEM_INCLUDE, presentItem, type LedgerRow, type RecordOfCase } from "./present-item.ts";
import { type MatchedItem, matchItems } from "./match-items.ts";
import { createNameOfPaper } from "./name-of-paper.ts";

const GAPS_INCLUDE = {
  findings: {
    where: { kind: "gap" },
    orderBy: { position: "asc" },
    include: { citations: FINDING_INCLUDE.citations },
  },
} as const satisfies Prisma.AnalysisInclude;

/** The items of a case and what its record says of papers and client. */
export type ReadItems = {
  readonly items: readonly MatchedItem<LedgerRow>[];
  readonly record: RecordOfCase;
  readonly law: Ledger["law"];
};

/** The items of the ledger, what the record names first, from the latest completed analysis and what was done since. */
export async function readItems(tx: Tx, firmCase: Pick<Case, "id" | "clientName" | "legalSystem">): Promise<ReadItems> {
  const analysis = await tx.analysis.findFirst({
    where: { caseId: firmCase.id, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: GAPS_INCLUDE,
  });
  const rows = await tx.ledgerItem.findMany({
    where: { caseId: firmCase.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: ITEM_INCLUDE,
  });
  const items = matchItems({ caseId: firmCase.id, gaps: analysis?.findings ?? [], rows });
  const isUsual = ({ gap, row }: MatchedItem<LedgerRow>) => (gap?.basis ?? row?.basis) === "usual";
  const facts = analysis === null ? null : factsOf(analysis);
  const coverage = analysis?.coverage == null ? null : Coverage.parse(analysis.coverage);
  const inRecord = facts?.facts.filter(({ slot }) => slot === "client").map(({ text }) => text) ?? [];
  return {
    items: [...items.filter((item) => !isUsual(item)), ...items.filter(isUsual)],
    record: {
      ours: new Set(coverage?.exhibits.filter(({ isOurs }) => isOurs).map(({ documentId }) => documentId)),
      clientNames: [...(firmCase.clientName === null ? [] : [firmCase.clientName]), ...inRecord],
      nameOfPaper: createNameOfPaper(facts?.papers ?? []),
    },
    law: parseLegalSystem(firmCase.legalSystem) ?? parseLegalSystem(analysis?.legalSystem),
  };
}

/** The whole ledger of a case that the actor sees. */
export async function readLedger(tx: Tx, actor: Actor, firmCase: Case): Promise<Ledger> {
  const { items, record, law } = await readItems(tx, firmCase);
  const draft = await tx.requestDraft.findUnique({ where: { caseId: firmCase.id }, include: { savedBy: true } });
  const letters = await tx.requestLetter.findMany({
    where: { caseId: firmCase.id },
    orderBy: { number: "desc" },
    include: { sentBy: true },
  });
  const ranks = await readPointRanks(tx, firmCase.id);
  const views = items.map((item) => presentItem(item, record, ranks));
  return {
    title: firmCase.title,
    caseNumber: firmCase.caseNumber,
    law,
    items: views,
    draft: presentDraft(draft, { actor, firmCase, law, items: views }),
    letters: letters.map(({ id, number, sentOn, dueOn, sentBy, content }): SentLetter => ({
      ...{ id, number, sentOn: dateOf(sentOn) ?? "", dueOn: dateOf(dueOn) ?? "" },
      sentBy: sentBy === null ? null : fullNameOf(sentBy),
      letter: Letter.parse(content),
    })),
    suggestions: await findSuggestions(tx, firmCase.id, items),
  };
}
