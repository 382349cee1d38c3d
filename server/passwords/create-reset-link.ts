import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { getEnv, publicUrlOf } from "../env.ts";
import { hashToken, newRandomToken } from "../sessions/random-token.ts";

/** Specification section 9: "Password reset link expires in 24 hours". */
const VALID_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a password reset link of a user. The use of any ends all of them.
 * @param keepEarlier for one that anybody can ask for; one that an admin makes ends those before it
 * @returns the whole address. Its base is configured and never a request's Host header, which anybody can write.
 */
export async function createResetLink(
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
  { keepEarlier }: { readonly keepEarlier: boolean },
): Promise<string> {
  // Two requests at once would each miss the other's link.
  await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${id}::uuid FOR UPDATE`;
  if (!keepEarlier) await tx.passwordResetToken.deleteMany({ where: { userId: id } });
  const token = newRandomToken();
  const now = await databaseNow(tx);
  await tx.passwordResetToken.create({
    data: {
      userId: id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_MS),
    },
  });
  return `${publicUrlOf(getEnv())}/reset-password?${new URLSearchParams({ token, email }).toString()}`;
}
