"use client";

import { cn } from "#components/ui/cn.ts";
import { ODDS, ODDS_BAND_LABEL, STRENGTH_SPOKEN } from "#lib/copy/odds.ts";
import { VERDICT, WHAT_IF } from "#lib/copy/case/verdict.ts";
import { ODDS_BANDS, oddsBand, strength } from "#lib/domain/odds.ts";
import { useNames } from "../names.tsx";
import { useCopy } from "../voice.ts";
import styles from "./odds-meter.module.css";
import { OddsTrack } from "./odds-track.tsx";

type Props = {
  /** 0..100; the stored odds. */
  readonly percent: number;
  readonly isProvisional: boolean;
  /** 0..100; what the verdicts as they stand would make of them. */
  readonly whatIf?: number | null;
};

/**
 * The tote board: the odds on a track whose bands stand at their true percent. With a what-if the heavy needle stands
 * there, a dashed one at the stored odds, and the points between the two are hatched.
 */
export function OddsMeter({ percent, isProvisional, whatIf = null }: Props) {
  const { persona } = useNames();
  const labels = useCopy(ODDS_BAND_LABEL);
  const current = oddsBand(percent);
  const strong = strength(percent / 100);
  const bands = ODDS_BANDS.toReversed();
  return (
    <div className={cn(styles.tote, whatIf !== null && styles.open)}>
      <OddsTrack
        strength={strong}
        className="h-4"
        role="meter"
        aria-label={ODDS.winningOdds}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={[
          VERDICT.oddsSpoken({
            percent: Math.round(percent),
            band: labels[current](persona),
            strength: STRENGTH_SPOKEN[strong],
          }) + (isProvisional ? `, ${ODDS.provisionalSpoken}` : ""),
          whatIf !== null && WHAT_IF.spoken(Math.round(whatIf), labels[oddsBand(whatIf)](persona)),
        ]
          .filter(Boolean)
          .join("; ")}
      >
        {/* 2 px more than the share: the fill lies over the border of the track on both sides. */}
        <i className={styles.fill} style={{ width: `calc(${Math.min(percent, whatIf ?? percent)}% + 2px)` }} />
        {whatIf !== null && (
          <>
            <span
              className={styles.stake}
              style={{ left: `${Math.min(percent, whatIf)}%`, width: `${Math.abs(percent - whatIf)}%` }}
            />
            <span
              className={cn(styles.needle, styles.stored, styles[sideOf(percent, percent > whatIf)])}
              style={{ left: `${percent}%` }}
            >
              <span>{WHAT_IF.markStored(percent)}</span>
            </span>
          </>
        )}
        <span
          className={cn(styles.needle, whatIf !== null && [styles.now, styles[sideOf(whatIf, whatIf > percent)]])}
          style={{ left: `${whatIf ?? percent}%` }}
        >
          {whatIf !== null && <span>{WHAT_IF.markNow(whatIf)}</span>}
        </span>
      </OddsTrack>
      <ul className={styles.bands} aria-hidden="true">
        {bands.map(({ id, from }, index) => (
          <li
            key={id}
            className={cn(id === current && styles.on)}
            style={{ width: `${(bands[index + 1]?.from ?? 100) - from}%` }}
          >
            <span>{labels[id](persona)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On which side of its needle a mark stands: outwards, where the track leaves it room. Percent 0..100. */
function sideOf(value: number, isRightOne: boolean): "left" | "right" {
  if (value < 25) return "right";
  if (value > 75) return "left";
  return isRightOne ? "right" : "left";
}
