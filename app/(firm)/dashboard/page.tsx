import type { Metadata } from "next";
import { DashboardScreen } from "#components/dashboard/dashboard-screen.tsx";
import { DASHBOARD } from "#lib/copy/dashboard.ts";

export const metadata: Metadata = { title: DASHBOARD.title };

export default function DashboardPage() {
  return <DashboardScreen />;
}
