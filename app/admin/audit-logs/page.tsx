import type { Metadata } from "next";
import { AuditScreen } from "#components/admin/audit/audit-screen.tsx";
import { AUDIT_LOGS } from "#lib/copy/admin/admin-operations.ts";

export const metadata: Metadata = { title: AUDIT_LOGS.title };

export default function AuditLogsPage() {
  return <AuditScreen />;
}
