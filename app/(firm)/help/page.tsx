import type { Metadata } from "next";
import { HelpScreen } from "#components/help/help-screen.tsx";
import { HELP } from "#lib/copy/help.ts";

export const metadata: Metadata = { title: HELP.title };

export default function HelpPage() {
  return <HelpScreen />;
}
