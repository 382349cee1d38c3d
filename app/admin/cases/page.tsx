import type { Metadata } from "next";
import { CasesScreen } from "#components/admin/cases/cases-screen.tsx";
import { ADMIN_CASES } from "#lib/copy/admin/admin-cases.ts";

export const metadata: Metadata = { title: ADMIN_CASES.title };

export default function AdminCasesPage() {
  return <CasesScreen />;
}
