import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatCode } from "#lib/domain/firm/registration-code.ts";
import { getDb, type Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { getEnv } from "../env.ts";
import { lockFounding } from "./lock-founding.ts";
import { newTicketCode } from "./new-ticket-code.ts";

const VALID_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Called at each start. While there is no user: the one founding ticket, good for another 30 days, also written to
 * DATA_DIR/golden-ticket.txt for its owner alone. Once there is one: null, and the file is removed.
 * @returns the ticket as it is shown, "FNDR-7Q4K-XW2M-9TPA", or null
 */
export async function ensureFoundingTicket(): Promise<string | null> {
  const file = join(getEnv().DATA_DIR, "golden-ticket.txt");
  const code = await getDb().$transaction(findOrMakeCode);
  if (code === null) {
    await rm(file, { force: true });
    return null;
  }
  const ticket = formatCode(code);
  await writeFile(file, `${ticket}\n`, { mode: 0o600 });
  // The mode above counts for a new file only.
  await chmod(file, 0o600);
  return ticket;
}

async function findOrMakeCode(tx: Tx): Promise<string | null> {
  if (!(await lockFounding(tx))) return null;
  const now = await databaseNow(tx);
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const existing = await tx.registrationCode.findFirst({
    where: { isFounding: true, usedAt: null, expiresAt: { gt: now } },
    orderBy: { createdAt: "desc" },
  });
  const { code } =
    existing === null
      ? await tx.registrationCode.create({
          data: { code: newTicketCode("FNDR"), isFounding: true, createdAt: now, expiresAt },
        })
      : await tx.registrationCode.update({ where: { id: existing.id }, data: { expiresAt } });
  await tx.registrationCode.deleteMany({ where: { isFounding: true, code: { not: code } } });
  return code;
}
