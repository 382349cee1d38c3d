import type { Metadata } from "next";
import { DashboardScreen } from "#components/dashboard/dashboard-screen.tsx";
import { DASHBOARD } from "#lib/copy/dashboard.ts";
import { inVoice } from "#lib/copy/plain.ts";
import { readVoice } from "../../read-voice.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: inVoice(DASHBOARD, await readVoice()).title };
}

export default function DashboardPage() {
  return <DashboardScreen />;
}
