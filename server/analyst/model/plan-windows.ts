import { estimateTokens } from "../../llm/estimate-tokens.ts";
import type { SourceDocument } from "../findings.ts";
import { LEFT_OUT } from "../text/page/read-page.ts";
import { stripInvisible } from "./strip-invisible.ts";

/** A page of the record as it goes to a model, or a piece of one that is too long for a window. */
export type PagePiece = {
  /** `D2.14`: second document of this run, page 14. */
  readonly label: string;
  readonly documentId: string;
  readonly pageNumber: number;
  readonly fileName: string;
  readonly text: string;
  /** Estimated. */
  readonly tokens: number;
};

/** A window with more pages than this makes a model skip over some. */
const MAX_PAGES = 60;
/** Characters that two pieces of a long page share, so that a sentence at the cut stands whole in one of them. */
const PIECE_OVERLAP = 400;
/** What the line round a page costs. */
const FENCE_TOKENS = 30;

/** A line that addresses a program, blanked. */
const LEFT_OUT_RUN = new RegExp(`${LEFT_OUT}[${LEFT_OUT}\\s]*(?<=${LEFT_OUT})`, "g");

/** The pages with words on them, in order. Blank and unread ones have nothing to send. */
export function listPages(documents: readonly SourceDocument[]): { pages: PagePiece[]; hiddenOn: number } {
  let hiddenOn = 0;
  const pages = documents.flatMap((document, index) =>
    document.pages.flatMap((page) => {
      const { text, count } = stripInvisible(page.text.replace(LEFT_OUT_RUN, "[line left out]"));
      if (count > 0) hiddenOn += 1;
      return text.trim() === ""
        ? []
        : [
            pieceOf(
              {
                label: `D${index + 1}.${page.pageNumber}`,
                documentId: document.id,
                pageNumber: page.pageNumber,
                fileName: document.fileName,
              },
              text,
            ),
          ];
    }),
  );
  return { pages, hiddenOn };
}

/**
 * Puts pages into as few windows of at most `budget` tokens as hold them, in order and of about one size: a last window of
 * one page could be compared with nothing.
 */
export function planWindows(pages: readonly PagePiece[], budget: number): PagePiece[][] {
  const pieces = pages.flatMap((page) => cutPiece(page, budget));
  const total = pieces.reduce((sum, { tokens }) => sum + tokens, 0);
  const share = total / Math.max(1, Math.ceil(total / budget), Math.ceil(pieces.length / MAX_PAGES));
  const windows: PagePiece[][] = [];
  let [tokens, taken] = [0, 0];
  for (const piece of pieces) {
    const window = windows.at(-1);
    // A piece joins the window that its middle falls into.
    const isNext = taken + piece.tokens / 2 > share * windows.length || window?.length === MAX_PAGES;
    if (window === undefined || tokens + piece.tokens > budget || isNext) {
      windows.push([piece]);
      tokens = piece.tokens;
    } else {
      window.push(piece);
      tokens += piece.tokens;
    }
    taken += piece.tokens;
  }
  return windows;
}

/** Two smaller windows in place of one; null when it cannot be made smaller. */
export function halveWindow(window: readonly PagePiece[]): [PagePiece[], PagePiece[]] | null {
  const middle = Math.ceil(window.length / 2);
  if (window.length > 1) return [window.slice(0, middle), window.slice(middle)];
  const [only] = window;
  if (only === undefined || only.text.length < 4 * PIECE_OVERLAP) return null;
  const half = Math.ceil(only.text.length / 2);
  return [
    [pieceOf(only, only.text.slice(0, half + PIECE_OVERLAP / 2))],
    [pieceOf(only, only.text.slice(half - PIECE_OVERLAP / 2))],
  ];
}

function cutPiece(page: PagePiece, budget: number): PagePiece[] {
  if (page.tokens <= budget) return [page];
  const length = Math.max(2 * PIECE_OVERLAP, Math.floor((page.text.length * (budget - FENCE_TOKENS)) / page.tokens));
  const pieces: PagePiece[] = [];
  for (let from = 0; from < page.text.length; from += length - PIECE_OVERLAP) {
    pieces.push(pieceOf(page, page.text.slice(from, from + length)));
    if (from + length >= page.text.length) break;
  }
  return pieces;
}

function pieceOf(page: Omit<PagePiece, "text" | "tokens">, text: string): PagePiece {
  const { label, documentId, pageNumber, fileName } = page;
  return { label, documentId, pageNumber, fileName, text, tokens: estimateTokens(text) + FENCE_TOKENS };
}
