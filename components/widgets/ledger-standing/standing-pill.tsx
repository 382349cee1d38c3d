import clsx from "clsx";
import { STANDING_LABEL } from "#lib/copy/ledger.ts";
import type { LedgerStanding } from "#lib/domain/ledger.ts";
import { StandingIcon } from "./standing-icon.tsx";

const LOOK = {
  open: "wait",
  requested: "run",
  overdue: "bad",
  received: "ok",
  refused: "",
  ours: "",
} as const satisfies Record<LedgerStanding, string>;

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
    <span className={clsx("pill [&_svg]:size-[15px]", LOOK[standing])}>
      <StandingIcon standing={standing} />
      {label ?? STANDING_LABEL[standing]}
    </span>
  );
}
