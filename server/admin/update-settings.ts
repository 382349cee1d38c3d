import type { FirmSettings } from "#lib/domain/firm/firm-settings.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type Tx } from "../db/client.ts";
import { recountLowConfidence } from "../documents/recount-low-confidence.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { FIRM_KEY, forgetSettings, settingsFrom } from "../settings/get-settings.ts";

/** Stores the firm's settings; the audit line says each changed one with its old and its new value. */
export async function updateSettings(actor: Actor, settings: FirmSettings): Promise<FirmSettings> {
  await getDb().$transaction(async (tx) => {
    await tx.setting.upsert({ where: { key: FIRM_KEY }, create: { key: FIRM_KEY, value: {} }, update: {} });
    // Two admins who save at once follow each other, so that the old value of each line is what the other one left.
    const [row] = await tx.$queryRaw<
      { value: unknown }[]
    >`SELECT value FROM "Setting" WHERE key = ${FIRM_KEY} FOR UPDATE`;
    const before = settingsFrom(row?.value);
    const changes = changesBetween(before, settings);
    if (changes.length === 0) return;
    if (before.secondFactor !== settings.secondFactor) await applyRule(tx, actor, settings.secondFactor);
    await tx.setting.update({ where: { key: FIRM_KEY }, data: { value: settings } });
    if (before.lowConfidencePercent !== settings.lowConfidencePercent)
      await recountLowConfidence(tx, settings.lowConfidencePercent / 100);
    const message = `Settings changed: ${changes.join("; ")}`;
    await recordAudit(tx, { level: "info", action: "settings.update", message, actor });
  });
  forgetSettings();
  return settings;
}

/** Users who need a second factor and have none sign in again and then set one up. */
async function applyRule(tx: Tx, actor: Actor, rule: FirmSettings["secondFactor"]): Promise<void> {
  if (rule === "optional") return;
  const lacking = await tx.user.findMany({
    where: {
      passwordHash: { not: null },
      OR: [{ secondFactor: null }, { secondFactor: { confirmedAt: null } }],
      ...(rule === "admins" ? { roles: { has: "Admin" } } : {}),
    },
    select: { id: true },
  });
  if (lacking.some(({ id }) => id === actor.userId)) {
    const text = "Set up your own second step first, on your account page.";
    throw new AppError("invalid", text, { fields: { secondFactor: [text] } });
  }
  for (const { id } of lacking) await endSessions(tx, id, { reason: "second factor required" });
}

function changesBetween(before: FirmSettings, after: FirmSettings): readonly string[] {
  const [old, next] = [flatten(before), flatten(after)];
  return Object.keys(next)
    .filter((name) => old[name] !== next[name])
    .map((name) => `${name} ${JSON.stringify(old[name])} to ${JSON.stringify(next[name])}`);
}

/** `hoursByClass.dui` beside `hourlyRate`. */
function flatten({ hoursByClass, ...plain }: FirmSettings): Record<string, string | number> {
  const hours = Object.entries(hoursByClass).map(([name, value]) => [`hoursByClass.${name}`, value]);
  return { ...plain, ...(Object.fromEntries(hours) as Record<string, number>) };
}
