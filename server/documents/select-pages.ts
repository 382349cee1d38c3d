import { Prisma } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { visibleCasesSql } from "../policies/cases.ts";
import type { SearchTerm } from "./parse-search.ts";

/** Pages that are ranked at most: a common word must not read every vector of the firm. */
const MAX_RANKED = 2000;
/** Pages of one document that come before those of others. */
const FIRST_PER_DOCUMENT = 3;
/** Share of the best page's words, weighted by rarity, below which a page with some of the words is not shown. */
const MIN_SHARE = 0.5;

type Wanted = {
  readonly terms: readonly SearchTerm[];
  readonly limit: number;
  /** Only of this case; undefined: of all that the actor may see. */
  readonly caseId: string | undefined;
};

/** Selects the pages that have every term, best first. */
export function selectPagesWithAll(actor: Actor, { terms, limit, caseId }: Wanted): Prisma.Sql {
  const query = tsQuery(terms, "&&");
  return Prisma.sql`
    WITH hit AS MATERIALIZED (${selectHits(actor, { query, caseId, limit: MAX_RANKED })}), ranked AS (
      SELECT hit."documentId", hit."pageNumber", ARRAY[]::boolean[] AS has, ts_rank_cd(p."searchVector", ${query}, 1) AS rank
      FROM hit JOIN "DocumentPage" p USING ("documentId", "pageNumber")
    ) ${selectBest(limit)}`;
}

/**
 * Selects the pages that have some of the terms, those with the most and the rarest first. `has` says by term which.
 * Terms with a minus are kept out as ever.
 */
export function selectPagesWithSome(actor: Actor, { terms, limit, caseId }: Wanted): Prisma.Sql {
  const excluded = terms.filter(({ isExcluded }) => isExcluded);
  const wanted = terms.filter(({ isExcluded }) => !isExcluded);
  // Each term brings its own pages: those of a rare one must not drown in those of a common one.
  const each = Math.floor(MAX_RANKED / wanted.length);
  const hits = wanted.map((term) => {
    const query = tsQuery([term, ...excluded], "&&");
    return Prisma.sql`(${selectHits(actor, { query, caseId, limit: each })})`;
  });
  const has = wanted.map((term) => Prisma.sql`p."searchVector" @@ ${tsTerm(term)}`);
  const shares = wanted.map(
    (_, nth) =>
      Prisma.sql`has[${nth + 1}::int]::int * ln(1 + count(*) OVER () / (1.0 + count(*) FILTER (WHERE has[${nth + 1}::int]) OVER ()))`,
  );
  return Prisma.sql`
    WITH hit AS MATERIALIZED (${Prisma.join(hits, " UNION ")}), held AS (
      SELECT hit.*, ARRAY[${Prisma.join(has)}] AS has, ts_rank_cd(p."searchVector", ${tsQuery(wanted, "||")}, 1) AS closeness
      FROM hit JOIN "DocumentPage" p USING ("documentId", "pageNumber")
    ), weighed AS (
      SELECT *, ${Prisma.join(shares, " + ")} AS share FROM held
    ), ranked AS (
      SELECT "documentId", "pageNumber", has, share + least(closeness, 1) / 100 AS rank
      FROM (SELECT *, max(share) OVER () AS best FROM weighed) AS all_weighed
      WHERE share >= best * ${MIN_SHARE}
    ) ${selectBest(limit)}`;
}

type Hits = Pick<Wanted, "caseId" | "limit"> & { readonly query: Prisma.Sql };

function selectHits(actor: Actor, { query, caseId, limit }: Hits): Prisma.Sql {
  const ofCase = caseId === undefined ? Prisma.empty : Prisma.sql`AND c.id = ${caseId}::uuid`;
  return Prisma.sql`
    SELECT p."documentId", p."pageNumber"
    FROM "DocumentPage" p
    JOIN "Document" d ON d.id = p."documentId"
    JOIN "Case" c ON c.id = d."caseId"
    WHERE p."searchVector" @@ ${query} AND ${visibleCasesSql(actor)} ${ofCase}
    LIMIT ${limit}`;
}

/** Of the rows of `ranked` the best, with what there is to say of each. */
function selectBest(limit: number): Prisma.Sql {
  return Prisma.sql`, numbered AS (
      SELECT *, row_number() OVER (PARTITION BY "documentId" ORDER BY rank DESC, "pageNumber") AS nth,
        count(*) OVER ()::int AS total
      FROM ranked
    ), best AS (
      SELECT * FROM numbered
      ORDER BY nth > ${FIRST_PER_DOCUMENT}, rank DESC, "documentId", "pageNumber" LIMIT ${limit}
    )
    SELECT d.id AS "documentId", c.id AS "caseId", c.title AS "caseTitle", c."caseNumber", d.exhibit,
      d."originalFileName" AS "fileName", best."pageNumber", p.text, best.total, best.has
    FROM best
    JOIN "DocumentPage" p ON p."documentId" = best."documentId" AND p."pageNumber" = best."pageNumber"
    JOIN "Document" d ON d.id = best."documentId"
    JOIN "Case" c ON c.id = d."caseId"
    ORDER BY nth > ${FIRST_PER_DOCUMENT}, rank DESC, d.id, best."pageNumber"`;
}

/** The terms, as they are or none of them: a word in any form, a phrase word for word. */
function tsQuery(terms: readonly SearchTerm[], operator: "&&" | "||"): Prisma.Sql {
  const parts = terms.map((term) => (term.isExcluded ? Prisma.sql`(!! ${tsTerm(term)})` : tsTerm(term)));
  return Prisma.sql`(${Prisma.join(parts, ` ${operator} `)})`;
}

function tsTerm({ text, kind }: SearchTerm): Prisma.Sql {
  // Stemming throws small words out of a phrase, and with them its meaning.
  if (kind === "phrase") return Prisma.sql`phraseto_tsquery('simple', ${text})`;
  const word = Prisma.sql`plainto_tsquery('english', ${text}) || plainto_tsquery('simple', ${text})`;
  if (kind === "word") return Prisma.sql`(${word})`;
  return Prisma.sql`(${word} || to_tsquery('simple', ${`${text}:*`}))`;
}
