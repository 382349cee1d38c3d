import { Pill, type PillTone } from "#components/ui/pill.tsx";
import { STANDING_LABEL } from "#lib/copy/case/ledger.ts";
import type { LedgerStanding } from "#lib/domain/ledger.ts";
import { StandingIcon } from "./standing-icon.tsx";

const TONE = {
  open: "muted",
  requested: "active",
  overdue: "bad",
  received: "good",
  refused: "plain",
  ours: "plain",
} as const satisfies Record<LedgerStanding, PillTone>;

type Props = {
  /** Undefined for what the ledger does not hold. */
  readonly standing: LedgerStanding | undefined;
  /** Replaces the state's name: how late it is. */
  readonly label?: string;
};

/** Where a missing item is in the discovery ledger. */
export function StandingPill({ standing, label }: Props) {
  if (standing === undefined) return null;
  return (
    <Pill tone={TONE[standing]} className="[&_svg]:size-[15px]">
      <StandingIcon standing={standing} />
      {label ?? STANDING_LABEL[standing]}
    </Pill>
  );
}
