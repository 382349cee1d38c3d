import type { ProposedCitation } from "../../findings.ts";
import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "../../text/case-text.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import { guessDocumentKind, guessPageKind } from "../../text/document-kind.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { citeHits, type Hit } from "../matching/cite-hits.ts";
import { askForThing, type GapCandidate } from "./gap-candidate.ts";
import { headingOf } from "./heading-of.ts";
import { nameExhibitOf } from "./find-served.ts";
import { COPIED_GAPS, isAnswered, MENTIONED_GAPS, type Papers } from "./gap-rules.ts";

/** Places of one thing that are looked at. */
const MAX_HITS = 6;
/** Characters of a line that says what a paper is. */
const MIN_HEADING = 12;
const SHORT = 40;
/** Sentences behind the one that names a thing, in which its paragraph still speaks of it. */
const SENTENCES_AFTER = 4;
/** Where they stand in the usual list: behind what goes with an act of the police. */
const LISTED = { basis: "usual", place: 3 } as const;
const NOT_TAKEN =
  /\b(?:not|never|n't) (?:been )?(?:downloaded|exported|copied|obtained|seized|collected|saved|retained)\b|\bhas (?:now |since )?expired\b/;
/** The laboratory's report comes with the papers behind it. */
const WITH_NOTES =
  /\b(?:notes|worksheets|case file|raw data)\b[^.;]{0,60}\b(?:are|is) (?:attached|enclosed|appended|included|annexed)\b/i;

/**
 * Recordings, photographs and the like that pages mention and of which the file holds no paper: rows of the usual list, because
 * a page that mentions a recording does not say that counsel lacks it.
 * @param listed the lines that linesOfLists gives
 */
export function findMentioned({ accounts }: CaseText, papers: Papers, listed: readonly string[]): GapCandidate[] {
  const isListed = (thing: RegExp) => listed.some((line) => thing.test(line));
  return MENTIONED_GAPS.flatMap(({ rule, match, served }) => {
    if (served !== null && isListed(served)) return [];
    if (rule.items.slice(0, 1).some((item) => isAnswered(item, papers))) return [];
    const hits: Hit[] = [];
    for (const sentence of accounts) {
      if (isDefensePaper(sentence.document)) continue;
      const found = match(sentence);
      if (found === null || wasNotTaken(sentence)) continue;
      if (nameExhibitOf(listed, sentence.text)) continue;
      hits.push({ sentence, at: found.at, strength: 1 / Math.max(SHORT, sentence.plain.length) });
      if (hits.length >= MAX_HITS) break;
    }
    if (hits.length === 0) return [];
    return askForThing(rule, {
      ruleId: `gap.mentioned.${rule.id}`,
      ...LISTED,
      detail: "Named in the record; no document in the case is called that.",
      citations: citeHits(hits, 2),
    });
  });
}

/** "I viewed the clip on his phone. It was not downloaded and has expired": the page goes on to say that nobody has it. */
function wasNotTaken({ document, order, pageNumber, paragraph }: CaseSentence): boolean {
  return document.sentences
    .slice(order + 1, order + 1 + SENTENCES_AFTER)
    .some((next) => next.pageNumber === pageNumber && next.paragraph === paragraph && NOT_TAKEN.test(next.plain));
}

/** Things of which the file holds only a copy, a transcript or a log. */
export function findCopied({ documents }: CaseText): GapCandidate[] {
  return COPIED_GAPS.flatMap(({ rule, words, itself }) => {
    const paper = documents.find(
      (document) =>
        document.isEvidence &&
        isCopy(document, rule.copiedIn) &&
        (words === null || document.pages.some(({ text }) => words.test(toPlain(text).replace(/\s+/g, " ")))) &&
        !isDefensePaper(document) &&
        itself?.test(headingOf(document)) !== true &&
        !document.pages.some(({ text }) => WITH_NOTES.test(text)),
    );
    const citations = citeHeading(paper);
    if (citations.length === 0) return [];
    return askForThing(rule, {
      ruleId: `gap.original.${rule.id}`,
      ...LISTED,
      detail: "The case has a document made from it; check that you have the original.",
      citations,
    });
  });
}

/** A paper that its file's name or its first lines call by one of the kinds; further words of a page are no sure sign. */
function isCopy({ fileName, pages }: CaseDocument, kinds: readonly DocumentKind[]): boolean {
  const byName = guessDocumentKind({ fileName, pages: [] });
  const firstPage = pages.find(({ text }) => text.trim() !== "")?.text ?? "";
  return kinds.includes(byName) || (byName === "unknown" && kinds.includes(guessPageKind(firstPage)));
}

/** The first words of a paper, which say what it is. */
function citeHeading(paper: CaseDocument | undefined): ProposedCitation[] {
  const heading = paper?.sentences.find((sentence) => sentence.text.length >= MIN_HEADING);
  return heading === undefined ? [] : [citeSentence(heading, { withLead: true })];
}
