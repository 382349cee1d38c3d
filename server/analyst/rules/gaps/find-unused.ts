import type { ProposedGap } from "../../findings.ts";
import type { CaseDocument, CaseText } from "../../text/case-text.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { paperName } from "./ask-for-stated.ts";

/** The schedule of unused material of England and Wales (CPIA 1996): who reviews it marks each item for the defense. */
const SCHEDULE =
  /\bmg ?(?:6 ?c|sdc)\b|\bstreamlined disclosure certificate\b|\bschedule of (?:\w+[ -]){0,4}unused material\b/;
/** "4  | BWV PC Orr   | DEMS  | CND |": a number, what it is, and the mark in a cell of its own. */
const ROW =
  /^\s{0,6}(?<number>\d{1,3})[.)]?(?:\s*\|\s*|\s+)(?<name>\S.*?)(?:\s*\||\s{2,}).*?(?<=[|\s])(?:No - )?(?<mark>CND|ND|I)(?=\s*(?:\||$)|\s{2,})/;
/** The item exists only on the list. */
const NO_ITEM = /\b(?:none held|not held|no such|no recording)\b/;
/** Names that the line of a gap shows; the rest is counted. */
const SHOWN = 3;
/** Quotes of a gap. */
const MOST_QUOTES = 8;

const KEPT_BACK = { marks: ["CND", "ND"], text: 'Unused material marked "clearly not disclosable"' };
const TO_INSPECT = { marks: ["I"], text: "Unused material that the defense may inspect" };

type Item = {
  readonly number: string;
  readonly name: string;
  readonly mark: string;
  readonly quote: string;
  readonly pageNumber: number;
};

/** What a schedule of unused material keeps back, and what it lets the defense inspect: a line each for a schedule. */
export function findUnused({ documents }: CaseText): ProposedGap[] {
  return documents
    .filter(
      (document) =>
        !isDefensePaper(document) && SCHEDULE.test(toPlain(document.pages.map(({ text }) => text).join("\n"))),
    )
    .flatMap((document) => {
      const items = document.pages.flatMap(({ pageNumber, text }) => readItems(text, pageNumber));
      return [KEPT_BACK, TO_INSPECT].flatMap(({ marks, text }) =>
        toGap(
          document,
          text,
          items.filter(({ mark }) => marks.includes(mark)),
        ),
      );
    });
}

function readItems(text: string, pageNumber: number): Item[] {
  return text.split("\n").flatMap((line) => {
    const { number, name, mark } = ROW.exec(line)?.groups ?? {};
    if (number === undefined || name === undefined || mark === undefined || NO_ITEM.test(toPlain(line))) return [];
    return [{ number, name: name.replace(/[\s.,;:-]+$/, ""), mark, quote: line.trim(), pageNumber }];
  });
}

function toGap(document: CaseDocument, text: string, items: readonly Item[]): ProposedGap[] {
  if (items.length === 0) return [];
  const list = (some: readonly Item[]) => some.map(({ number, name }) => `${number}, ${name}`).join("; ");
  const more = items.length > SHOWN ? `; and ${items.length - SHOWN} more` : "";
  return [
    {
      ...{ kind: "gap", engine: "offline", basis: "stated", checklist: null, ruleId: "gap.stated.unused" },
      text: `${text}: item ${list(items.slice(0, SHOWN))}${more}.`,
      detail: `According to ${paperName(document)}.`,
      // One request: a letter names all of them.
      items: [{ what: `${text}: item ${list(items)}` }],
      citations: items
        .slice(0, MOST_QUOTES)
        .map(({ quote, pageNumber }) => ({ documentId: document.id, pageNumber, quote })),
    },
  ];
}
