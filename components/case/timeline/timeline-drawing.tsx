import { Fragment } from "react";
import { cn } from "#components/ui/cn.ts";
import { ExhibitSticker } from "#components/ui/exhibit-sticker.tsx";
import { placeOfCitation } from "#components/widgets/viewer-place.ts";
import { ViewerLink } from "#components/widgets/viewer-link.tsx";
import type { Finding } from "#lib/contracts/findings.ts";
import { TIMELINE } from "#lib/copy/case/timeline.ts";
import { exhibitLabel, placeLabel } from "#lib/copy/case/documents.ts";
import { formatCalendarDate } from "#lib/format/dates.ts";
import { remarkOf, sureTimeOf } from "#lib/analysis/event-remark.ts";
import type { TimelineDrawing as Drawing } from "./layout/draw-timeline.ts";
import type { DrawnEvent } from "./layout/lane-content.ts";
import { CLAIM_HALF, type PlacedBridge, type PlacedLane } from "./layout/lay-out-lanes.ts";
import type { LabelSide } from "./layout/place-labels.ts";
import styles from "./timeline-drawing.module.css";

type Props = {
  readonly caseId: string;
  readonly drawing: Drawing;
  /** What each document is, by its id. */
  readonly names: ReadonlyMap<string, string>;
};

/**
 * The events on one axis, a lane for each exhibit. Marks open the page by pointer; they are no tab stops, because the list
 * below has the same places. It scrolls in a window that is too narrow for its words.
 */
export function TimelineDrawing({ caseId, drawing, names }: Props) {
  const { scale, lanes, bridges, omitted } = drawing;
  const spans = [...bridges, ...lanes.flatMap(({ stretches }) => stretches)].map(({ matter, minutes }) =>
    TIMELINE.span(matter, TIMELINE.apart(minutes)),
  );
  return (
    <>
      <div className={styles.scroll}>
        <div role="group" aria-label={TIMELINE.drawing(lanes.length, spans)} className={styles.drawing}>
          <div className={styles.axis} aria-hidden="true">
            {scale.ticks.map(({ left, label, day }) => (
              <Fragment key={left}>
                {day !== null && (
                  <span className={styles.dayName} style={{ left: percent(left) }}>
                    {day}
                  </span>
                )}
                <span className={styles.tick} style={{ left: percent(left) }}>
                  {label}
                </span>
              </Fragment>
            ))}
          </div>
          <div className={styles.lanes}>
            <div className={styles.breaks} aria-hidden="true">
              {scale.breaks.map((left) => (
                <i key={left} className={styles.break} style={{ left: percent(left) }} />
              ))}
            </div>
            {lanes.map((lane) => (
              <Lane key={lane.paper.documentId} caseId={caseId} lane={lane} name={names.get(lane.paper.documentId)} />
            ))}
            {lanes.flatMap(({ bridges: own, top }) =>
              own.map((bridge) => (
                <Bridge key={`${bridge.from.event.id} ${bridge.to.event.id}`} bridge={bridge} edge={top} />
              )),
            )}
          </div>
        </div>
      </div>
      {omitted > 0 && <p className="mt-1 text-12 text-ink-2">{TIMELINE.omitted(omitted)}</p>}
    </>
  );
}

/** The signs that this drawing has. */
export function TimelineKey({ drawing: { lanes } }: { readonly drawing: Drawing }) {
  const marks = lanes.flatMap((lane) => lane.marks);
  const signs = [
    { look: styles.mark, words: TIMELINE.key.event, isUsed: true },
    {
      look: cn(styles.mark, styles.doubtful),
      words: TIMELINE.key.doubtful,
      isUsed: marks.some(({ event }) => event.eventDoubt !== null),
    },
    {
      look: cn(styles.mark, styles.conflict),
      words: TIMELINE.key.conflict,
      isUsed: marks.some(({ disputed }) => disputed.length > 0),
    },
    { look: styles.claim, words: TIMELINE.key.claim, isUsed: lanes.some(({ boxes }) => boxes.length > 0) },
    { look: styles.stretch, words: TIMELINE.key.stretch, isUsed: lanes.some(({ stretches }) => stretches.length > 0) },
  ];
  return (
    <span className="flex gap-5 text-12">
      {signs
        .filter(({ isUsed }) => isUsed)
        .map(({ look, words }) => (
          <span key={words} className="inline-flex items-center gap-1.5">
            <i className={cn(look, styles.sign)} aria-hidden="true" />
            {words}
          </span>
        ))}
    </span>
  );
}

