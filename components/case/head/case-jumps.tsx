"use client";

import { MessageSquare } from "lucide-react";
import { useEffect, useRef } from "react";
import { useCopy } from "#components/widgets/voice.ts";
import { CASE_DATES } from "#lib/copy/case/case-dates.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { FINDING_SECTION, SIDE_BY_SIDE } from "#lib/copy/case/findings.ts";
import { PEOPLE } from "#lib/copy/case/people.ts";
import { CHAT } from "#lib/copy/case/chat.ts";
import { PASSAGES } from "#lib/copy/case/passages.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { useSectionInView } from "./use-section-in-view.ts";

type Props = {
  readonly counts: {
    readonly points: number;
    readonly passages: number;
    readonly gaps: number;
    readonly sideBySide: number;
    readonly people: number;
  };
  /** Where the chat is a drawer: its state and its button; null where it is a section of the page. */
  readonly drawer: { readonly isOpen: boolean; readonly onToggle: () => void } | null;
};

/** The section bar: the way to each section, with how much is in it. It sticks, and underlines the section in view. */
export function CaseJumps({ counts, drawer }: Props) {
  const labels = useCopy(CASE_DETAIL);
  const sections = useCopy(FINDING_SECTION);
  const people = useCopy(PEOPLE);
  const chat = useCopy(CHAT);
  // Some sections are not there when they would be empty.
  const jumps: readonly { readonly target: string; readonly label: string; readonly count?: number }[] = [
    { target: "skinny", label: labels.skinny },
    { target: "verdict", label: labels.verdictShort },
    { target: "dates", label: CASE_DATES.title },
    { target: "points", label: POINTS.title, count: counts.points },
    ...(counts.passages > 0 ? [{ target: "passages", label: PASSAGES.title }] : []),
    { target: "tips", label: sections.action },
    { target: "gaps", label: CASE_DETAIL.evidenceGaps, count: counts.gaps },
    ...(counts.sideBySide > 0 ? [{ target: "side-by-side", label: SIDE_BY_SIDE.title }] : []),
    { target: "timeline", label: CASE_DETAIL.timeline },
    ...(counts.people > 0 ? [{ target: "people", label: people.title }] : []),
    { target: "documents", label: CASE_DETAIL.documentsShort },
    ...(drawer === null ? [{ target: "chat", label: chat.title }] : []),
  ];
  const current = useSectionInView(jumps.map(({ target }) => target));
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar scrolls sideways by itself: the section in view stays visible in it.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && link) bar.current.scrollLeft = link.offsetLeft - 32;
  }, [current]);
  return (
    <nav
      ref={bar}
      aria-label={CASE_DETAIL.onThisPage}
      className="sticky top-0 z-4 -mt-4 flex [scrollbar-width:none] gap-x-3.5 overflow-x-auto rounded-b-sheet border border-t-0 border-manila-edge bg-manila px-5 print:hidden on-phone:top-14 on-phone:-mx-4 on-phone:-mt-3 on-phone:rounded-none on-phone:border-x-0 on-phone:px-4"
    >
      {jumps.map(({ target, label, count }) => (
        <a
          key={target}
          href={`#${target}`}
          aria-current={target === current ? "true" : undefined}
          className="inline-flex min-h-9 items-center gap-1.25 border-y-3 border-transparent text-13 font-[550] whitespace-nowrap text-ink no-underline hover:underline focus-visible:-outline-offset-3 aria-[current]:border-b-ink aria-[current]:font-bold on-phone:min-h-11"
        >
          {label}
          {count !== undefined && count > 0 && <span className="text-12 font-medium text-ink-2">{count}</span>}
        </a>
      ))}
      {drawer !== null && (
        <button
          type="button"
          data-chat-button=""
          aria-haspopup="dialog"
          aria-expanded={drawer.isOpen}
          onClick={drawer.onToggle}
          className="ml-auto inline-flex cursor-pointer items-center gap-1.75 text-13 font-semibold whitespace-nowrap text-exhibit focus-visible:-outline-offset-3"
        >
          <MessageSquare />
          {chat.title}
        </button>
      )}
    </nav>
  );
}
