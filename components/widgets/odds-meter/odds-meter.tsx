"use client";

import clsx from "clsx";
import { ODDS, ODDS_BAND_LABEL, STRENGTH_SPOKEN } from "#lib/copy/odds.ts";
import { VERDICT } from "#lib/copy/case-detail.ts";
import { ODDS_BANDS, oddsBand, strength } from "#lib/domain/odds.ts";
import { useNames } from "../names.tsx";
import { useCopy } from "../voice.ts";
import styles from "./odds-meter.module.css";
import { STRENGTH_CLASS } from "./strength-class.ts";

/** The tote board: the odds on a track whose bands stand at their true percent. `percent` 0..100. */
export function OddsMeter({ percent }: { readonly percent: number }) {
  const { persona } = useNames();
  const labels = useCopy(ODDS_BAND_LABEL);
  const current = oddsBand(percent);
  const strong = strength(percent / 100);
  const bands = ODDS_BANDS.toReversed();
  return (
    <div className={styles.tote}>
      <div
        className={clsx("meter", STRENGTH_CLASS[strong])}
        role="meter"
        aria-label={ODDS.winningOdds}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={VERDICT.oddsSpoken({
          percent: Math.round(percent),
          band: labels[current](persona),
          strength: STRENGTH_SPOKEN[strong],
        })}
      >
        {/* 2 px more than the share: the fill lies over the border of the track on both sides. */}
        <i className={styles.fill} style={{ width: `calc(${percent}% + 2px)` }} />
        <span className={styles.needle} style={{ left: `${percent}%` }} />
      </div>
      <ul className={styles.bands} aria-hidden="true">
        {bands.map(({ id, from }, index) => (
          <li
            key={id}
            className={clsx(id === current && styles.on)}
            style={{ width: `${(bands[index + 1]?.from ?? 100) - from}%` }}
          >
            {from > 0 && <b>{from}</b>}
            <span>{labels[id](persona)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
