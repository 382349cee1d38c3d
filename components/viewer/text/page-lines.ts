import type { AnnotationColor } from "#lib/domain/files/annotation-colors.ts";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";

/** `cite` the quote that the viewer was opened for, `hit` a match of the search, `active` the match that the reader is on. */
export type Mark = "cite" | "hit" | "active";
export type NotedRange = TextRange & { readonly color: AnnotationColor };

export type Segment = {
  /** Offset in the page's text; also tells the segments of a line apart. */
  readonly start: number;
  readonly text: string;
  readonly mark: Mark | null;
  /** The highlighter under it; of several notes on the same words the last. */
  readonly color: AnnotationColor | null;
  /** Words that OCR was not sure of. */
  readonly isUnsure: boolean;
};

export type PageLine = {
  /** 1-based. */
  readonly number: number;
  readonly start: number;
  readonly segments: readonly Segment[];
  /** Some finding of the analysis stands on words of this line. */
  readonly isCited: boolean;
  /** The colour of a note on words of this line. */
  readonly color: AnnotationColor | null;
};

type Given = {
  readonly cited: TextRange | null;
  readonly citations: readonly TextRange[];
  readonly hits: readonly TextRange[];
  readonly activeHit: TextRange | null;
  readonly notes: readonly NotedRange[];
  readonly unsure: readonly TextRange[];
};

/**
 * Cuts a page into its lines and each line where a mark begins or ends. Where marks overlap the active match wins over
 * the cited quote, and the quote over other matches; notes lie under all of them. The segments of all lines with the line
 * breaks between them are the page's text, unit by unit.
 */
export function layOutPage(text: string, { cited, citations, hits, activeHit, notes, unsure }: Given): PageLine[] {
  const lines: PageLine[] = [];
  let start = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const range = { start, end: start + line.length };
    const here = <T extends TextRange>(marks: readonly T[]) => marks.filter((mark) => overlaps(mark, range));
    const noted = here(notes);
    lines.push({
      number: index + 1,
      start,
      segments: cutLine(line, range, { cited, activeHit, hits: here(hits), notes: noted, unsure: here(unsure) }),
      isCited: here(citations).length > 0,
      color: noted.at(-1)?.color ?? null,
    });
    start = range.end + 1;
  }
  return lines;
}

type Marks = Omit<Given, "citations">;

function cutLine(line: string, range: TextRange, marks: Marks): Segment[] {
  const given = [marks.cited, marks.activeHit, ...marks.hits, ...marks.notes, ...marks.unsure].filter(
    (mark) => mark !== null && overlaps(mark, range),
  ) as TextRange[];
  const cuts = new Set([range.start, range.end]);
  for (const mark of given) {
    cuts.add(Math.max(mark.start, range.start));
    cuts.add(Math.min(mark.end, range.end));
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const piece = { start, end: sorted[index + 1] ?? range.end };
    return {
      start,
      text: line.slice(start - range.start, piece.end - range.start),
      mark: markOf(piece, marks),
      color: marks.notes.findLast((note) => overlaps(note, piece))?.color ?? null,
      isUnsure: marks.unsure.some((word) => overlaps(word, piece)),
    };
  });
}

function markOf(piece: TextRange, { cited, activeHit, hits }: Marks): Mark | null {
  if (activeHit !== null && overlaps(activeHit, piece)) return "active";
  if (cited !== null && overlaps(cited, piece)) return "cite";
  return hits.some((hit) => overlaps(hit, piece)) ? "hit" : null;
}

function overlaps(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end;
}
