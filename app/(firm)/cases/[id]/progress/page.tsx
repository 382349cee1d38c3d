import type { Metadata } from "next";
import { ProgressScreen } from "#components/case/progress/progress-screen.tsx";
import { PROGRESS } from "#lib/copy/case/progress.ts";

export const metadata: Metadata = { title: PROGRESS.pageTitle };

export default async function ProgressPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ProgressScreen id={id} />;
}