type LaneProps = { readonly caseId: string; readonly lane: PlacedLane; readonly name: string | undefined };

function Lane({ caseId, lane, name }: LaneProps) {
  const { paper, height, marks, boxes, stretches } = lane;
  return (
    <div className={styles.lane} style={{ height }}>
      <span className={styles.name} title={paper.fileName}>
        {paper.exhibit !== null && <ExhibitSticker>{exhibitLabel(paper.exhibit)}</ExhibitSticker>}
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{name ?? paper.fileName}</span>
      </span>
      <div className={styles.track}>
        {stretches.map(({ from, to, matter, minutes }) => {
          const left = leftOf(marks, from);
          const words = TIMELINE.between(minutes);
          return (
            <span
              key={`${from.event.id} ${to.event.id}`}
              className={styles.stretch}
              style={{ left: percent(left), width: percent(leftOf(marks, to) - left) }}
              title={TIMELINE.span(matter, words)}
            >
              <span className={styles.length}>{words}</span>
            </span>
          );
        })}
        {boxes.map(({ citation, matter, left, label }) => (
          <Fragment key={citation.id}>
            <ViewerLink
              caseId={caseId}
              place={placeOfCitation(citation)}
              tabIndex={-1}
              className={styles.claim}
              style={{ left: percent(left), width: percent(2 * CLAIM_HALF) }}
              title={citation.quote}
              aria-label={[TIMELINE.key.claim, matter, placeLabel(citation)].join(", ")}
            />
            {label !== null && <Words left={left} half={CLAIM_HALF} {...label} />}
          </Fragment>
        ))}
        {marks.map(({ event, citation, disputed, left, label }) => (
          <Fragment key={event.id}>
            <ViewerLink
              caseId={caseId}
              place={{ ...placeOfCitation(citation), from: event.id }}
              tabIndex={-1}
              className={cn(
                styles.mark,
                event.eventDoubt !== null && styles.doubtful,
                disputed.length > 0 && styles.conflict,
              )}
              style={{ left: percent(left) }}
              title={nameOf(event, disputed)}
              aria-label={[nameOf(event, disputed), placeLabel(citation)].join(", ")}
            />
            {label !== null && <Words left={left} isRed={disputed.length > 0} {...label} />}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

type WordsProps = {
  readonly words: string;
  readonly side: LabelSide;
  readonly left: number;
  /** Percents from its middle to the edge of what is labeled; of a mark when absent. */
  readonly half?: number;
  readonly isRed?: boolean;
};

function Words({ words, side, left, half, isRed = false }: WordsProps) {
  const shift = half === undefined ? 0 : side === "right" ? half : side === "left" ? -half : 0;
  return (
    <span
      className={cn(styles.words, styles[side], isRed && styles.red)}
      style={{ left: percent(left + shift) }}
      aria-hidden="true"
      dir="auto"
    >
      {words}
    </span>
  );
}

/** From the upper mark down to the edge of the lower lane, along it, and down to the lower mark. */
function Bridge({ bridge, edge }: { readonly bridge: PlacedBridge; readonly edge: number }) {
  const { upper, lower, wordsAt, minutes } = bridge;
  return (
    <div className={styles.bridges} aria-hidden="true">
      <i className={styles.down} style={{ left: percent(upper.left), top: upper.y, height: edge - upper.y }} />
      <i
        className={styles.along}
        style={{
          left: percent(Math.min(upper.left, lower.left)),
          top: edge,
          width: percent(Math.abs(upper.left - lower.left)),
        }}
      />
      <i className={styles.down} style={{ left: percent(lower.left), top: edge, height: lower.y - edge }} />
      {wordsAt !== null && (
        <span className={styles.apart} style={{ left: percent(wordsAt), top: edge }}>
          {TIMELINE.apart(minutes)}
        </span>
      )}
    </div>
  );
}

const percent = (value: number) => `${value.toFixed(3)}%`;

function leftOf(marks: PlacedLane["marks"], { event }: DrawnEvent): number {
  return marks.find((mark) => mark.event.id === event.id)?.left ?? 0;
}

function nameOf(event: Finding, disputed: readonly string[]): string {
  return [
    event.eventDate !== null && formatCalendarDate(event.eventDate),
    sureTimeOf(event),
    event.text,
    remarkOf(event),
    ...disputed.map((matter) => TIMELINE.differs(matter)),
  ]
    .filter(Boolean)
    .join(", ");
}
