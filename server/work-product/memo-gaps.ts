import { MEMO, standingLine } from "#lib/copy/memo.ts";
import { quoteRuns } from "./cite.ts";
import type { MemoInput, StandingItem } from "./memo-input.ts";
import { heading, paragraph, type WordContent } from "./word-document.ts";
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
    ...(usual.length === 0 ? [] : [heading(2, MEMO.gaps.usual), ...itemsPart(usual, input)]),
  ];
}

function itemsPart(items: readonly StandingItem[], { cite }: MemoInput): WordContent {
  if (items.length === 0) return [paragraph(MEMO.noneFound)];
  const rows = items.map(({ item, standing }) => [
    [paragraph([{ text: item.text, look: "strong" }, { text: item.detail === "" ? "" : ` ${item.detail}` }])],
    item.citations.map((one) => paragraph(quoteRuns(one, cite))),
    [paragraph(standingLine(item, standing))],
  ]);
  return [table({ head: MEMO.gaps.head, shares: [3, 4, 2.4], rows })];
}
