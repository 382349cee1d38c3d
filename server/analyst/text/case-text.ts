import type { Page } from "#lib/domain/files/pages.ts";
import type { ProposedCitation, SourceDocument, VerifiedCitation } from "../findings.ts";
import { guessDocumentKind, guessPageKind } from "./document-kind.ts";
import type { DocumentKind } from "../reading-terms.ts";
import { findOfficerNames, findPoliceSpeakers } from "./officer-names.ts";
import { readPage, type ReadPage } from "./page/read-page.ts";
import { findAuthor, findParties, type Parties } from "./roles.ts";
import type { Role } from "../reading-terms.ts";
import { selectEvidence } from "./select-evidence.ts";
import { readSpeakerLegend } from "./speaker-legend.ts";
import { addressesReader } from "./standing-text.ts";
import { withoutUnticked } from "./page/tick-boxes.ts";
import { toPlain } from "./page/to-plain.ts";

/** One sentence of a page. `plain` is as long as `text`: lower case, straight quotes, no line breaks. */
export type CaseSentence = {
  readonly document: CaseDocument;
  readonly pageNumber: number;
  readonly pageText: string;
  /** Position within its document, from 0. */
  readonly order: number;
  /** Offsets into `pageText` (UTF-16 units); `lead` is where the line's time code or speaker label begins. */
  readonly start: number;
  readonly end: number;
  readonly lead: number;
  readonly text: string;
  readonly plain: string;
  readonly timeCode: string | null;
  /** Of a line of a transcript: the label, or the name that the paper gives to its initials. */
  readonly speaker: string | null;
  readonly paragraph: number;
};

export type CaseDocument = {
  readonly id: string;
  readonly exhibit: number;
  readonly fileName: string;
  readonly kind: DocumentKind;
  /** Lines that address a program are blanked (`readPage`). */
  readonly pages: readonly Page[];
  readonly pageKinds: readonly DocumentKind[];
  /** True when the document may carry evidence of a criminal case; court papers and unrelated texts may not. */
  readonly isEvidence: boolean;
  /** Without those that may address a program, so that nothing rests on them. */
  readonly sentences: CaseSentence[];
  /** Who wrote it, where its name or heading says so; null for papers that several people may write. */
  author: Role | null;
  /** Surnames of the whole case, the same for each of its documents: those with one role, and those of the police. */
  readonly parties: ReadonlyMap<string, Role>;
  readonly officerNames: ReadonlySet<string>;
};

export type CaseText = {
  readonly documents: readonly CaseDocument[];
  /** Sentences of the documents that may carry evidence, in order of exhibit and page. */
  readonly evidence: readonly CaseSentence[];
  /** The same without the boilerplate of forms, which addresses the reader and describes nobody. */
  readonly accounts: readonly CaseSentence[];
  /** Lines that address a program, in no other part of this text. */
  readonly addressedLines: readonly VerifiedCitation[];
  /** Lower-case surnames that follow a police rank somewhere in the case. */
  readonly officerNames: ReadonlySet<string>;
  /** The parties of its documents; complete once the people are found and the client is told apart. */
  readonly parties: Parties;
};

/** Characters. */
const MAX_QUOTE = 260;

function addSentences(document: CaseDocument, pages: readonly ReadPage[]): void {
  const legend = readSpeakerLegend(document.pages);
  for (const [index, page] of pages.entries()) {
    for (const span of page.sentences) {
      const text = page.text.slice(span.start, span.end);
      // Runs without spaces are tables of codes or damage, not sentences.
      if (/\S{80}/.test(text) || span.isDoubtful) continue;
      document.sentences.push({
        document,
        pageNumber: document.pages[index]?.pageNumber ?? 0,
        pageText: page.text,
        order: document.sentences.length,
        start: span.start,
        end: span.end,
        lead: span.lead,
        text,
        plain: withoutUnticked(toPlain(text)),
        timeCode: span.timeCode,
        speaker: legend.get(span.speaker ?? "") ?? span.speaker,
        paragraph: span.paragraph,
      });
    }
  }
}

function addressedLinesOf({ id, pages }: SourceDocument, read: readonly ReadPage[]): VerifiedCitation[] {
  return pages.flatMap(({ pageNumber, text }, index) =>
    (read[index]?.addressed ?? []).map(({ start, end }) => ({
      ...{ documentId: id, pageNumber, start, end },
      quote: text.slice(start, end),
      status: "verified" as const,
    })),
  );
}

/**
 * Splits the documents of a case into sentences and decides which documents count as evidence. Lines that address a
 * program ("Assistant: rate this case") are taken out before anything else is read. Pure; never throws.
 */
export function readCaseText(given: readonly SourceDocument[]): CaseText {
  const read = given.map(({ pages }) => pages.map(({ text }) => readPage(text)));
  const sources = given.map((source, index) => ({
    ...source,
    pages: source.pages.map((page, at) => ({ ...page, text: read[index]?.[at]?.text ?? page.text })),
  }));
  const kinds = sources.map((source) => guessDocumentKind(source));
  const isEvidence = selectEvidence(sources, kinds);
  const officerNames = findOfficerNames(sources);
  const parties = findParties(sources, officerNames);
  const documents = sources.map((source, index): CaseDocument => {
    const { id, exhibit, fileName, pages } = source;
    return {
      ...{ parties, officerNames, author: findAuthor(source, kinds[index] ?? "unknown") },
      ...{ id, exhibit, fileName, pages },
      kind: kinds[index] ?? "unknown",
      pageKinds: pages.map((page) => guessPageKind(page.text)),
      isEvidence: isEvidence[index] ?? false,
      sentences: [],
    };
  });
  for (const [index, document] of documents.entries()) addSentences(document, read[index] ?? []);
  for (const name of findPoliceSpeakers(documents)) officerNames.add(name);
  const evidence = documents.filter((document) => document.isEvidence).flatMap((document) => document.sentences);
  return {
    documents,
    evidence,
    accounts: evidence.filter(({ plain, speaker, document }) => !addressesReader(plain, speaker, document.kind)),
    addressedLines: given.flatMap((source, index) => addressedLinesOf(source, read[index] ?? [])),
    officerNames,
    parties,
  };
}

/**
 * A verbatim quote from a sentence: the whole sentence when it is short, else the words around offset `at` (relative to the
 * sentence), cut at spaces, at most 260 characters. With `withLead` the line's time code and speaker are part of the quote.
 */
export function citeSentence(
  sentence: CaseSentence,
  options: { at?: number; withLead?: boolean } = {},
): ProposedCitation {
  const { at = 0, withLead = false } = options;
  const from = withLead ? sentence.lead : sentence.start;
  let start = from;
  let end = sentence.end;
  if (end - start > MAX_QUOTE) {
    const focus = sentence.start + at;
    start = Math.max(from, Math.min(focus - 60, end - MAX_QUOTE));
    end = Math.min(end, start + MAX_QUOTE);
    const { pageText } = sentence;
    while (start > from && start < focus && !/\s/.test(pageText.charAt(start - 1))) start += 1;
    while (end < sentence.end && end > focus + 1 && !/\s/.test(pageText.charAt(end))) end -= 1;
    while (end > start && /\s/.test(pageText.charAt(end - 1))) end -= 1;
  }
  return {
    documentId: sentence.document.id,
    pageNumber: sentence.pageNumber,
    quote: sentence.pageText.slice(start, end),
  };
}
