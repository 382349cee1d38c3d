import type { Finding } from "#lib/contracts/findings.ts";
import { CHAT } from "#lib/copy/case/chat.ts";
import { ownWordsOf } from "#lib/domain/gap-item.ts";

const MAX_QUESTIONS = 3;
/** Characters of a gap's name; a longer one would not read as a question. */
const MAX_ITEM = 80;

/** A name up to a colon or a full stop, but not one of an abbreviation: "P.O. Otero's photographs". */
const NAME = /^(?:[^:.;?]|\.(?=\S)|(?<=\b[A-Za-z]{1,3})\.)+/;

/** First questions, from what the record lacks: a gap is named by its first item; one in a paper's own words is no name. */
export function suggestedQuestions(gaps: readonly Pick<Finding, "items" | "verdict">[]): string[] {
  const items = gaps
    .filter(({ verdict }) => verdict !== "rejected")
    .flatMap(({ items }) => items.slice(0, 1))
    .filter((item) => ownWordsOf(item) === null)
    .map(({ what, from = what }) => (NAME.exec(from)?.[0] ?? "").trim())
    .filter((item) => item !== "" && item.length <= MAX_ITEM);
  return [...new Set(items)].slice(0, MAX_QUESTIONS).map((item) => CHAT.suggestion(item));
}
