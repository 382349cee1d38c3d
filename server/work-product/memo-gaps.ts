import { MEMO, standingLine } from "#lib/copy/case/memo.ts";
import { citeRuns, quoteRuns, sentence } from "./cite.ts";
import type { MemoInput, StandingItem } from "./memo-input.ts";
import { bulleted, cellParagraph, heading, paragraph, type WordContent } from "./word-document.ts";
import { table } from "./word-table.ts";

/** What the record lacks, with its place in the discovery ledger; what such cases usually include comes after it. */
export function gapsPart(input: MemoInput): WordContent {
  const isUsual = ({ item }: StandingItem) => item.basis === "usual";
  const usual = input.ledger.filter(isUsual);
  return [
    heading(2, MEMO.gaps.named),
    ...itemsPart(
      input.ledger.filter((one) => !isUsual(one)),
      input,
    ),
    ...(usual.length === 0 ? [] : [heading(2, MEMO.gaps.usual), ...usual.map((one) => usualLine(one, input))]),
  ];
}

/** What the record names, with its words for it. */
function itemsPart(items: readonly StandingItem[], { cite }: MemoInput): WordContent {
  if (items.length === 0) return [paragraph(MEMO.noneFound)];
  const rows = items.map(({ item, standing }) => [
    [cellParagraph([{ text: sentence(item.text), look: "strong" }, { text: ` ${sentence(item.detail)}` }])],
    item.citations.map((one) => cellParagraph(quoteRuns(one, cite))),
    [cellParagraph(standingLine(item, standing))],
  ]);
  return [table({ head: MEMO.gaps.head, shares: [3.4, 4, 2], rows })];
}

/** What such cases usually include is a list to look over, not a finding. */
function usualLine({ item, standing }: StandingItem, { cite }: MemoInput) {
  const text = [item.text, item.detail, standing === "open" ? "" : standingLine(item, standing)];
  return bulleted([{ text: text.map(sentence).filter(Boolean).join(" ") }, ...citeRuns(item.citations, cite)]);
}
