import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import type { searchFiles as contract } from "#lib/contracts/search.ts";
import { snippetAround } from "#lib/domain/text/snippet.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { likeLiteral } from "../db/like-literal.ts";
import type { Actor } from "../policies/actor.ts";
import { visibleCases, visibleDocuments } from "../policies/cases.ts";
import { locateWords } from "./locate-words.ts";
import { parseSearch, type SearchTerm } from "./parse-search.ts";
import { selectPagesWithAll, selectPagesWithSome } from "./select-pages.ts";

type Found = CallReturn<typeof contract>;
type Row = Pick<
  Found["passages"][number],
  "documentId" | "caseId" | "caseTitle" | "caseNumber" | "exhibit" | "fileName" | "pageNumber"
> & {
  readonly text: string;
  readonly total: number;
  /** By wanted term, where not every page has all; else empty. */
  readonly has: readonly boolean[];
};

const CASES_SHOWN = 5;
const DOCUMENTS_SHOWN = 5;

/**
 * Looks for words in the names of the actor's cases and files, and on the pages of all their documents; where no page has
 * all words, for pages with some. What is looked for is not written to the audit log, only that and how much was shown:
 * the words may be a client's.
 */
export async function searchFiles(
  actor: Actor,
  { query, limit, caseId }: CallParsed<typeof contract>["query"],
): Promise<Found> {
  const terms = parseSearch(query);
  if (terms.length === 0) return { cases: [], documents: [], passages: [], total: 0 };
  const db = getDb();
  const contains = { contains: likeLiteral(query.trim()), mode: "insensitive" } as const;
  const wanted = terms.filter(({ isExcluded }) => !isExcluded).map(({ typed }) => typed);
  const [cases, documents, { rows, words }] = await Promise.all([
    db.case.findMany({
      where: {
        AND: [
          visibleCases(actor),
          { id: caseId },
          { OR: [{ title: contains }, { clientName: contains }, { caseNumber: contains }] },
        ],
      },
      orderBy: [{ lastActivityAt: "desc" }, { id: "desc" }],
      take: CASES_SHOWN,
      select: { id: true, title: true, caseNumber: true, clientName: true },
    }),
    findByName(actor, wanted, caseId),
    findPages(actor, { terms, limit, caseId }),
  ]);
  if (rows.length > 0) {
    const message = `Searched all files, ${rows.length} passages shown`;
    await db.$transaction((tx) => recordAudit(tx, { level: "info", action: "files.search", message, actor }));
  }
  return { cases, documents, passages: rows.map((row) => passageOf(row, words)), total: rows[0]?.total ?? 0 };
}

/** Pages with all words or, where there is none, with some; and the words that were looked for. */
async function findPages(
  actor: Actor,
  {
    terms,
    ...of
  }: { readonly terms: readonly SearchTerm[]; readonly limit: number; readonly caseId: string | undefined },
): Promise<{ readonly rows: Row[]; readonly words: string[] }> {
  const db = getDb();
  const typed = (given: readonly SearchTerm[]) => given.flatMap((term) => (term.isExcluded ? [] : [term.typed]));
  const rows = await db.$queryRaw<Row[]>(selectPagesWithAll(actor, { terms, ...of }));
  if (rows.length > 0 || typed(terms).length < 2) return { rows, words: typed(terms) };
  const telling = await withoutSmallWords(terms);
  const words = typed(telling);
  if (words.length === 0) return { rows, words };
  if (telling.length < terms.length) {
    const withoutSmall = await db.$queryRaw<Row[]>(selectPagesWithAll(actor, { terms: telling, ...of }));
    if (withoutSmall.length > 0) return { rows: withoutSmall, words };
  }
  return { rows: await db.$queryRaw<Row[]>(selectPagesWithSome(actor, { terms: telling, ...of })), words };
}

/** The terms without words such as "the" and "was", by which every page would be found. */
async function withoutSmallWords(terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
  const texts = terms.map(({ text }) => text);
  const small = await getDb().$queryRaw<{ text: string }[]>`
    SELECT text FROM unnest(${texts}::text[]) AS text WHERE numnode(plainto_tsquery('english', text)) = 0`;
  return terms.filter(({ text, kind }) => kind === "phrase" || !small.some((word) => word.text === text));
}

/** "hale report" finds "2026-03-14 Report Hale.pdf". */
async function findByName(
  actor: Actor,
  words: readonly string[],
  caseId: string | undefined,
): Promise<Found["documents"]> {
  if (words.length === 0) return [];
  const rows = await getDb().document.findMany({
    where: {
      AND: [
        visibleDocuments(actor),
        { caseId: caseId ?? { not: null } },
        ...words.map((word) => ({ originalFileName: { contains: likeLiteral(word), mode: "insensitive" as const } })),
      ],
    },
    orderBy: [{ uploadedAt: "desc" }, { id: "desc" }],
    take: DOCUMENTS_SHOWN,
    select: {
      id: true,
      exhibit: true,
      originalFileName: true,
      case: { select: { id: true, title: true, caseNumber: true } },
    },
  });
  return rows.flatMap(({ id, exhibit, originalFileName, case: of }) =>
    of === null
      ? []
      : [
          {
            ...{ documentId: id, exhibit, fileName: originalFileName },
            ...{ caseId: of.id, caseTitle: of.title, caseNumber: of.caseNumber },
          },
        ],
  );
}

function passageOf(row: Row, words: readonly string[]): Found["passages"][number] {
  const { has, text, documentId, caseId, caseTitle, caseNumber, exhibit, fileName, pageNumber } = row;
  const without = words.filter((_, nth) => has[nth] === false);
  const range = locateWords(
    text,
    words.filter((word) => !without.includes(word)),
  ) ?? { start: 0, end: 0 };
  const snippet = snippetAround(text, range);
  return {
    ...{ documentId, caseId, caseTitle, caseNumber, exhibit, fileName, pageNumber },
    ...range,
    snippet: snippet.text,
    snippetStart: snippet.start,
    snippetEnd: snippet.end,
    without,
  };
}
