import { SESSION_IDLE_MS } from "../auth/session-lifetime.ts";
import type { Prisma } from "../db/client.ts";

/** The sessions of an account that could still be refreshed. */
export function livingSessionsOf(userId: string, now: Date): Prisma.SessionWhereInput {
  return {
    userId,
    endedAt: null,
    expiresAt: { gt: now },
    lastUsedAt: { gte: new Date(now.getTime() - SESSION_IDLE_MS) },
  };
}
