import type { AuditLog } from "#lib/contracts/admin-operations.ts";
import type { AuditEvent } from "../db/client.ts";

/** A line of the audit log as an admin sees it. */
export function presentAuditLog(event: AuditEvent): AuditLog {
  const { id, level, message, userId, userName, userEmail, action, at, address } = event;
  return {
    id: String(id),
    level,
    message,
    user: userId === null ? null : { fullName: userName ?? "", email: userEmail ?? "" },
    action,
    createdAt: at.toISOString(),
    address,
  };
}
