import clsx from "clsx";
import { CircleHelp, CircleX, Info, TriangleAlert } from "lucide-react";
import type { AuditLevel } from "#lib/contracts/admin-operations.ts";
import { AUDIT_LEVEL_LABEL } from "#lib/copy/admin-operations.ts";
import styles from "./audit.module.css";

const LOOK = {
  error: { Icon: CircleX, look: styles.error },
  warning: { Icon: TriangleAlert, look: styles.warning },
  info: { Icon: Info, look: undefined },
  other: { Icon: CircleHelp, look: undefined },
} as const satisfies Record<AuditLevel, unknown>;

/** How serious an entry is: a shape and a word, then a colour. */
export function AuditLevelPill({ level }: { readonly level: AuditLevel }) {
  const { Icon, look } = LOOK[level];
  return (
    <span className={clsx("pill", styles.level, look)}>
      <Icon className="i" />
      {AUDIT_LEVEL_LABEL[level]}
    </span>
  );
}
