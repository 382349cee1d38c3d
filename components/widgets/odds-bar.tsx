"use client";

import clsx from "clsx";
import { ODDS, ODDS_BAND_LABEL, STRENGTH_SPOKEN } from "#lib/copy/odds.ts";
import { oddsBand, type Strength, strength } from "#lib/domain/odds.ts";
import { useNames } from "./names.tsx";
import { useCopy } from "./voice.ts";

/** Solid, bars, hatch: strong and weak are alike to a reader who does not tell red from green. */
const LOOK: Readonly<Record<Exclude<Strength, "pending">, string>> = { strong: "st", moderate: "mi", weak: "we" };

type Props = {
  /** 0..100; null draws an empty, dashed track that says nothing: the text beside it does. */
  readonly percent: number | null;
  readonly isProvisional: boolean;
  /** Id of the element that names the bar. */
  readonly labelledBy: string;
};

export function OddsBar({ percent, isProvisional, labelledBy }: Props) {
  const { persona } = useNames();
  const bands = useCopy(ODDS_BAND_LABEL);
  const strong = strength(percent === null ? null : percent / 100);
  if (percent === null || strong === "pending") return <div className="meter none" />;
  return (
    <div
      className={clsx("meter", LOOK[strong])}
      role="meter"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={[
        `${Math.round(percent)} percent`,
        bands[oddsBand(percent)](persona),
        STRENGTH_SPOKEN[strong],
        ...(isProvisional ? [ODDS.provisionalSpoken] : []),
      ].join(", ")}
    >
      {/* 2 px more than the share: the fill lies over the border of the track on both sides. */}
      <i style={{ width: `calc(${percent}% + 2px)` }} />
    </div>
  );
}
