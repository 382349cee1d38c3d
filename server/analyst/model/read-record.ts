import type { PagesByRules } from "#lib/domain/coverage.ts";
import { ModelContextOverflow, ModelError, ModelUnreachable } from "../../llm/model-errors.ts";
import type { KeptAnswer } from "./answer-store.ts";
import type { Run } from "./ask-model.ts";
import {
  askPages,
  askRecord,
  contentOf,
  hasRoomForAnswer,
  keptReadings,
  keptRecord,
  promptTokens,
  type Asking,
  type PagesAnswer,
  type PagesRead,
} from "./ask-pages.ts";
import { planRoom, roomAfterAnswer, roomAfterOverflow } from "./plan-room.ts";
import { halveWindow, planWindows, type PagePiece } from "./plan-windows.ts";

/** So many windows in a row without a usable answer: the model cannot do this. */
const MAX_UNANSWERED = 3;
/** So many silences in a row, each over half of the pages of the one before: the server is stuck. */
const MAX_SILENT = 4;

/** Pages that the model did not read, and why. */
export type SkippedPage = {
  readonly documentId: string;
  readonly pageNumber: number;
  readonly why: PagesByRules["why"];
};

/** What was answered about some pages. */
export type WindowReading = PagesRead & {
  readonly pages: readonly PagePiece[];
  readonly answer: KeptAnswer;
  /** The page that a label of this answer means; null for a label that it was not given. */
  readonly pageOf: (label: string) => Pick<PagePiece, "documentId" | "pageNumber"> | null;
};

export type RecordReading = {
  /** In the order in which they were asked; those that an earlier analysis has kept come first. */
  readonly windows: readonly WindowReading[];
  readonly skipped: readonly SkippedPage[];
  /** Labels of the pages that left this machine, in this analysis or an earlier one, answered or not. */
  readonly sent: ReadonlySet<string>;
  /** Tokens of the server for one of our estimate, 1 or more. */
  readonly tokenRatio: number;
  /** Why it stopped before the end; null when it did not. */
  readonly stopped: ModelError | null;
};

/** What is being read now. */
export type ReadingProgress = {
  /** Pages that are done with. */
  readonly done: number;
  /** 1-based number of the window that is asked about, and how many there will be as far as is known. */
  readonly window: number;
  readonly windows: number;
};

/**
 * Lets the model read the pages: in one go, with what follows from them, when they fit its window, else window by window. Pages that an earlier analysis
 * has read in the same words are not sent again. What a window lacks an answer for is skipped and named; what makes going
 * on useless ends the reading with what there is.
 * @throws the signal's reason
 */
