import type { ChatCitation } from "#lib/contracts/chat.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { readPage } from "../analyst/text/page/read-page.ts";
import { estimateTokens } from "../llm/estimate-tokens.ts";
import { citationOf } from "./answer-with-passages.ts";
import type { CaseFinding } from "./read-case-findings.ts";
import { retrievePassages, type Passage } from "./retrieve-passages.ts";

/** What a model reads and cites by number: words of a page, or a finding of the analysis with its quotes. */
export type Source = {
  readonly kind: "page" | "finding";
  readonly text: string;
  /** Of a page the one place, of a finding its quotes; at least one. */
  readonly places: readonly ChatCitation[];
};

/** Passages of each of several questions, at most, and of all together. */
const PER_QUERY = 6;
const MOST_PASSAGES = 24;
/** Findings that are shown by their words; of a kind that was asked for all are. */
const MOST_FINDINGS = 12;
/** Share of the room that findings may take; of a question that asks for all of a kind. */
const FINDINGS_SHARE = 0.3;
const LIST_SHARE = 0.8;
/** What the marks around a source cost, in tokens. */
const MARK_TOKENS = 30;

/** Kinds of findings that a question names. */
const ASKED_KINDS: readonly (readonly [RegExp, readonly CaseFinding["kind"][]])[] = [
  [/\b(?:contradict\w*|inconsisten\w*|conflict\w*|discrepan\w*|differ\w*|disagree\w*)\b/i, ["contradiction"]],
  [/\b(?:gaps?|missing|lack\w*|request\w*|subpoena\w*|not in the (?:file|record)|disclos\w*)\b/i, ["gap"]],
  [/\b(?:issues?|suppress\w*|motions?|legal|admissib\w*)\b/i, ["issue", "action"]],
  [/\b(?:odds|chances?|factors?|strong\w*|weak\w*|helps?|hurts?|defen[cs]es?)\b/i, ["factor", "weakness", "defense"]],
  [/\b(?:timeline|chronolog\w*|sequence|order of)\b/i, ["event"]],
];

/** What is sent with a question. */
export type Selection = {
  readonly sources: readonly Source[];
  /** True when every page of the case is among them. */
  readonly isWhole: boolean;
  /** Findings of a kind that was asked for which had no room. */
  readonly leftOut: number;
};

/** True of "List every contradiction" and its like, where the case has such a list: the answer is as long as that is. */
export function asksForList(question: string, findings: readonly CaseFinding[]): boolean {
  const kinds = kindsIn(question);
  return /\b(?:list|all|every|each)\b/i.test(question) && findings.some(({ kind }) => kinds.has(kind));
}

/**
 * Every page of the case and the findings that touch the question, when they fit; null when they do not.
 * @param room tokens
 */
export async function wholeCase(
  documents: readonly SourceDocument[],
  given: {
    readonly findings: readonly CaseFinding[];
    readonly question: string;
    /** The question asks for all findings of a kind. */
    readonly isList: boolean;
    readonly room: number;
  },
): Promise<Selection | null> {
  const pages = documents.flatMap(pagesOf);
  const cost = costOf(pages);
  if (pages.length === 0 || cost > given.room) return null;
  const { isList, room } = given;
  const chosen = chooseFindings(await touching(given), Math.min(room - cost, room * shareOf(isList)));
  if (isList && chosen.leftOut > 0) return null;
  return { sources: [...pages, ...chosen.sources], isWhole: true, leftOut: chosen.leftOut };
}

