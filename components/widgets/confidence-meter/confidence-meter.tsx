"use client";

import { useId } from "react";
import { Gauge } from "#components/ui/gauge.tsx";
import { More } from "#components/widgets/more.tsx";
import { VERDICT } from "#lib/copy/case/verdict.ts";
import { formatFraction } from "#lib/format/percent.ts";
import { useNames } from "../names.tsx";
import { useCopy } from "../voice.ts";

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
    <>
      <p className="text-label leading-tight tracking-normal text-ink-2" id={id}>
        {labels.confidence(persona)}
      </p>
      <div className="flex items-baseline justify-between gap-2">
        <span className="font-display text-18 leading-[1.3] font-bold">{formatFraction(confidence)}</span>
        <More label={VERDICT.basis} spoken={VERDICT.basisSpoken}>
          <p>{basis}</p>
        </More>
      </div>
      {/* Gauge gives the value. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <Gauge role="meter" aria-labelledby={id} aria-valuetext={VERDICT.confidenceSpoken(percent)} percent={percent} />
    </>
  );
}
