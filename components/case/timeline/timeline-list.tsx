import { cn } from "#components/ui/cn.ts";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Finding } from "#lib/contracts/findings.ts";
import { TIMELINE } from "#lib/copy/case/timeline.ts";
import { formatCalendarDate } from "#lib/format/dates.ts";
import { FindingReview } from "../points/finding-review.tsx";
import { Folded } from "../points/folded.tsx";
import { EngineMark } from "../engine-mark.tsx";
import { remarkOf, sureTimeOf } from "#lib/analysis/event-remark.ts";
import { timelineDays } from "#lib/analysis/timeline-days.ts";
import { REVIEWED } from "../points/reviewed-class.ts";
import styles from "./timeline-list.module.css";

type Props = {
  readonly caseId: string;
  readonly events: readonly Finding[];
  readonly contradictions: readonly Finding[];
};

/** Every event day by day, with its review; a diamond marks what another exhibit says differently. */
export function TimelineList({ caseId, events, contradictions }: Props) {
  const entries = timelineDays(events, contradictions).flatMap(({ date, entries: ofDay }) =>
    ofDay.map((entry, index) => ({ ...entry, opens: index === 0 ? { date } : null })),
  );
  return (
    <Folded items={entries} limit={15}>
      {(shown) => (
        <ol className={styles.line}>
          {shown.map(({ event, disputed, opens }) => (
            <li key={event.id} className={cn(disputed.length > 0 && styles.flag)}>
              {opens !== null && (
                <span className={cn("text-label text-ink-2", styles.day)}>
                  {opens.date === null ? TIMELINE.undated : formatCalendarDate(opens.date)}
                </span>
              )}
              <span className={styles.time}>{sureTimeOf(event)}</span>
              <span className={styles.dot} />
              <div className={cn(styles.text, REVIEWED)}>
                <div>
                  <span
                    className={cn(event.verdict === "rejected" && "text-ink-2 line-through decoration-[1.5px]")}
                    dir="auto"
                  >
                    {event.text}
                  </span>
                  <CitationChips caseId={caseId} citations={event.citations} />
                  <EngineMark finding={event} remark={remarkOf(event)} />
                  {event.detail !== "" && (
                    <p className="text-13 text-ink-2" dir="auto">
                      {event.detail}
                    </p>
                  )}
                  {disputed.map((point) => (
                    <p key={point} className={cn("text-13", styles.hint)} dir="auto">
                      {TIMELINE.differs(point)}
                    </p>
                  ))}
                </div>
                <FindingReview caseId={caseId} finding={event} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Folded>
  );
}
