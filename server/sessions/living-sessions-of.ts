import type { Prisma } from "../db/client.ts";
import { getSessionLifetime } from "./get-session-lifetime.ts";

/** The sessions of a user that could still be refreshed. */
export async function livingSessionsOf(userId: string, now: Date): Promise<Prisma.SessionWhereInput> {
  const { idleMs } = await getSessionLifetime();
  return {
    userId,
    endedAt: null,
    expiresAt: { gt: now },
    lastUsedAt: { gte: new Date(now.getTime() - idleMs) },
  };
}
