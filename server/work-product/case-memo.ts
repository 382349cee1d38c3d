import { MEMO, MEMO_SECTION_LABEL } from "#lib/copy/case/memo.ts";
import { MEMO_SECTIONS, type MemoSection } from "#lib/domain/memo-sections.ts";
import { formatLongDate } from "#lib/format/dates.ts";
import { changesPart } from "./memo-changes.ts";
import { elementsPart } from "./memo-elements.ts";
import { gapsPart } from "./memo-gaps.ts";
import type { MemoInput } from "./memo-input.ts";
import { oddsPart } from "./memo-odds.ts";
import { pointsPart } from "./memo-points.ts";
import { coveragePart, factsPart, timelinePart, unverifiedPart } from "./memo-record.ts";
import { documentTitle, heading, makeWordDocument, paragraph, type WordContent } from "./word-document.ts";

const PARTS = {
  facts: factsPart,
  changes: changesPart,
  points: pointsPart,
  elements: elementsPart,
  gaps: gapsPart,
  timeline: timelinePart,
  odds: oddsPart,
  unverified: unverifiedPart,
  coverage: coveragePart,
} as const satisfies Record<MemoSection, (input: MemoInput) => WordContent>;

/** The memo of a case as a Word document: the chosen sections in their order, each line with the page it rests on. */
export function caseMemo(input: MemoInput): Promise<Uint8Array<ArrayBuffer>> {
  const { title, caseNumber, clientName, author, date, sections } = input;
  return makeWordDocument({
    title: `${MEMO.title(title)}, ${caseNumber}`,
    author,
    isInternal: true,
    content: [
      documentTitle(MEMO.title(title)),
      paragraph([
        { text: `${caseNumber}. ${MEMO.client(clientName)}.` },
        { text: `\n${MEMO.prepared(author, formatLongDate(date))}.` },
      ]),
      paragraph([{ text: `${MEMO.notAdvice} ${MEMO.citeForm}`, look: "quiet" }]),
      ...MEMO_SECTIONS.filter((section) => sections.includes(section)).flatMap((section) => {
        const part = PARTS[section](input);
        return part.length === 0 ? [] : [heading(1, MEMO_SECTION_LABEL[section]), ...part];
      }),
    ],
  });
}
