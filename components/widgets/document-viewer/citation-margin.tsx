"use client";

import clsx from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import { FINDING_SECTION } from "#lib/copy/case-detail.ts";
import { NEAR_MATCH } from "#lib/copy/documents.ts";
import { VIEWER } from "#lib/copy/viewer.ts";
import type { TextRange } from "#lib/domain/normalise-text.ts";
import { useCopy } from "../voice.ts";
import styles from "./document-viewer.module.css";
import type { CitedPassage } from "./group-citations.ts";
import { layOutMargin } from "./margin-layout.ts";
import type { PageLine } from "./page-lines.ts";

type Props = {
  readonly pageNumber: number;
  readonly passages: readonly CitedPassage[];
  readonly cited: TextRange | null;
  readonly lines: readonly PageLine[];
  /** Marks a passage in the text. */
  readonly onShow: (range: TextRange) => void;
};

/** CSS pixels below the heading and between two cards. */
const SPACE = { from: 44, gap: 8 };

/** What the analysis takes from this page, each card beside the line it cites. */
export function CitationMargin({ pageNumber, passages, cited, lines, onShow }: Props) {
  const sections = useCopy(FINDING_SECTION);
  const aside = useRef<HTMLElement>(null);
  const [tops, setTops] = useState<readonly number[]>([]);
  const lineNumbers = passages.map(({ start }) => lines.findLast((line) => line.start <= start)?.number ?? 1);
  const lineKey = lineNumbers.join();

  // Lines wrap by the width of the window, so where a card belongs is only known from what has been drawn.
  useLayoutEffect(() => {
    const margin = aside.current;
    const text = margin?.parentElement;
    if (!margin || !text) return;
    const measure = () => {
      const top = margin.getBoundingClientRect().top;
      const cards = [...margin.querySelectorAll("li")].map((card, index) => {
        const line = text.querySelector(`[data-line="${lineKey.split(",")[index]}"]`);
        return { wanted: (line?.getBoundingClientRect().top ?? top) - top, height: card.offsetHeight };
      });
      setTops(layOutMargin(cards, SPACE));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    for (const child of text.children) observer.observe(child);
    return () => observer.disconnect();
  }, [lineKey]);

  return (
    <aside className={styles.margin} ref={aside} aria-label={VIEWER.citationsOf(pageNumber)}>
      <h3>{VIEWER.citations(passages.length)}</h3>
      {passages.length === 0 && <p className="small muted">{VIEWER.noCitations}</p>}
      <ol>
        {passages.map((passage, index) => {
          const isCurrent = cited?.start === passage.start && cited.end === passage.end;
          return (
            <li key={`${passage.start}-${passage.end}`} style={{ top: tops[index] }}>
              <button
                type="button"
                className={clsx(styles.card, isCurrent && styles.current)}
                aria-pressed={isCurrent}
                onClick={() => onShow({ start: passage.start, end: passage.end })}
              >
                {passage.findings.map(({ kind, text }) => (
                  <span key={`${kind}-${text}`} dir="auto">
                    <b>{VIEWER.citedIn(sections[kind])}</b> {text}
                  </span>
                ))}
                {passage.status === "ocr-near" && <span className="tiny muted">{NEAR_MATCH}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