/** Passages for several wordings of the question, the best of each first, and the findings that touch it. */
export async function sourcesFor(
  documents: readonly SourceDocument[],
  given: {
    readonly findings: readonly CaseFinding[];
    readonly question: string;
    readonly isList: boolean;
    readonly queries: readonly string[];
    readonly clientName: string | null;
    readonly room: number;
  },
): Promise<Selection> {
  const { queries, question, isList, clientName, room } = given;
  const byQuery: (readonly Passage[])[] = [];
  for (const query of [question, ...queries])
    byQuery.push(
      (await retrievePassages(documents, { question: query, clientName, limit: PER_QUERY, size: "paragraph" }))
        .passages,
    );
  const taken: Passage[] = [];
  for (let rank = 0; rank < PER_QUERY; rank++)
    for (const passage of byQuery.flatMap((passages) => passages[rank] ?? []))
      if (taken.length < MOST_PASSAGES && !taken.some((other) => overlap(other, passage))) taken.push(passage);
  const chosen = chooseFindings(await touching(given), room * shareOf(isList));
  const passages = taken.map((passage): Source => ({
    kind: "page",
    text: passage.text,
    places: [citationOf(passage)],
  }));
  return {
    sources: [...within(passages, room - costOf(chosen.sources)), ...chosen.sources],
    isWhole: false,
    leftOut: chosen.leftOut,
  };
}

const shareOf = (isList: boolean) => (isList ? LIST_SHARE : FINDINGS_SHARE);

const kindsIn = (question: string) =>
  new Set(ASKED_KINDS.flatMap(([words, named]) => (words.test(question) ? named : [])));

function chooseFindings(found: { readonly sources: Source[]; readonly asked: number }, room: number) {
  const sources = within(found.sources, room);
  const kept = new Set(sources);
  return { sources, leftOut: found.sources.slice(0, found.asked).filter((source) => !kept.has(source)).length };
}

/** The pages with words, without the lines that address a program. Offsets stay true. */
function pagesOf({ id: documentId, exhibit, fileName, pages }: SourceDocument): Source[] {
  return pages.flatMap(({ pageNumber, text: raw }) => {
    const { text } = readPage(raw);
    const place = { documentId, exhibit, fileName, pageNumber, quote: raw, start: 0, end: raw.length };
    return text.trim() === "" ? [] : [{ kind: "page", text, places: [{ ...place, status: "verified" }] }];
  });
}

/** The findings of a kind that the question names, `asked` of them, then those that share its words. */
async function touching(given: {
  readonly findings: readonly CaseFinding[];
  readonly question: string;
}): Promise<{ readonly sources: Source[]; readonly asked: number }> {
  const { findings, question } = given;
  const kinds = kindsIn(question);
  const asked = findings.filter(({ kind }) => kinds.has(kind));
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const { passages } = await retrievePassages(
    findings.map((finding) => ({
      ...{ id: finding.id, exhibit: 0, fileName: "" },
      pages: [{ pageNumber: 1, text: wordsOf(finding), confidence: 1, source: "text", unreadReason: null }],
    })),
    { question, clientName: null, limit: MOST_FINDINGS, size: "paragraph" },
  );
  const byWords = passages.flatMap(({ documentId }) => byId.get(documentId) ?? []);
  const sources = [...new Set([...asked, ...byWords])].map((finding): Source => ({
    ...{ kind: "finding", text: `${finding.kind}: ${wordsOf(finding)}`, places: finding.places },
  }));
  return { sources, asked: asked.length };
}

function wordsOf({ text, detail, places }: CaseFinding): string {
  const quotes = places.map(({ exhibit, pageNumber, quote }) => `“${quote}” (Ex. ${exhibit ?? "?"} p. ${pageNumber})`);
  return [text, detail, ...quotes].filter((part) => part !== "").join(" ");
}

function overlap(one: Passage, other: Passage): boolean {
  const isSamePage = one.documentId === other.documentId && one.pageNumber === other.pageNumber;
  return isSamePage && one.start < other.end && other.start < one.end;
}

/** The first sources that fit. */
function within(sources: readonly Source[], room: number): Source[] {
  let left = room;
  return sources.filter((source) => {
    left -= costOf([source]);
    return left >= 0;
  });
}

function costOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { text }) => sum + estimateTokens(text) + MARK_TOKENS, 0);
}
