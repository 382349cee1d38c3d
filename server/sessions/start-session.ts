import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { findRequestContext } from "../request-context.ts";
import { signAccessToken } from "./access-token.ts";
import { getSessionLifetime } from "./get-session-lifetime.ts";
import { hashToken, newRandomToken } from "./random-token.ts";

export type TokenPair = { readonly token: string; readonly refreshToken: string };

/** Opens a session for a user whose right to sign in was checked, and gives its first pair of tokens. */
export async function startSession(tx: Tx, userId: string): Promise<TokenPair & { readonly sessionId: string }> {
  const context = findRequestContext();
  const now = await databaseNow(tx);
  const { maxMs } = await getSessionLifetime();
  const refreshToken = newRandomToken();
  const session = await tx.session.create({
    data: {
      userId,
      userAgent: context?.userAgent?.slice(0, 300) ?? null,
      address: context?.address ?? null,
      createdAt: now,
      lastUsedAt: now,
      confirmedAt: now,
      expiresAt: new Date(now.getTime() + maxMs),
      tokens: { create: { tokenHash: hashToken(refreshToken), createdAt: now } },
    },
  });
  const token = await signAccessToken({ userId, sessionId: session.id });
  return { sessionId: session.id, token, refreshToken };
}
