import { remarkOf, sureTimeOf } from "#lib/analysis/event-remark.ts";
import { timelineDays } from "#lib/analysis/timeline-days.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { ANALYSIS, pagesReadLabel, quotesLabel, readersLabel } from "#lib/copy/case/analysis.ts";
import { FACT_BOX } from "#lib/copy/case/case-page.ts";
import { partLabel, exhibitLabel, placeLabel } from "#lib/copy/case/documents.ts";
import { failedLines, MEMO } from "#lib/copy/case/memo.ts";
import { describePapers } from "#lib/domain/facts.ts";
import { isSetAside } from "#lib/domain/findings.ts";
import { roleLabel } from "#lib/domain/firm/role-label.ts";
import { formatCalendarDate } from "#lib/format/dates.ts";
import { oneLine, quoteRuns, sentence, supportRuns } from "./cite.ts";
import type { MemoInput } from "./memo-input.ts";
import { cellParagraph, paragraph, type WordContent } from "./word-document.ts";
import { table } from "./word-table.ts";

type Fact = NonNullable<Analysis["facts"]>["facts"][number];

/** The fact box, each fact with its page. */
export function factsPart({ analysis, cite }: MemoInput): WordContent {
  const { facts = [], papers = [] } = analysis.facts ?? {};
  if (facts.length === 0) return [paragraph(MEMO.noneFound)];
  const words = ({ slot, text, role }: Fact) =>
    slot === "state" ? `“${text}”` : [roleLabel(role), text].filter(Boolean).join(" ");
  const rows = facts.map((fact, index) => {
    const isNew = facts[index - 1]?.slot !== fact.slot;
    const text = words(fact);
    return [
      [cellParagraph([{ text: isNew ? MEMO.facts.labels[fact.slot] : "", look: "strong" }])],
      [cellParagraph([{ text: `${text}: ` }, ...supportRuns(text, fact.citation, cite)])],
    ];
  });
  const list = papers.length === 0 ? [] : [[[strong(FACT_BOX.papers)], [cellParagraph(describePapers(papers))]]];
  return [table({ head: MEMO.facts.head, shares: [1, 5], rows: [...rows, ...list] })];
}

/** The events by day and time, each with its page and what to know of its time. */
export function timelinePart({ analysis, cite }: MemoInput): WordContent {
  const shown = analysis.findings.filter(
    (finding) => finding.verified && finding.verdict !== "rejected" && !isSetAside(finding),
  );
  const events = shown.filter(({ kind }) => kind === "event");
  const contradictions = shown.filter(({ kind }) => kind === "contradiction");
  if (events.length === 0) return [paragraph(MEMO.noneFound)];
  const rows = timelineDays(events, contradictions).flatMap(({ date, entries }) =>
    entries.map(({ event, disputed }) => {
      const day = date === null ? MEMO.timeline.undated : formatCalendarDate(date);
      const remarks = [remarkOf(event), ...disputed.map(MEMO.timeline.differs)].filter((one) => one !== null);
      // A quote that says the whole event needs no second telling.
      const text = event.citations.some(({ quote }) => oneLine(quote).includes(oneLine(event.text))) ? "" : event.text;
      return [
        [cellParagraph([day, sureTimeOf(event)].filter(Boolean).join(", "))],
        [
          ...(text === "" ? [] : [cellParagraph(text)]),
          ...event.citations.map((one) => cellParagraph(supportRuns(text, one, cite))),
          ...(remarks.length === 0
            ? []
            : [cellParagraph([{ text: `${remarks.map(capitalized).join(". ")}.`, look: "quiet" }])]),
        ],
      ];
    }),
  );
  return [table({ head: MEMO.timeline.head, shares: [2, 7], rows })];
}

/** What was read, by what, and what was not. */
export function coveragePart({ analysis, nameOf }: MemoInput): WordContent {
  const { coverage, engine, citationCounts, modelNote, documentsSince } = analysis;
  if (coverage === null) return [paragraph(MEMO.noneFound)];
  const exhibitOf = new Map(coverage.exhibits.map(({ documentId, exhibit }) => [documentId, exhibit]));
  const lines = [
    `${pagesReadLabel(coverage)} ${quotesLabel(citationCounts)}`,
    engine === "offline" ? ANALYSIS.offlineNotice : [MEMO.coverage.byModel, modelNote].filter(Boolean).join(" "),
    readersLabel({
      pagesRead: coverage.pagesRead,
      byModel: coverage.byModel,
      rulesAlone: coverage.rulesAlone.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    }),
    ...failedLines(coverage),
    ...coverage.unread.map(({ documentId, pageNumber, reason }) =>
      MEMO.coverage.unread(placeLabel({ exhibit: exhibitOf.get(documentId) ?? null, pageNumber }), reason),
    ),
    ...coverage.inPart.map(({ documentId, pageNumber, reason }) =>
      MEMO.coverage.inPart(partLabel({ exhibit: exhibitOf.get(documentId) ?? null, pageNumber }), reason),
    ),
    documentsSince > 0 ? `${ANALYSIS.since(documentsSince)}.` : null,
  ];
  const rows = coverage.exhibits.map((one) => [
    [cellParagraph(one.exhibit === null ? "" : exhibitLabel(one.exhibit))],
    [cellParagraph(one.fileName)],
    [cellParagraph(nameOf(one))],
    [cellParagraph(MEMO.coverage.pages(one.pages))],
  ]);
  return [
    ...lines.flatMap((line) => (line === null || line === "" ? [] : [paragraph(line)])),
    table({ head: MEMO.coverage.head, shares: [1.3, 4, 3, 1.4], rows }),
  ];
}

/** What rests on no quote that was found, apart from everything else. */
export function unverifiedPart({ analysis, cite }: MemoInput): WordContent {
  const findings = analysis.findings.filter(
    (finding) => !finding.verified && finding.verdict !== "rejected" && !isSetAside(finding),
  );
  if (findings.length === 0) return [paragraph(MEMO.noneFound)];
  return [
    paragraph(MEMO.unverified),
    ...findings.map(({ text, detail, citations }) =>
      paragraph([
        { text: [text, detail].map(sentence).filter(Boolean).join(" ") },
        ...citations.flatMap((one) => [{ text: " " }, ...quoteRuns(one, cite)]),
      ]),
    ),
  ];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const strong = (text: string) => cellParagraph([{ text, look: "strong" }]);
