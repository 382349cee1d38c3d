import { rm } from "node:fs/promises";
import { auditHeadFile } from "#server/audit/verify-audit-chain.ts";
import { getDb } from "#server/db/client.ts";

/** An audit log without a line, and nothing that remembers one. */
export async function forgetAuditLog(): Promise<void> {
  await getDb().auditEvent.deleteMany();
  await getDb().setting.deleteMany();
  await rm(auditHeadFile(), { force: true });
}
