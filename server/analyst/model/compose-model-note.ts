import type { ModelError } from "../../llm/model-errors.ts";
import type { SourceDocument } from "../findings.ts";
import type { SkippedPage } from "./read-record.ts";

/** Ranges of pages that are named one by one. */
const MAX_RANGES = 30;

const WHY = {
  filtered: "provider filter",
  unanswered: "no usable answer",
  silent: "no response within OPENAI_SILENCE_SECONDS",
} as const satisfies Partial<Record<SkippedPage["why"], string>>;

/** What the attorney must know about the model's part, in plain sentences; null when there is nothing to tell. */
export function composeModelNote(given: {
  readonly documents: readonly SourceDocument[];
  /** Pages with words. */
  readonly pages: number;
  readonly read: number;
  readonly skipped: readonly SkippedPage[];
  readonly stopped: ModelError | null;
  readonly isUnweighed: boolean;
  readonly hiddenOn: number;
  readonly discarded: number;
  /** Findings of which no quote, or one side of a contradiction, stands on no page; and all that it gave. */
  readonly unverified: { readonly count: number; readonly of: number };
  /** Sentences of its summary that name no finding. */
  readonly unquoted: number;
}): string | null {
  const { documents, pages, read, skipped, stopped, isUnweighed, hiddenOn, discarded, unverified, unquoted } = given;
  const sentences = [
    ...(read === 0 && pages > 0 && stopped === null
      ? ["The AI model gave no usable answer. This analysis uses rules only."]
      : []),
    ...(stopped !== null && read === 0
      ? [`The AI model could not be used: ${stopped.message} This analysis uses rules only.`]
      : []),
    ...(stopped !== null && read > 0
      ? [
          `The AI model read ${read} of ${pages} pages. ${stopped.message}${read < pages ? " Only the rules read the other pages." : ""}`,
        ]
      : []),
    ...(["filtered", "unanswered", "silent"] as const).flatMap((why) => {
      const of = skipped.filter((page) => page.why === why);
      return of.length === 0 || read === 0
        ? []
        : [`Not analyzed by the AI (${WHY[why]}): ${namePages(of, documents)}. Only the rules read these pages.`];
    }),
    ...(isUnweighed
      ? [
          "It did not review the whole record: it has not checked the rules' findings or compared its own facts with each other.",
        ]
      : []),
    ...(hiddenOn > 0
      ? [
          `Invisible characters were found on ${hiddenOn} ${hiddenOn === 1 ? "page" : "pages"} and were not sent to the AI model.`,
        ]
      : []),
    ...(unverified.count > 0 && read > 0
      ? [
          `${unverified.count} of its ${unverified.of} findings ${unverified.count === 1 ? "quotes" : "quote"} words that are not on any page; ${unverified.count === 1 ? "it is" : "they are"} listed as unverified.`,
        ]
      : []),
    ...(discarded > 0 ? [`${discarded} of its findings could not be used and were left out.`] : []),
    ...(unquoted > 0
      ? [
          `${unquoted} ${unquoted === 1 ? "sentence" : "sentences"} of its summary named no finding and ${unquoted === 1 ? "was" : "were"} left out.`,
        ]
      : []),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** `Ex. 2 p. 3-5, 9; Ex. 4 p. 1`. */
function namePages(skipped: readonly SkippedPage[], documents: readonly SourceDocument[]): string {
  const parts = documents.flatMap(({ id, exhibit }) => {
    const numbers = skipped.filter(({ documentId }) => documentId === id).map(({ pageNumber }) => pageNumber);
    return numbers.length === 0 ? [] : [`Ex. ${exhibit} p. ${ranges(numbers).join(", ")}`];
  });
  const shown = parts.slice(0, MAX_RANGES).join("; ");
  return parts.length > MAX_RANGES ? `${shown} and others, ${skipped.length} pages in all` : shown;
}

function ranges(numbers: readonly number[]): string[] {
  const found: { from: number; to: number }[] = [];
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.to === number - 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  const shown = found.slice(0, MAX_RANGES).map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
  return found.length > MAX_RANGES ? [...shown, "and more"] : shown;
}
