import clsx from "clsx";
import { VIEWER } from "#lib/copy/viewer.ts";
import styles from "./document-viewer.module.css";
import type { PageLine, Segment } from "./page-lines.ts";
import type { DocumentContent } from "./queries.ts";

type Props = { readonly page: DocumentContent["pages"][number]; readonly lines: readonly PageLine[] };

/**
 * The page as a transcript: numbered lines, the marks on them, a blue bar where the analysis cites them and one in a
 * note's colour where somebody marked them. Lines take the focus, so that the arrow keys can go from one to the next.
 */
export function PageText({ page, lines }: Props) {
  if (page.unreadReason !== null)
    return (
      <div className={styles.state}>
        <p>{VIEWER.unreadPage}</p>
        <p className="strong">{page.unreadReason}</p>
      </div>
    );
  if (page.text.trim() === "") return <p className={styles.state}>{VIEWER.emptyPage}</p>;
  return (
    <div className={styles.text} data-page-text={page.pageNumber}>
      {lines.map(({ number, start, segments, isCited, color }) => (
        <p
          key={number}
          dir="auto"
          tabIndex={-1}
          data-line={number}
          data-start={start}
          data-color={color}
          className={clsx(isCited && styles.cited, color !== null && styles.noted, color !== null && styles.tint)}
        >
          {segments.map((segment) => (
            <Piece key={segment.start} segment={segment} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Piece({ segment: { text: words, mark, color, isUnsure } }: { readonly segment: Segment }) {
  const text = isUnsure ? (
    <span className={styles.unsure} data-unsure="">
      {words}
    </span>
  ) : (
    words
  );
  if (mark === "hit") return <span className={styles.hit}>{text}</span>;
  if (mark !== null)
    return (
      <mark data-mark={mark} className={clsx(mark === "active" && styles.active)}>
        {text}
      </mark>
    );
  if (color === null) return text;
  return (
    <span data-color={color} className={clsx(styles.tint, styles.highlight)}>
      {text}
    </span>
  );
}
