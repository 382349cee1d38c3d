import clsx from "clsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import { TIMELINE } from "#lib/copy/case-detail.ts";
import { formatCalendarDate } from "#lib/format/dates.ts";
import { FindingReview } from "../points/finding-review.tsx";
import review from "../points/finding-review.module.css";
import { Folded } from "../points/folded.tsx";
import { EngineMark } from "../verdict/engine-mark.tsx";
import { remarkOf, sureTimeOf } from "#lib/analysis/event-remark.ts";
import { timelineDays } from "#lib/analysis/timeline-days.ts";
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
            <li key={event.id} className={clsx(disputed.length > 0 && styles.flag)}>
              {opens !== null && (
                <span className={clsx("label", styles.day)}>
                  {opens.date === null ? TIMELINE.undated : formatCalendarDate(opens.date)}
                </span>
              )}
              <span className={styles.time}>{sureTimeOf(event)}</span>
              <span className={styles.dot} />
              <div className={clsx(styles.text, review.review)}>
                <div>
                  <span className={clsx(event.verdict === "rejected" && review.struck)} dir="auto">
                    {event.text}
                  </span>
                  <CitationChips caseId={caseId} citations={event.citations} />
                  <EngineMark finding={event} remark={remarkOf(event)} />
                  {event.detail !== "" && (
                    <p className="small muted" dir="auto">
                      {event.detail}
                    </p>
                  )}
                  {disputed.map((point) => (
                    <p key={point} className={clsx("small", styles.hint)} dir="auto">
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
