"use client";

import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import type { Finding } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { TIMELINE } from "#lib/copy/case/timeline.ts";
import { formatCalendarDate } from "#lib/format/dates.ts";
import { paperNamesOf } from "../paper-names.ts";
import { drawTimeline } from "./layout/draw-timeline.ts";
import { TimelineDrawing, TimelineKey } from "./timeline-drawing.tsx";
import { TimelineList } from "./timeline-list.tsx";

type Props = {
  readonly caseId: string;
  readonly facts: Analysis["facts"];
  readonly events: readonly Finding[];
  readonly contradictions: readonly Finding[];
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/** What happened when: drawn with a lane for each exhibit, and as a list, which phones and paper get alone. */
export function Timeline({ caseId, facts, events, contradictions, clear }: Props) {
  const drawing = drawTimeline(events, contradictions);
  const days = events.flatMap(({ eventDate }) => eventDate ?? []).toSorted();
  const [isListOpen, setIsListOpen] = useState(false);
  const listId = useId();
  return (
    <CaseSection
      id="timeline"
      title={CASE_DETAIL.timeline}
      summary={TIMELINE.count(events.length)}
      note={rangeOf(days)}
      hint={drawing !== null && <TimelineKey drawing={drawing} />}
    >
      {events.length === 0 && <p className="text-ink-2">{clear(TIMELINE.none)}</p>}
      {drawing !== null && (
        <div className="print:hidden on-phone:hidden">
          <TimelineDrawing caseId={caseId} drawing={drawing} names={paperNamesOf(facts)} />
          <button
            type="button"
            aria-expanded={isListOpen}
            aria-controls={listId}
            className="mt-1 inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-13 font-semibold text-exhibit"
            onClick={() => setIsListOpen(!isListOpen)}
          >
            {TIMELINE.asList(events.length)}
            <ChevronDown className={cn("", isListOpen && "rotate-180")} />
          </button>
        </div>
      )}
      {events.length > 0 && (
        <div
          id={listId}
          className={cn(
            drawing !== null && "mt-2",
            drawing !== null && !isListOpen && "hidden print:block on-phone:block",
          )}
        >
          <TimelineList caseId={caseId} events={events} contradictions={contradictions} />
        </div>
      )}
    </CaseSection>
  );
}

function rangeOf(days: readonly string[]): string | undefined {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return first === last
    ? formatCalendarDate(first)
    : TIMELINE.range(formatCalendarDate(first), formatCalendarDate(last));
}
