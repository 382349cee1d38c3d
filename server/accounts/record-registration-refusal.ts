import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";

/** @param reason the text that the caller was told */
export function recordRegistrationRefusal(reason: string): Promise<void> {
  return getDb().$transaction((tx) =>
    recordAudit(tx, { level: "warning", action: "auth.register.failed", message: `Registration refused: ${reason}` }),
  );
}
