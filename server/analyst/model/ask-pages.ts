import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import { estimatePrompt, estimateTokens } from "../../llm/estimate-tokens.ts";
import { hashInput, type KeptAnswer } from "./answer-store.ts";
import {
  askModel,
  hashAsked,
  keptAnswer,
  newNonce,
  valueOf,
  type Answer,
  type Question,
  type Run,
} from "./ask-model.ts";
import type { Conclusion } from "./conclusion-form.ts";
import type { PagePiece } from "./plan-windows.ts";
import { ANALYSE_RECORD_VERSION, analyseRecordMessages, shortLabel } from "./prompts/analyse-record.ts";
import { READ_PAGES_VERSION, readPagesMessages } from "./prompts/read-pages.ts";
import { READING_FORM, type Reading, type ReadItems } from "./reading-form.ts";
import { RECORD_FORM, splitRecordAnswer, type RecordAnswer } from "./record-form.ts";

/** Tokens of an answer about a whole record, in any case and for each page. */
const [ANSWER_TOKENS, ANSWER_TOKENS_PER_PAGE] = [1000, 200];

/** What goes along with every question about pages. */
export type Asking = {
  /** True when the first document is the one that the attorney asked about. */
  readonly hasFocus: boolean;
  readonly charge: string | null;
  /** Pages that were read under another law are read again. */
  readonly law: LegalSystem;
  /** The rules' findings; they go along with all pages at once. */
  readonly ruleLines: readonly string[];
};

/** What an answer about pages holds. */
export type PagesRead = {
  readonly reading: ReadItems;
  /** What the same answer concluded from it; null where that was not asked. */
  readonly conclusion: Conclusion | null;
};
export type PagesAnswer = KeptAnswer & { readonly read: PagesRead | null };

type Given = {
  readonly pages: readonly PagePiece[];
  readonly maxOutputTokens: number;
  readonly beforeSending: () => Promise<void>;
};

/** Asks for the findings of some pages. `isPart`: other pages are read apart. */
export async function askPages(run: Run, asking: Asking, given: Given & { readonly isPart: boolean }) {
  const { isPart, pages, ...sending } = given;
  const { hasFocus, charge, law } = asking;
  const question: Question<typeof Reading> = {
    ...{ stage: "read", form: READING_FORM, promptVersion: partVersion(asking), ...sending },
    identity: [focusOf(run, asking), String(isPart), charge ?? "", ...pages.map(contentOf)],
    pages: pages.map((page) => ({ label: page.label, content: contentOf(page) })),
    documentIds: documentIdsOf(pages),
    messages: (nonce) => readPagesMessages({ pages, nonce, hasFocus, charge, law, isPart }),
  };
  return readingOf(await askModel(run, question));
}

/** Asks for the findings of all pages and for what follows from them. */
export async function askRecord(run: Run, asking: Asking, given: Given): Promise<PagesAnswer> {
  return analysisOf(await askModel(run, recordQuestion(run, asking, given)));
}

/** The answer that was kept to the question about just these pages and findings of rules; null when there is none to use. */
export function keptRecord(run: Run, asking: Asking, pages: readonly PagePiece[]): PagesAnswer | null {
  const question = recordQuestion(run, asking, { pages, maxOutputTokens: 0, beforeSending: async () => {} });
  const kept = keptAnswer(run, question);
  return kept?.value == null ? null : analysisOf(kept);
}

/** The readings of an earlier analysis in the same words, of whatever pages. */
export function keptReadings(run: Run, asking: Asking): (KeptAnswer & { readonly read: PagesRead })[] {
  const [part, whole] = [hashAsked(run, partVersion(asking)), hashAsked(run, wholeVersion(asking))];
  return run.answers.list().flatMap((answer) => {
    if (answer.pages.length === 0 || (answer.asked !== part && answer.asked !== whole)) return [];
    const { read } =
      answer.asked === part ? readingOf(valueOf(answer, READING_FORM)) : analysisOf(valueOf(answer, RECORD_FORM));
    // Concluded over other pages, or other findings of the rules.
    return read === null ? [] : [{ ...answer, read: { ...read, conclusion: null } }];
  });
}

/** Tokens of a prompt for parts before any page is in it, and how many more that for the whole record has. */
export function promptTokens({ charge, law, hasFocus, ruleLines }: Asking) {
  const given = { hasFocus, charge, law, nonce: newNonce(), pages: [] };
  const part = { messages: readPagesMessages({ ...given, isPart: true }), outline: READING_FORM.outline };
  const cost = ({ messages, outline }: typeof part) => estimatePrompt(messages) + estimateTokens(outline);
  const whole = { messages: analyseRecordMessages({ ...given, ruleLines }), outline: RECORD_FORM.outline };
  return { part, more: cost(whole) - cost(part) };
}

/** Whether an answer about all of so many pages has room. */
export function hasRoomForAnswer(pages: number, output: number): boolean {
  return ANSWER_TOKENS + ANSWER_TOKENS_PER_PAGE * pages <= output;
}

export function contentOf({ fileName, text }: PagePiece): string {
  return hashInput(fileName, text);
}

function recordQuestion(run: Run, asking: Asking, { pages, ...sending }: Given): Question<typeof RecordAnswer> {
  const { hasFocus, charge, law, ruleLines } = asking;
  return {
    ...{ stage: "read", form: RECORD_FORM, promptVersion: wholeVersion(asking), ...sending },
    identity: [focusOf(run, asking), charge ?? "", ...pages.map(contentOf), ...ruleLines],
    pages: pages.map((page, index) => ({ label: shortLabel(index), content: contentOf(page) })),
    documentIds: documentIdsOf(pages),
    messages: (nonce) => analyseRecordMessages({ pages, ruleLines, nonce, hasFocus, charge, law }),
  };
}

function readingOf(answer: Answer<Reading>): PagesAnswer {
  return { ...answer, read: answer.value === null ? null : { reading: answer.value, conclusion: null } };
}

function analysisOf(answer: Answer<RecordAnswer>): PagesAnswer {
  return { ...answer, read: answer.value === null ? null : splitRecordAnswer(answer.value) };
}

function partVersion({ law }: Asking): string {
  return `${READ_PAGES_VERSION} ${law}`;
}

function wholeVersion({ law }: Asking): string {
  return `${ANALYSE_RECORD_VERSION} ${law}`;
}

function focusOf(run: Run, { hasFocus }: Asking): string {
  return hasFocus ? `focus ${run.id}` : "";
}

function documentIdsOf(pages: readonly PagePiece[]): string[] {
  return [...new Set(pages.map(({ documentId }) => documentId))];
}
