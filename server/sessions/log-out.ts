import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { findActor } from "./find-actor.ts";
import { hashToken } from "./random-token.ts";

type Credentials = {
  /** Any token of the session, exchanged ones too: whoever holds it may only end it. */
  readonly refreshToken: string | null | undefined;
  /** The Authorization header; the specification's call carries nothing else. */
  readonly authorization: string | null;
};

/** Ends the session that either credential names. Nothing to end is no error: the caller wanted to be signed out. */
export async function logOut(credentials: Credentials): Promise<void> {
  const sessionId = await findSessionId(credentials);
  if (sessionId === null) return;
  await getDb().$transaction(async (tx) => {
    const ended = await tx.session.updateMany({
      where: { id: sessionId, endedAt: null },
      data: { endedAt: await databaseNow(tx), endReason: "logout" },
    });
    if (ended.count === 0) return;
    const { user } = await tx.session.findUniqueOrThrow({ where: { id: sessionId }, include: { user: true } });
    await recordAudit(tx, { level: "info", action: "auth.logout", message: "Signed out", actor: identityOf(user) });
  });
}

async function findSessionId({ refreshToken, authorization }: Credentials): Promise<string | null> {
  if (refreshToken) {
    const row = await getDb().refreshToken.findUnique({ where: { tokenHash: hashToken(refreshToken) } });
    if (row !== null) return row.sessionId;
  }
  return (await findActor(authorization))?.sessionId ?? null;
}
