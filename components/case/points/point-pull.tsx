import { cn } from "#components/ui/cn.ts";
import { SIDE_CLASS } from "#components/widgets/strength-class.ts";
import { signedLabel, VERDICT } from "#lib/copy/case/verdict.ts";
import type { Pull } from "#lib/domain/group-points.ts";

/** Pixels of a bar for one point of weight, and of the longest bar. */
const SCALE = 2.2;
const LONGEST = 42;
const STRIPES =
  "repeating-linear-gradient(135deg, var(--f) 0 4px, color-mix(in oklab, var(--f), var(--e) 45%) 4px 7px)";

/** What a point can move, for us above against us; nothing without factors. */
export function PointPull({ pull }: { readonly pull: Pull }) {
  const { forUs, against, countedForUs, countedAgainst } = pull;
  return (
    <div className="grid content-start gap-px pt-1 max-phone:col-start-2 max-phone:row-start-2 max-phone:flex max-phone:gap-4">
      {forUs > 0 && <Side weight={forUs} counted={countedForUs} look="forUs" />}
      {against > 0 && <Side weight={-against} counted={countedAgainst} look="againstUs" />}
    </div>
  );
}

type SideProps = { readonly weight: number; readonly counted: number; readonly look: keyof typeof SIDE_CLASS };

function Side({ weight, counted, look }: SideProps) {
  return (
    <span className={cn(SIDE_CLASS[look], "grid grid-cols-[34px_1fr] items-center gap-2")}>
      <b className="text-right font-mono text-15 leading-tight text-(--t)">
        <span className="sr-only">{weight > 0 ? VERDICT.forUs : VERDICT.againstUs} </span>
        {signedLabel(weight)}
      </b>
      <WeightBar weight={weight} counted={counted} />
    </span>
  );
}

type BarProps = {
  /** Signed; the bar's length. */
  readonly weight: number;
  /** The part of it that counts, 0.. */
  readonly counted: number;
};

/** A weight on the fixed scale, filled as far as it counts now. The colors are those of the side around it. */
export function WeightBar({ weight, counted }: BarProps) {
  const size = Math.abs(weight);
  if (size === 0) return null;
  return (
    <span
      className="block h-[9px] rounded-[1px] border-[1.5px] border-(--e)"
      style={{ width: Math.min(LONGEST, Math.max(6, size * SCALE)) }}
      aria-hidden="true"
    >
      <i
        className="block h-full"
        style={{ width: `${(counted / size) * 100}%`, background: weight < 0 ? STRIPES : "var(--f)" }}
      />
    </span>
  );
}
