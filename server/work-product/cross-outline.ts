import { MEMO } from "#lib/copy/case/memo.ts";
import { OUTLINE } from "#lib/copy/case/outline.ts";
import { formatLongDate } from "#lib/format/dates.ts";
import { type Cite, type Cited, quoteRuns } from "./cite.ts";
import {
  bulleted,
  cellParagraph,
  documentTitle,
  heading,
  makeWordDocument,
  paragraph,
  type WordContent,
} from "./word-document.ts";
import { table } from "./word-table.ts";

/** What a witness said at one place, and the words of other documents that contradict it. */
export type Statement = {
  readonly said: Cited;
  readonly against: readonly { readonly point: string; readonly places: readonly Cited[] }[];
};

type Outline = {
  readonly title: string;
  readonly caseNumber: string;
  /** Name and, where the record gives one, role. */
  readonly witness: string;
  /** Full name of who asks for it. */
  readonly author: string;
  /** Calendar date `YYYY-MM-DD`. */
  readonly date: string;
  /** In the order of the record. */
  readonly statements: readonly Statement[];
  readonly nameOf: (cited: Cited) => string;
  readonly cite: Cite;
};

/**
 * The cross-examination outline as a Word document: first the contradicted statements, numbered, beside what contradicts
 * them, then the others as a plain list; both in the order of the record, under the name of each document.
 */
export function crossOutline(outline: Outline): Promise<Uint8Array<ArrayBuffer>> {
  const { title, caseNumber, witness, author, date, statements } = outline;
  const contradicted = statements.filter(({ against }) => against.length > 0);
  const others = statements.filter(({ against }) => against.length === 0);
  return makeWordDocument({
    title: `${OUTLINE.title(witness)}, ${caseNumber}`,
    author,
    isInternal: true,
    content: [
      documentTitle(OUTLINE.title(witness)),
      paragraph([{ text: `${title}, ${caseNumber}.` }, { text: `\n${MEMO.prepared(author, formatLongDate(date))}.` }]),
      paragraph(statements.length === 0 ? OUTLINE.none : OUTLINE.count(statements.length, contradicted.length)),
      paragraph([{ text: OUTLINE.basis, look: "quiet" }]),
      ...contradictedPart(contradicted, outline),
      ...othersPart(others, outline),
    ],
  });
}

function contradictedPart(statements: readonly Statement[], { nameOf, cite }: Outline): WordContent {
  if (statements.length === 0) return [];
  const rows = statements.map((statement, index) => ({ ...statement, number: index + 1 }));
  return [
    heading(1, OUTLINE.contradicted(statements.length)),
    ...byDocument(rows).flatMap(([first, ...rest]) => [
      heading(2, nameOf(first.said)),
      table({
        head: OUTLINE.head,
        shares: [0.7, 5, 5],
        rows: [first, ...rest].map(({ said, against, number }) => [
          [cellParagraph(String(number))],
          [cellParagraph(quoteRuns(said, cite))],
          against.flatMap(({ point, places }) => [
            cellParagraph([{ text: point, look: "strong" }]),
            ...places.map((place) => cellParagraph(quoteRuns(place, cite))),
          ]),
        ]),
      }),
    ]),
  ];
}

function othersPart(statements: readonly Statement[], { nameOf, cite }: Outline): WordContent {
  if (statements.length === 0) return [];
  return [
    heading(1, OUTLINE.others(statements.length)),
    ...byDocument(statements).flatMap(([first, ...rest]) => [
      heading(2, nameOf(first.said)),
      ...[first, ...rest].map(({ said }) => bulleted(quoteRuns(said, cite))),
    ]),
  ];
}

function byDocument<S extends Statement>(statements: readonly S[]): (readonly [S, ...S[]])[] {
  return [...Map.groupBy(statements, ({ said }) => said.documentId).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [[first, ...rest] as const],
  );
}
