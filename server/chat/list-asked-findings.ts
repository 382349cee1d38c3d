import type { ChatCitation } from "#lib/contracts/chat.ts";
import { escapeMarkdown } from "../analyst/assemble/escape-markdown.ts";
import { citationLink } from "./citation-link.ts";
import type { CaseFinding } from "./read-case-findings.ts";

/** Findings of an answer. The case page has them all. */
const MOST = 12;

type Topic = {
  readonly kind: CaseFinding["kind"];
  readonly asks: RegExp;
  readonly opening: string;
};

/** What the analysis lists already: no passage holds "what is missing", but the gaps do. Questions in small letters. */
const TOPICS: readonly Topic[] = [
  {
    kind: "gap",
    asks: /\b(?:what|anything|which|everything)\b.{0,40}\b(?:missing|outstanding|withheld|still ow(?:e|ed|es))\b|\bmissing (?:discovery|evidence|documents?|papers?|records?|pages?|recordings?)\b|(?:n't|\bnot|\bnever|\byet to|\bstill to)\b.{0,25}\b(?:turn(?:ed|ing)? over|hand(?:ed)? over|provid(?:ed?|ing)|produc(?:ed?|ing)|disclosed?|received?|served?|got(?:ten)?|given (?:us|me))\b|\b(?:ask|request|demand) (?:for )?(?:from )?the (?:state|prosecution|prosecutor|da|cps|crown)\b|\bevidence gaps?\b/,
    opening: "What the documents say is missing, from Evidence Gaps:",
  },
  {
    kind: "contradiction",
    asks: /\bcontradict(?:s|ed|ing|ions?)?\b|\binconsisten(?:t|cy|cies)\b|\bdiscrepanc(?:y|ies)\b|\b(?:accounts?|reports?|statements?|stories|papers|documents|versions?)\b.{0,30}\b(?:differ|disagree|conflict|(?:do|did|does)n't (?:match|agree|line up))\b/,
    opening: "Contradictions that the analysis found, each with both sides:",
  },
];

/**
 * What the analysis lists of a topic that a question asks about: Markdown with a link for each place, and the places. Null for any
 * other question, and where nothing is listed: that would read as if nothing were missing.
 * @param message the question as it was asked
 */
export function listAskedFindings(
  message: string,
  findings: readonly CaseFinding[],
): { readonly text: string; readonly citations: readonly ChatCitation[] } | null {
  const topic = TOPICS.find(({ asks }) => asks.test(message.toLowerCase().replaceAll("’", "'")));
  const listed = findings.filter(({ kind }) => kind === topic?.kind).slice(0, MOST);
  if (topic === undefined || listed.length === 0) return null;
  const lines = listed.map(({ text, places }) => `- ${escapeMarkdown(text)} ${places.map(citationLink).join(" ")}`);
  return { text: [topic.opening, lines.join("\n")].join("\n\n"), citations: listed.flatMap(({ places }) => places) };
}
