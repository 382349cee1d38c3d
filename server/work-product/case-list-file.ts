import type { Case } from "#lib/contracts/cases.ts";
import { CASE_LIST } from "#lib/copy/case-list.ts";
import { CASE_STATUS_LABEL } from "#lib/copy/case-status.ts";
import { inVoice } from "#lib/copy/plain.ts";
import { PRIORITY_LABEL } from "#lib/copy/priority.ts";
import { headlineOdds } from "#lib/domain/odds.ts";
import { formatCalendarDate, formatLongDate } from "#lib/format/dates.ts";
import { formatPercent } from "#lib/format/percent.ts";
import { heading, makeWordDocument, numbered, paragraph } from "./word-document.ts";

type Given = {
  readonly cases: readonly Case[];
  /** Calendar date `YYYY-MM-DD` of the list. */
  readonly on: string;
  /** Full name of who made it. */
  readonly author: string;
};

/** A list of cases as a Word document: one numbered entry per case. */
export function caseListFile({ cases, on, author }: Given): Promise<Uint8Array<ArrayBuffer>> {
  return makeWordDocument({
    title: CASE_LIST.title,
    author,
    isInternal: true,
    content: [
      heading(1, CASE_LIST.title),
      paragraph(CASE_LIST.count(cases.length, formatLongDate(on))),
      ...cases.map((each) =>
        numbered([
          { text: each.title, look: "strong" },
          { text: ` (${each.caseNumber})` },
          ...linesOf(each).map((line) => ({ text: `\n${line}` })),
        ]),
      ),
    ],
  });
}

const PRIORITIES = inVoice(PRIORITY_LABEL, "plain");

function linesOf(each: Case): string[] {
  const { clientName, status, priority, nextDate, oddsReview, documentCount, failedDocuments } = each;
  const percent = headlineOdds({ latestCompleted: null, successProbability: each.successProbability });
  return [
    CASE_LIST.client(clientName ?? CASE_LIST.noClient),
    `${CASE_LIST.status(CASE_STATUS_LABEL[status])}. ${CASE_LIST.priority(PRIORITIES[priority])}`,
    dateLine(nextDate),
    percent === null ? CASE_LIST.noOdds : CASE_LIST.odds(formatPercent(percent), oddsReview?.provisional === true),
    ...(oddsReview === null || oddsReview.factors === 0
      ? []
      : [CASE_LIST.toReview(oddsReview.factors - oddsReview.reviewed, oddsReview.factors)]),
    ...(failedDocuments > 0 ? [CASE_LIST.failed(failedDocuments, documentCount)] : []),
  ];
}

function dateLine(nextDate: Case["nextDate"]): string {
  if (nextDate === null) return CASE_LIST.noDate;
  const date = formatCalendarDate(nextDate.on);
  return nextDate.isOverdue ? CASE_LIST.overdue(date, nextDate.title) : CASE_LIST.nextDate(date, nextDate.title);
}
