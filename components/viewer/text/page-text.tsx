import type { CSSProperties } from "react";
import { cn } from "#components/ui/cn.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import { longestLine } from "./keeps-lines.ts";
import marks from "../marks.module.css";
import type { PageLine, Segment } from "./page-lines.ts";
import type { DocumentContent } from "../queries.ts";

type Props = {
  readonly page: DocumentContent["pages"][number];
  readonly lines: readonly PageLine[];
  /** Each line of the page on one line, in smaller type where it would not fit; else lines wrap. */
  readonly keepsLines: boolean;
  /** CSS pixels that the margin beside the text takes. */
  readonly beside: number;
  /** Of two marked quotes beside each other the one that the steps are at is on this page. */
  readonly isCurrent: boolean;
};

/**
 * The page as a transcript: numbered lines, the marks on them, a blue bar where the analysis cites them and one in a
 * note's color where somebody marked them. Lines take the focus, so that the arrow keys can go from one to the next.
 */
export function PageText({ page, lines, keepsLines, beside, isCurrent }: Props) {
  if (page.unreadReason !== null)
    return (
      <div className="grid content-start gap-2 px-5 py-6">
        <p>{VIEWER.unreadPage}</p>
        <p className="font-semibold">{page.unreadReason}</p>
      </div>
    );
  if (page.text.trim() === "") return <p className="px-5 py-6">{VIEWER.emptyPage}</p>;
  const size = { "--beside": `${beside}px`, "--longest": Math.max(1, longestLine(page.text)) } as CSSProperties;
  return (
    <div className={cn(marks.text, keepsLines && marks.keepsLines)} style={size} data-page-text={page.pageNumber}>
      {lines.map(({ number, start, segments, isCited, color }) => (
        <p
          key={number}
          dir="auto"
          tabIndex={-1}
          data-line={number}
          data-start={start}
          data-color={color}
          className={cn(
            isCited && marks.cited,
            segments.some(({ mark }) => mark === "cite") && marks.quoted,
            color !== null && [marks.noted, marks.tint],
          )}
        >
          {segments.map((segment) => (
            <Piece key={segment.start} segment={segment} isCurrent={isCurrent} />
          ))}
        </p>
      ))}
    </div>
  );
}

type PieceProps = { readonly segment: Segment; readonly isCurrent: boolean };

function Piece({ segment: { text: words, mark, color, isUnsure }, isCurrent }: PieceProps) {
  const text = isUnsure ? (
    <span className={marks.unsure} data-unsure="">
      {words}
    </span>
  ) : (
    words
  );
  if (mark === "hit") return <span className={marks.hit}>{text}</span>;
  if (mark !== null) {
    const isCurrentQuote = mark === "cite" && isCurrent;
    return (
      <mark
        data-mark={mark}
        className={cn((mark === "active" || isCurrentQuote) && marks.active)}
        aria-current={isCurrentQuote || undefined}
      >
        {text}
      </mark>
    );
  }
  if (color === null) return text;
  return (
    <span data-color={color} className={cn(marks.tint, marks.highlight)}>
      {text}
    </span>
  );
}
