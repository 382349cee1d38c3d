import type { Metadata } from "next";
import { LedgerScreen } from "#components/ledger/ledger-screen.tsx";
import { LEDGER } from "#lib/copy/case/ledger.ts";

export const metadata: Metadata = { title: LEDGER.title };

export default async function LedgerPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <LedgerScreen id={id} />;
}
