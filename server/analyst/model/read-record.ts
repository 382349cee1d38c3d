import type { PagesByRules } from "#lib/domain/coverage.ts";
import { ModelContextOverflow, ModelError, ModelUnreachable } from "../../llm/model-errors.ts";
import { askModel } from "./ask-model.ts";
import type { Run } from "./ask-model.ts";
import { hashInput } from "./chunk-store.ts";
import type { Chunk } from "./chunk-store.ts";
import type { ModelReading } from "./findings-schema.ts";
import { planRoom, roomAfterAnswer, roomAfterOverflow } from "./plan-room.ts";
import { halveWindow, planWindows } from "./plan-windows.ts";
import type { PagePiece } from "./plan-windows.ts";
import { READ_PAGES_VERSION, readPagesMessages } from "./prompts/read-pages.ts";

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

export type RecordReading = {
  /** What was answered about each window, in order. */
  readonly answers: readonly {
    readonly pages: readonly PagePiece[];
    readonly chunk: Chunk & { reading: ModelReading };
  }[];
  readonly skipped: readonly SkippedPage[];
  /** Labels of the pages that left this machine, answered or not. */
  readonly sent: ReadonlySet<string>;
  /** Tokens of the server for one of our estimate, 1 or more. */
  readonly tokenRatio: number;
  /** Why it stopped before the end; null when it did not. */
  readonly stopped: ModelError | null;
};

/**
 * Lets the model read the pages, in one go when they fit its window, else window by window. What a window lacks an answer
 * for is skipped and named; what makes going on useless ends the reading with what there is.
 * @throws the signal's reason
 */
export async function readRecord(
  run: Run,
  given: {
    readonly pages: readonly PagePiece[];
    readonly hasFocus: boolean;
    /** Before a window goes out; it may throw to end everything. */
    readonly beforeSending: () => Promise<void>;
    /** Number of pages that are done with. */
    readonly onProgress: (done: number) => void;
  },
): Promise<RecordReading> {
  const { pages, hasFocus, beforeSending, onProgress } = given;
  const answers: RecordReading["answers"][number][] = [];
  const skipped: SkippedPage[] = [];
  const sent = new Set<string>();
  const markSent = (window: readonly PagePiece[]) => window.forEach(({ label }) => sent.add(label));
  let windows: PagePiece[][] = [[...pages]];
  let tokenRatio = 1;
  try {
    const empty = readPagesMessages({ pages: [], nonce: "0".repeat(16), hasFocus });
    let room = planRoom((await run.model.window()).tokens, empty);
    let [unanswered, silent] = [0, 0];
    windows = planWindows(pages, room.budget);
    for (let window = windows[0]; window !== undefined; window = windows[0]) {
      const asked = window;
      const tokens = asked.reduce((sum, page) => sum + page.tokens, 0);
      let chunk: Chunk;
      try {
        chunk = await askModel(run, {
          stage: "read",
          identity: [READ_PAGES_VERSION, String(hasFocus), contentOf(asked)],
          messages: (nonce) => readPagesMessages({ pages: asked, nonce, hasFocus }),
          maxOutputTokens: room.output,
          beforeSending,
        });
        markSent(asked);
      } catch (error) {
        if (error instanceof ModelError && !(error instanceof ModelUnreachable && !error.wasSent)) markSent(asked);
        if (!(error instanceof ModelContextOverflow)) throw error;
        room = roomAfterOverflow(room, { tokens }, error);
        tokenRatio = room.ratio;
        windows = planWindows(wholePages(windows, pages), room.budget);
        continue;
      }
      const mayHalve =
        chunk.outcome === "split" || chunk.outcome === "silent" || (chunk.outcome === "filtered" && asked.length > 1);
      silent = chunk.outcome === "silent" ? silent + 1 : 0;
      if (silent === MAX_SILENT)
        throw new ModelError(
          `The model at ${run.model.endpoint} sent nothing ${MAX_SILENT} times in a row, each time for as long as OPENAI_SILENCE_SECONDS allows.`,
        );
      const halves = mayHalve ? halveWindow(asked) : null;
      windows = [...(halves ?? []), ...windows.slice(1)];
      if (halves !== null) continue;
      if (chunk.reading !== null) answers.push({ pages: asked, chunk: { ...chunk, reading: chunk.reading } });
      else skipped.push(...asked.map((page) => skip(page, whyOf(chunk))));
      const after = roomAfterAnswer(room, { tokens, counted: chunk.promptTokens });
      if (after !== room) {
        room = after;
        tokenRatio = room.ratio;
        windows = planWindows(wholePages(windows, pages), room.budget);
      }
      onProgress(pages.length - wholePages(windows, pages).length);
      unanswered = chunk.outcome === "unanswered" ? unanswered + 1 : 0;
      if (unanswered === MAX_UNANSWERED)
        throw new ModelError(
          `The model at ${run.model.endpoint} gave ${MAX_UNANSWERED} answers in a row that cannot be used.`,
        );
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const left = windows.flat().map((page) => skip(page, "not reached"));
    return { answers, skipped: withoutRead([...skipped, ...left], answers), sent, tokenRatio, stopped: error };
  }
  return { answers, skipped: withoutRead(skipped, answers), sent, tokenRatio, stopped: null };
}

function contentOf(window: readonly PagePiece[]): string {
  return hashInput(...window.flatMap(({ label, fileName, text }) => [label, fileName, text]));
}

function wholePages(windows: readonly (readonly PagePiece[])[], pages: readonly PagePiece[]): PagePiece[] {
  const left = new Set(windows.flat().map(({ label }) => label));
  return pages.filter(({ label }) => left.has(label));
}

function whyOf({ outcome }: Chunk): SkippedPage["why"] {
  return outcome === "filtered" || outcome === "silent" ? outcome : "unanswered";
}

function skip({ documentId, pageNumber }: PagePiece, why: SkippedPage["why"]): SkippedPage {
  return { documentId, pageNumber, why };
}

/** A page is skipped only where no window with it was answered, and once. */
function withoutRead(skipped: readonly SkippedPage[], answers: RecordReading["answers"]): SkippedPage[] {
  const keyOf = ({ documentId, pageNumber }: Pick<PagePiece, "documentId" | "pageNumber">) =>
    `${documentId} ${pageNumber}`;
  const done = new Set(answers.flatMap(({ pages }) => pages.map(keyOf)));
  return skipped.filter((page) => {
    if (done.has(keyOf(page))) return false;
    done.add(keyOf(page));
    return true;
  });
}
