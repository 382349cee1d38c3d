import clsx from "clsx";
import { VIEWER } from "#lib/copy/viewer.ts";
import styles from "./document-viewer.module.css";
import type { PageLine, Segment } from "./page-lines.ts";
import type { DocumentContent } from "./queries.ts";

type Props = { readonly page: DocumentContent["pages"][number]; readonly lines: readonly PageLine[] };

/** The page as a transcript: numbered lines, the marks on them, a blue bar where the analysis cites them. */
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
    <div className={styles.text}>
      {lines.map((line) => (
        <p key={line.number} dir="auto" data-line={line.number} className={clsx(line.isCited && styles.cited)}>
          {line.segments.map((segment) => (
            <Piece key={segment.start} segment={segment} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Piece({ segment: { text, mark } }: { readonly segment: Segment }) {
  if (mark === null) return text;
  if (mark === "hit") return <span className={styles.hit}>{text}</span>;
  return (
    <mark data-mark={mark} className={clsx(mark === "active" && styles.active)}>
      {text}
    </mark>
  );
}
