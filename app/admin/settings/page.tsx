import type { Metadata } from "next";
import { SettingsScreen } from "#components/admin/settings/settings-screen.tsx";
import { SETTINGS } from "#lib/copy/admin/admin-settings.ts";

export const metadata: Metadata = { title: SETTINGS.title };

export default function SettingsPage() {
  return <SettingsScreen />;
}
