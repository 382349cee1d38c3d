// @spec 7.1: login, register, logout, refresh, profile
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getDb } from "#server/db/client.ts";
import { buildUser } from "#server/testing/builders.ts";
import { purgeSignIns } from "./purge-sign-ins.ts";

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

test("removes what is over for good, and nothing that still counts", async () => {
  const user = await buildUser();
  const session = (fields: { endedAt?: Date; expiresAt?: Date; lastUsedAt?: Date }) =>
    getDb().session.create({
      data: {
        userId: user.id,
        expiresAt: ago(-1),
        ...fields,
        tokens: { create: { tokenHash: randomUUID() } },
      },
    });
  const kept = [
    await session({}),
    await session({ endedAt: ago(6) }),
    await session({ expiresAt: ago(6) }),
    await session({ lastUsedAt: ago(7) }),
  ].map(({ id }) => id);
  const gone = [
    await session({ endedAt: ago(8) }),
    await session({ expiresAt: ago(8) }),
    await session({ lastUsedAt: ago(9) }),
  ].map(({ id }) => id);
  const link = (fields: { expiresAt: Date; usedAt?: Date }) =>
    getDb().passwordResetToken.create({ data: { userId: user.id, tokenHash: randomUUID(), ...fields } });
  const living = await link({ expiresAt: ago(-1) });
  await link({ expiresAt: ago(2) });
  await link({ expiresAt: ago(-1), usedAt: ago(2) });
  const counter = (subject: string, windowStart: Date) =>
    getDb().rateLimit.create({ data: { bucket: "login-address", subject, count: 3, windowStart } });
  await counter("192.0.2.8", ago(0));
  await counter("192.0.2.9", ago(2));

  await purgeSignIns();
  await purgeSignIns();

  const all = await getDb().session.findMany({ where: { userId: user.id }, include: { tokens: true } });
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([...kept, user.sessionId]));
  expect(all.filter(({ id }) => gone.includes(id))).toEqual([]);
  expect(await getDb().refreshToken.count({ where: { sessionId: { in: gone } } })).toBe(0);
  expect(await getDb().refreshToken.count({ where: { sessionId: { in: kept } } })).toBe(4);
  const links = await getDb().passwordResetToken.findMany({ where: { userId: user.id } });
  expect(links.map(({ id }) => id)).toEqual([living.id]);
  expect(await getDb().rateLimit.count({ where: { subject: { in: ["192.0.2.8", "192.0.2.9"] } } })).toBe(1);
});
