import { CircleHelp, CircleX, Info, TriangleAlert } from "lucide-react";
import { Pill } from "#components/ui/pill.tsx";
import type { AuditLevel } from "#lib/contracts/admin-operations.ts";
import { AUDIT_LEVEL_LABEL } from "#lib/copy/admin/admin-operations.ts";

const LOOK = {
  error: { Icon: CircleX, look: "text-weak-text" },
  warning: { Icon: TriangleAlert, look: "text-mid-text" },
  info: { Icon: Info, look: "text-ink-2" },
  other: { Icon: CircleHelp, look: "text-ink-2" },
} as const satisfies Record<AuditLevel, unknown>;

/** How serious an entry is: a shape and a word, then a colour. */
export function AuditLevelPill({ level }: { readonly level: AuditLevel }) {
  const { Icon, look } = LOOK[level];
  return (
    <Pill className={look}>
      <Icon />
      {AUDIT_LEVEL_LABEL[level]}
    </Pill>
  );
}
