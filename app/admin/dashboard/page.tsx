import type { Metadata } from "next";
import { DashboardScreen } from "#components/admin/dashboard/dashboard-screen.tsx";
import { ADMIN_DASHBOARD } from "#lib/copy/admin/admin-operations.ts";

export const metadata: Metadata = { title: ADMIN_DASHBOARD.title };

export default function AdminDashboardPage() {
  return <DashboardScreen />;
}
