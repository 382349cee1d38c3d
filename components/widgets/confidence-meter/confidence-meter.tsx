"use client";

import { useId } from "react";
import { VERDICT } from "#lib/copy/case-detail.ts";
import { formatFraction } from "#lib/format/percent.ts";
import { useNames } from "../names.tsx";
import { useCopy } from "../voice.ts";
import styles from "./confidence-meter.module.css";

type Props = {
  /** 0..1. */
  readonly confidence: number;
  /** What the figure is made of. */
  readonly basis: string;
};

/** How far the analysis may be trusted. Thin and blue, so that nobody takes it for the odds. */
export function ConfidenceMeter({ confidence, basis }: Props) {
  const { persona } = useNames();
  const labels = useCopy(VERDICT);
  const id = useId();
  const percent = Math.round(confidence * 100);
  return (
    <div>
      <p className="label" id={id}>
        {labels.confidence(persona)}
      </p>
      <p className={styles.value}>{formatFraction(confidence)}</p>
      <div
        className="gauge"
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={VERDICT.confidenceSpoken(percent)}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="tiny muted mt-2">{basis}</p>
    </div>
  );
}
