import type { SetUp } from "#lib/contracts/set-up.ts";
import { getDb } from "../db/client.ts";
import { getEnv } from "../env.ts";
import { getModelConfig } from "../llm/get-model.ts";
import { BACKUP_WRITTEN } from "../maintenance/backup-format.ts";
import { findBackupFailure } from "../maintenance/find-backup-failure.ts";
import type { Actor } from "../policies/actor.ts";

/** What is set up in this office. The list is for whoever founded it: the oldest account. */
export async function getSetUp(actor: Actor): Promise<SetUp> {
  const db = getDb();
  const founder = await db.user.findFirstOrThrow({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const isFounder = founder.id === actor.userId;
  const invited = await db.registrationCode.findFirst({ where: { isFounding: false }, select: { id: true } });
  const colleague = await db.user.findFirst({ where: { id: { not: founder.id } }, select: { id: true } });
  const backup = await db.auditEvent.findFirst({ where: { action: BACKUP_WRITTEN }, select: { id: true } });
  const steps: SetUp["steps"] = [
    { step: "colleague", isDone: invited !== null || colleague !== null },
    { step: "mail", isDone: getEnv().SMTP_URL !== undefined },
    { step: "model", isDone: getModelConfig() !== null },
    { step: "backup", isDone: backup !== null && (await findBackupFailure()) === null },
  ];
  return {
    isShown: isFounder && !founder.hidesSetUp && steps.some(({ isDone }) => !isDone),
    isPutAway: isFounder && founder.hidesSetUp,
    steps,
  };
}
