import type { searchFiles as contract } from "#lib/contracts/search.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { snippetAround } from "#lib/domain/snippet.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb, Prisma } from "../db/client.ts";
import { likeLiteral } from "../db/like-literal.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { visibleCases, visibleCasesSql, visibleDocuments } from "../policies/cases.ts";
import { locateWords } from "./locate-words.ts";
import { parseSearch, type SearchTerm } from "./parse-search.ts";

type Found = CallReturn<typeof contract>;
type Row = Pick<
  Found["passages"][number],
  "documentId" | "caseId" | "caseTitle" | "caseNumber" | "exhibit" | "fileName" | "pageNumber"
> & { readonly text: string; readonly total: number };

const CASES_SHOWN = 5;
const DOCUMENTS_SHOWN = 5;
/** Pages that are ranked at most: a word that stands everywhere must not read every vector of the firm. */
const MAX_RANKED = 2000;
/** Pages of one document that come before those of others. */
const FIRST_PER_DOCUMENT = 3;

/**
 * Looks for words in the names of the actor's cases and files, and on the pages of all their documents. What is looked for is not
 * written to the audit log, only that and how much was shown: the words may be a client's.
 */
export async function searchFiles(
  actor: Actor,
  { query, limit }: CallParsed<typeof contract>["query"],
): Promise<Found> {
  const terms = parseSearch(query);
  if (terms.length === 0) return { cases: [], documents: [], passages: [], total: 0 };
  const db = getDb();
  const contains = { contains: likeLiteral(query.trim()), mode: "insensitive" } as const;
  const wanted = terms.filter(({ isExcluded }) => !isExcluded).map(({ typed }) => typed);
  const [cases, documents, rows] = await Promise.all([
    db.case.findMany({
      where: {
        AND: [visibleCases(actor), { OR: [{ title: contains }, { clientName: contains }, { caseNumber: contains }] }],
      },
      orderBy: [{ lastActivityAt: "desc" }, { id: "desc" }],
      take: CASES_SHOWN,
      select: { id: true, title: true, caseNumber: true, clientName: true },
    }),
    findByName(actor, wanted),
    db.$queryRaw<Row[]>(selectPages(actor, { terms, limit })),
  ]);
  if (rows.length > 0) {
    const message = `Searched all files, ${rows.length} passages shown`;
    await db.$transaction((tx) => recordAudit(tx, { level: "info", action: "files.search", message, actor }));
  }
  return { cases, documents, passages: rows.map((row) => passageOf(row, wanted)), total: rows[0]?.total ?? 0 };
}

/** "hale report" finds "2026-03-14 Report Hale.pdf". */
async function findByName(actor: Actor, words: readonly string[]): Promise<Found["documents"]> {
  if (words.length === 0) return [];
  const rows = await getDb().document.findMany({
    where: {
      AND: [
        visibleDocuments(actor),
        { caseId: { not: null } },
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

function passageOf(row: Row, wanted: readonly string[]): Found["passages"][number] {
  const { text, documentId, caseId, caseTitle, caseNumber, exhibit, fileName, pageNumber } = row;
  const range = locateWords(text, wanted) ?? { start: 0, end: 0 };
  const snippet = snippetAround(text, range);
  return {
    ...{ documentId, caseId, caseTitle, caseNumber, exhibit, fileName, pageNumber },
    ...range,
    snippet: snippet.text,
    snippetStart: snippet.start,
    snippetEnd: snippet.end,
  };
}

function selectPages(actor: Actor, given: { terms: readonly SearchTerm[]; limit: number }): Prisma.Sql {
  const query = tsQuery(given.terms);
  return Prisma.sql`
    WITH hit AS MATERIALIZED (
      SELECT p."documentId", p."pageNumber", p."searchVector"
      FROM "DocumentPage" p
      JOIN "Document" d ON d.id = p."documentId"
      JOIN "Case" c ON c.id = d."caseId"
      WHERE p."searchVector" @@ ${query} AND ${visibleCasesSql(actor)}
      LIMIT ${MAX_RANKED}
    ), ranked AS (
      SELECT "documentId", "pageNumber", ts_rank_cd("searchVector", ${query}, 1) AS rank FROM hit
    ), numbered AS (
      SELECT *, row_number() OVER (PARTITION BY "documentId" ORDER BY rank DESC, "pageNumber") AS nth,
        count(*) OVER ()::int AS total
      FROM ranked
    ), best AS (
      SELECT * FROM numbered
      ORDER BY nth > ${FIRST_PER_DOCUMENT}, rank DESC, "documentId", "pageNumber" LIMIT ${given.limit}
    )
    SELECT d.id AS "documentId", c.id AS "caseId", c.title AS "caseTitle", c."caseNumber", d.exhibit,
      d."originalFileName" AS "fileName", best."pageNumber", p.text, best.total
    FROM best
    JOIN "DocumentPage" p ON p."documentId" = best."documentId" AND p."pageNumber" = best."pageNumber"
    JOIN "Document" d ON d.id = best."documentId"
    JOIN "Case" c ON c.id = d."caseId"
    ORDER BY nth > ${FIRST_PER_DOCUMENT}, rank DESC, d.id, best."pageNumber"`;
}

/** Every term must be on the page: a word in any form, a phrase word for word. */
function tsQuery(terms: readonly SearchTerm[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(
    terms.map((term) => (term.isExcluded ? Prisma.sql`(!! ${tsTerm(term)})` : tsTerm(term))),
    " && ",
  )})`;
}

function tsTerm({ text, kind }: SearchTerm): Prisma.Sql {
  // Stemming throws small words out of a phrase, and with them its meaning.
  if (kind === "phrase") return Prisma.sql`phraseto_tsquery('simple', ${text})`;
  const word = Prisma.sql`plainto_tsquery('english', ${text}) || plainto_tsquery('simple', ${text})`;
  if (kind === "word") return Prisma.sql`(${word})`;
  return Prisma.sql`(${word} || to_tsquery('simple', ${`${text}:*`}))`;
}
