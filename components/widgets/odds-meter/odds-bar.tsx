"use client";

import { ODDS, ODDS_BAND_LABEL, STRENGTH_SPOKEN } from "#lib/copy/odds.ts";
import { oddsBand, strength } from "#lib/domain/odds.ts";
import { useNames } from "../names.tsx";
import { useCopy } from "../voice.ts";
import { OddsTrack } from "./odds-track.tsx";

type Props = {
  /** 0..100; null draws an empty, dashed track that says nothing: the text beside it does. */
  readonly percent: number | null;
  readonly isProvisional: boolean;
  /** Id of the element that names the bar. */
  readonly labelledBy: string;
  readonly className?: string;
};

export function OddsBar({ percent, isProvisional, labelledBy, className }: Props) {
  const { persona } = useNames();
  const bands = useCopy(ODDS_BAND_LABEL);
  const strong = strength(percent === null ? null : percent / 100);
  if (percent === null || strong === "pending") return <OddsTrack strength="pending" className={className} />;
  return (
    <OddsTrack
      strength={strong}
      className={className}
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
    </OddsTrack>
  );
}
