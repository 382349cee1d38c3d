import type { Finding } from "#lib/contracts/analyses.ts";
import { CHAT } from "#lib/copy/chat.ts";

const MAX_QUESTIONS = 3;
/** Characters of a gap's name; a longer one would not read as a question. */
const MAX_ITEM = 80;

/** First questions, from what the record lacks: a gap is named by what stands before its colon or first full stop. */
export function suggestedQuestions(gaps: readonly Pick<Finding, "text" | "verdict">[]): string[] {
  const items = gaps
    .filter(({ verdict }) => verdict !== "rejected")
    .map(({ text }) => (/^[^:.;?]+/.exec(text)?.[0] ?? "").trim())
    .filter((item) => item !== "" && item.length <= MAX_ITEM);
  return [...new Set(items)].slice(0, MAX_QUESTIONS).map((item) => CHAT.suggestion(item));
}
