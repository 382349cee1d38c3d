import type { ChangedPoint } from "#lib/contracts/work-product.ts";
import { CHANGES } from "#lib/copy/case/changes.ts";
import { MEMO } from "#lib/copy/case/memo.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { formatDate } from "#lib/format/dates.ts";
import { quoteRuns } from "./cite.ts";
import type { MemoInput } from "./memo-input.ts";
import { bulleted, heading, paragraph, type WordContent } from "./word-document.ts";

/** What the documents that came in last changed. */
export function changesPart({ changes, nameOf, cite }: MemoInput): WordContent {
  if (changes === null) return [];
  const { since, documents, strengthened, contradicted, weakened, added, gapsClosed } = changes;
  const points = (label: string, list: readonly ChangedPoint[]): WordContent =>
    list.length === 0
      ? []
      : [
          heading(3, label),
          ...list.map(({ rank, title, citations }) =>
            bulleted([
              { text: `${POINTS.number(rank)}. ${title}` },
              ...citations.flatMap((one) => [{ text: " " }, ...quoteRuns(one, cite)]),
            ]),
          ),
        ];
  const count = strengthened.length + weakened.length + contradicted.length + added.length + gapsClosed.length;
  const names = documents.map(nameOf).join("; ");
  return [
    paragraph(MEMO.changes.since(formatDate(since, { timeZone: "UTC" }), names)),
    ...(count === 0 ? [paragraph(MEMO.changes.nothing)] : []),
    ...points(CHANGES.contradicted, contradicted),
    ...points(CHANGES.weakened, weakened),
    ...points(CHANGES.strengthened, strengthened),
    ...points(CHANGES.added, added),
    ...(gapsClosed.length === 0 ? [] : [heading(3, CHANGES.gapsClosed), ...gapsClosed.map((thing) => bulleted(thing))]),
  ];
}
