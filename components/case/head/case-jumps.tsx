"use client";

import { useCopy } from "#components/widgets/voice.ts";
import { CASE_DETAIL, FINDING_SECTION, PEOPLE } from "#lib/copy/case-detail.ts";
import { CHAT } from "#lib/copy/chat.ts";
import { POINTS } from "#lib/copy/points.ts";
import styles from "./case-jumps.module.css";

type Props = {
  readonly counts: {
    readonly points: number;
    readonly tips: number;
    readonly gaps: number;
    readonly people: number;
    readonly documents: number;
  };
};

/** The way to each section with how much stands there. It stays in sight however long the page is. */
export function CaseJumps({ counts }: Props) {
  const labels = useCopy(CASE_DETAIL);
  const sections = useCopy(FINDING_SECTION);
  const people = useCopy(PEOPLE);
  const chat = useCopy(CHAT);
  const jumps: readonly { readonly target: string; readonly label: string; readonly count?: number }[] = [
    { target: "skinny", label: labels.skinny },
    { target: "verdict", label: labels.verdictShort },
    { target: "points", label: POINTS.title, count: counts.points },
    { target: "tips", label: sections.action, count: counts.tips },
    { target: "gaps", label: CASE_DETAIL.evidenceGaps, count: counts.gaps },
    { target: "timeline", label: CASE_DETAIL.timeline },
    // The section is not there when nobody was found.
    ...(counts.people > 0 ? [{ target: "people", label: people.title, count: counts.people }] : []),
    { target: "documents", label: CASE_DETAIL.documentsShort, count: counts.documents },
    { target: "chat", label: chat.title },
  ];
  return (
    <nav className={styles.jumps} aria-label={CASE_DETAIL.onThisPage}>
      {jumps.map(({ target, label, count }) => (
        <a key={target} href={`#${target}`}>
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
