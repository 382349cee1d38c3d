import { cn } from "#components/ui/cn.ts";
import type { Coverage } from "#lib/contracts/findings.ts";
import { exhibitCoverageLabel } from "#lib/copy/case/analysis.ts";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import styles from "./coverage-strip.module.css";

/** Above this many pages there is one bar an exhibit instead of a cell a page. */
const MAX_CELLS = 60;

type Exhibit = Coverage["exhibits"][number];

/** What was read, drawn: solid read, hatched at low confidence, half filled in part, empty unread. The text beside it says the same in words. */
export function CoverageStrip({ coverage }: { readonly coverage: Coverage }) {
  const exhibits = coverage.exhibits.filter(({ pages }) => pages.length > 0);
  if (exhibits.length === 0) return null;
  const asCells = coverage.pages <= MAX_CELLS;
  return (
    <div className={styles.strip} role="img" aria-label={exhibits.map(describe).join("; ")}>
      {exhibits.map((exhibit) => (
        <span key={exhibit.documentId} className={styles.exhibit} title={describe(exhibit)}>
          {asCells ? <Cells pages={exhibit.pages} /> : <Bar pages={exhibit.pages} />}
          <span className="font-mono text-12/none text-ink-2">{nameOf(exhibit)}</span>
        </span>
      ))}
    </div>
  );
}

const LOOK: Readonly<Record<string, string | undefined>> = {
  l: styles.low,
  p: styles.part,
  u: styles.unread,
};

function Cells({ pages }: { readonly pages: string }) {
  return (
    <span className={styles.cells}>
      {[...pages].map((state, index) => (
        <i key={index} className={cn(LOOK[state])} />
      ))}
    </span>
  );
}

function Bar({ pages }: { readonly pages: string }) {
  const share = (state: string) => `${([...pages].filter((page) => page === state).length / pages.length) * 100}%`;
  return (
    <span className={styles.bar}>
      <i style={{ width: share("r") }} />
      <i className={styles.low} style={{ width: share("l") }} />
      <i className={styles.part} style={{ width: share("p") }} />
    </span>
  );
}

function nameOf({ exhibit, fileName }: Exhibit): string {
  return exhibit === null ? fileName.slice(0, 8) : exhibitLabel(exhibit);
}

function describe(exhibit: Exhibit): string {
  const count = (state: string) => [...exhibit.pages].filter((page) => page === state).length;
  return exhibitCoverageLabel({
    name: nameOf(exhibit),
    pages: exhibit.pages.length,
    low: count("l"),
    inPart: count("p"),
    unread: count("u"),
  });
}
