import type { Metadata } from "next";
import { HealthScreen } from "#components/admin/health/health-screen.tsx";
import { HEALTH } from "#lib/copy/admin/admin-operations.ts";

export const metadata: Metadata = { title: HEALTH.title };

export default function HealthPage() {
  return <HealthScreen />;
}
