import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { removeSecondFactor } from "../second-factor/second-factor.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { requireUserByEmail } from "./require-user-by-email.ts";

/** The way back in for the last administrator whose phone is lost, at the machine. @throws AppError `not_found` */
export async function dropSecondFactor(email: string): Promise<void> {
  const user = await requireUserByEmail(email);
  await getDb().$transaction(async (tx) => {
    await removeSecondFactor(tx, user.id);
    await endSessions(tx, user.id, { reason: "second factor reset" });
    const message = `Second factor of ${user.email} reset at the terminal; all sessions ended`;
    await recordAudit(tx, { level: "warning", action: "user.second-factor.reset", message });
  });
}
