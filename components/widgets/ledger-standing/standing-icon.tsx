import { CircleCheck, CircleDashed, CircleX, Hourglass, Mail } from "lucide-react";
import type { LedgerStanding } from "#lib/domain/ledger.ts";

const ICONS = {
  open: CircleDashed,
  requested: Mail,
  overdue: Hourglass,
  received: CircleCheck,
  refused: CircleX,
} as const;

/** The mark of a state; none for what is yours to find. */
export function StandingIcon({ standing }: { readonly standing: LedgerStanding }) {
  if (standing === "ours") return null;
  const Icon = ICONS[standing];
  return <Icon aria-hidden="true" />;
}
