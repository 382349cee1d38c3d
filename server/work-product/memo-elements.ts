import type { ChargeElement } from "#lib/contracts/charges.ts";
import { EVIDENCE_SIDE_LABEL } from "#lib/copy/case/elements.ts";
import { MEMO } from "#lib/copy/case/memo.ts";
import { EVIDENCE_SIDES, type EvidenceSide } from "#lib/domain/charge-elements.ts";
import { quoteRuns, sentence } from "./cite.ts";
import type { MemoInput } from "./memo-input.ts";
import { cellParagraph, heading, type WordContent } from "./word-document.ts";
import { table } from "./word-table.ts";

/** What has to be proved for each charge, with the words that a person chose for and against it. */
export function elementsPart({ charges, cite }: MemoInput): WordContent {
  const quotes = ({ evidence }: ChargeElement, side: EvidenceSide) => {
    const chosen = evidence.filter((one) => one.side === side);
    return chosen.length === 0
      ? [cellParagraph([{ text: MEMO.elements.none, look: "quiet" }])]
      : chosen.map((one) => cellParagraph(quoteRuns(one, cite)));
  };
  return charges.flatMap(({ name, elements }) => [
    heading(2, name),
    table({
      head: [MEMO.elements.element, ...EVIDENCE_SIDES.map((side) => EVIDENCE_SIDE_LABEL[side])],
      shares: [2.4, 3.4, 3.4],
      rows: elements.map((element, index) => [
        [cellParagraph([{ text: sentence(`${index + 1}. ${element.text}`), look: "strong" }])],
        ...EVIDENCE_SIDES.map((side) => quotes(element, side)),
      ]),
    }),
  ]);
}
