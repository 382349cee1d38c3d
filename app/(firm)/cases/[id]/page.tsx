import type { Metadata } from "next";
import { CaseScreen } from "#components/case/case-screen.tsx";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";

/** Until the browser, which holds the session, has loaded the case and gives the page its name. */
export const metadata: Metadata = { title: CASE_DETAIL.pageTitle };

export default async function CasePage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CaseScreen id={id} />;
}