export async function readRecord(
  run: Run,
  given: Omit<Asking, "hasFocus"> & {
    readonly pages: readonly PagePiece[];
    /** The document that the attorney asked about: it is read again. */
    readonly focusDocumentId: string | null;
    /** Before a window goes out; it may throw to end everything. */
    readonly beforeSending: () => Promise<void>;
    readonly onProgress: (progress: ReadingProgress) => void;
  },
): Promise<RecordReading> {
  const { pages, focusDocumentId, charge, law, ruleLines, beforeSending, onProgress } = given;
  const asking = { hasFocus: focusDocumentId !== null, charge, law, ruleLines };
  const kept = keptWindows(run, { pages, focusDocumentId, asking });
  const read: WindowReading[] = [...kept];
  const skipped: SkippedPage[] = [];
  const sent = new Set(kept.flatMap((window) => window.pages.map(({ label }) => label)));
  const rest = pages.filter(({ label }) => !sent.has(label));
  const markSent = (window: readonly PagePiece[]) => window.forEach(({ label }) => sent.add(label));
  let windows: PagePiece[][] = rest.length === 0 ? [] : [[...rest]];
  let tokenRatio = 1;
  const result = (stopped: ModelError | null): RecordReading => ({
    ...{ windows: read, sent, tokenRatio, stopped },
    skipped: withoutRead([...skipped, ...windows.flat().map((page) => skip(page, "not reached"))], read),
  });
  try {
    const { part, more } = promptTokens(asking);
    let room = planRoom((await run.model.window()).tokens, part);
    let [unanswered, silent, asked] = [0, 0, 0];
    windows = planWindows(rest, room.budget);
    for (let window = windows[0]; window !== undefined; window = windows[0]) {
      const current = window;
      const tokens = current.reduce((sum, page) => sum + page.tokens, 0);
      const isPart = kept.length + asked + windows.length > 1;
      const isWhole = !isPart && tokens + more <= room.budget && hasRoomForAnswer(current.length, room.output);
      onProgress({
        done: pages.length - wholePages(windows, pages).length,
        window: asked + 1,
        windows: asked + windows.length,
      });
      const sending = { pages: current, maxOutputTokens: room.output, beforeSending };
      const counted = tokens + (isWhole ? more : 0);
      let answer: PagesAnswer;
      try {
        answer = await (isWhole ? askRecord(run, asking, sending) : askPages(run, asking, { ...sending, isPart }));
        markSent(current);
      } catch (error) {
        if (error instanceof ModelError && !(error instanceof ModelUnreachable && !error.wasSent)) markSent(current);
        if (!(error instanceof ModelContextOverflow)) throw error;
        room = roomAfterOverflow(room, { tokens: counted }, error);
        tokenRatio = room.ratio;
        windows = planWindows(wholePages(windows, pages), room.budget);
        continue;
      }
      const { outcome, read: found } = answer;
      silent = outcome === "silent" ? silent + 1 : 0;
      if (silent === MAX_SILENT)
        throw new ModelError(
          `The model at ${run.model.endpoint} did not respond ${MAX_SILENT} times in a row within OPENAI_SILENCE_SECONDS.`,
        );
      const mayHalve = outcome === "split" || outcome === "silent" || (outcome === "filtered" && current.length > 1);
      const halves = mayHalve ? halveWindow(current) : null;
      windows = [...(halves ?? []), ...windows.slice(1)];
      if (halves !== null) continue;
      asked += 1;
      if (found !== null) read.push({ ...found, pages: current, answer, pageOf: pageFinder(answer, current) });
      else skipped.push(...current.map((page) => skip(page, whyOf(outcome))));
      const after = roomAfterAnswer(room, { tokens: counted, counted: answer.promptTokens });
      if (after !== room) {
        room = after;
        tokenRatio = room.ratio;
        windows = planWindows(wholePages(windows, pages), room.budget);
      }
      unanswered = outcome === "unanswered" ? unanswered + 1 : 0;
      if (unanswered === MAX_UNANSWERED)
        throw new ModelError(`The model at ${run.model.endpoint} gave ${MAX_UNANSWERED} unusable answers in a row.`);
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return result(error);
  }
  return result(null);
}

/**
 * Windows that were answered before, of pages that are in the case still: all at once with what followed from them, where nothing has
 * changed since; else the widest first, no page twice. Only whole pages: how a long page was cut depends on the window of then.
 */
function keptWindows(
  run: Run,
  given: {
    readonly pages: readonly PagePiece[];
    readonly focusDocumentId: string | null;
    readonly asking: Asking;
  },
): WindowReading[] {
  const { pages, focusDocumentId, asking } = given;
  const whole = keptRecord(run, asking, pages);
  if (whole?.read) return [{ ...whole.read, pages, answer: whole, pageOf: pageFinder(whole, pages) }];
  const byContent = new Map(
    pages.filter(({ documentId }) => documentId !== focusDocumentId).map((page) => [contentOf(page), page]),
  );
  const taken = new Set<PagePiece>();
  return keptReadings(run, asking)
    .toSorted((one, other) => other.pages.length - one.pages.length)
    .flatMap((answer) => {
      const own = answer.pages.map(({ content }) => byContent.get(content));
      if (!own.every((page) => page !== undefined && !taken.has(page))) return [];
      const read = own.filter((page) => page !== undefined);
      read.forEach((page) => taken.add(page));
      return [{ ...answer.read, pages: read, answer, pageOf: pageFinder(answer, read) }];
    });
}

/** Finds pages by the labels that an answer was given for them. */
function pageFinder(answer: KeptAnswer, pages: readonly PagePiece[]): WindowReading["pageOf"] {
  const byLabel = new Map(answer.pages.map(({ label }, index) => [label, pages[index]]));
  return (label) => byLabel.get(label.trim()) ?? null;
}

function wholePages(windows: readonly (readonly PagePiece[])[], pages: readonly PagePiece[]): PagePiece[] {
  const left = new Set(windows.flat().map(({ label }) => label));
  return pages.filter(({ label }) => left.has(label));
}

function whyOf(outcome: KeptAnswer["outcome"]): SkippedPage["why"] {
  return outcome === "filtered" || outcome === "silent" ? outcome : "unanswered";
}

function skip({ documentId, pageNumber }: PagePiece, why: SkippedPage["why"]): SkippedPage {
  return { documentId, pageNumber, why };
}

/** A page is skipped only where no window with it was answered, and once. */
function withoutRead(skipped: readonly SkippedPage[], read: readonly WindowReading[]): SkippedPage[] {
  const keyOf = ({ documentId, pageNumber }: Pick<PagePiece, "documentId" | "pageNumber">) =>
    `${documentId} ${pageNumber}`;
  const done = new Set(read.flatMap(({ pages }) => pages.map(keyOf)));
  return skipped.filter((page) => {
    if (done.has(keyOf(page))) return false;
    done.add(keyOf(page));
    return true;
  });
}
