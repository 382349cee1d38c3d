import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type Prisma, type Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { limitFailures } from "../limits/rate-limit.ts";
import { signAccessToken } from "./access-token.ts";
import { getSessionLifetime } from "./get-session-lifetime.ts";
import { hashToken } from "./random-token.ts";
import { successorOf } from "./refresh-token.ts";
import { REFRESH_GRACE_MS } from "./session-lifetime.ts";
import type { TokenPair } from "./start-session.ts";

/**
 * Exchanges a refresh token for its one successor and a new access token. The token just before the newest may come
 * again for a few seconds and gets the same successor (decision 004); any other exchanged token coming again means that
 * two hold it, and ends the session for both.
 * @throws AppError `unauthenticated` when the session is over, for whatever reason; `rate_limited`
 */
export function refreshSession(input: { readonly refreshToken: string }): Promise<TokenPair> {
  return limitFailures("refresh", null, async () => {
    const refreshToken = successorOf(input.refreshToken);
    const exchange = { tokenHash: hashToken(input.refreshToken), successorHash: hashToken(refreshToken) };
    const session = await getDb().$transaction((tx) => exchangeToken(tx, exchange));
    // Thrown outside: a session that was just ended must stay ended.
    if (session === null) throw new AppError("unauthenticated", "Your session has ended. Please sign in again.");
    const token = await signAccessToken({ userId: session.userId, sessionId: session.id });
    return { token, refreshToken };
  });
}

type Exchange = { readonly tokenHash: string; readonly successorHash: string };
type LockedToken = Prisma.RefreshTokenGetPayload<{ include: { session: { include: { user: true } } } }>;

/** The session whose newest token is now the successor, or null when nothing may be handed out. */
async function exchangeToken(tx: Tx, { tokenHash, successorHash }: Exchange) {
  const token = await lockToken(tx, tokenHash);
  if (token === null) return null;
  const { session } = token;
  const now = await databaseNow(tx);
  const { idleMs } = await getSessionLifetime();
  const isIdle = now.getTime() - session.lastUsedAt.getTime() > idleMs;
  if (session.endedAt !== null || session.expiresAt <= now || isIdle || !session.user.isActive) return null;
  if (token.usedAt === null) {
    await tx.refreshToken.update({ where: { id: token.id }, data: { usedAt: now } });
    await tx.refreshToken.create({ data: { sessionId: session.id, tokenHash: successorHash, createdAt: now } });
    await tx.session.update({ where: { id: session.id }, data: { lastUsedAt: now } });
    return session;
  }
  const successor = await tx.refreshToken.findUnique({ where: { tokenHash: successorHash } });
  const isJustExchanged = now.getTime() - token.usedAt.getTime() <= REFRESH_GRACE_MS;
  // Its successor unused means that it is the parent of the newest, never a grandparent.
  if (isJustExchanged && successor?.usedAt === null) return session;
  await endForReuse(tx, token, now);
  return null;
}

/** Locks the session first and reads afterwards: a read that waited would still see the state from before its wait. */
async function lockToken(tx: Tx, tokenHash: string): Promise<LockedToken | null> {
  await tx.$queryRaw`
    SELECT s.id FROM "Session" s JOIN "RefreshToken" t ON t."sessionId" = s.id
    WHERE t."tokenHash" = ${tokenHash} FOR UPDATE OF s`;
  return tx.refreshToken.findUnique({ where: { tokenHash }, include: { session: { include: { user: true } } } });
}

async function endForReuse(tx: Tx, { session }: LockedToken, now: Date): Promise<void> {
  await tx.session.update({ where: { id: session.id }, data: { endedAt: now, endReason: "reuse" } });
  await recordAudit(tx, {
    level: "warning",
    action: "auth.refresh.reuse",
    message: "A used refresh token was presented again; the session was ended",
    actor: identityOf(session.user),
  });
}
