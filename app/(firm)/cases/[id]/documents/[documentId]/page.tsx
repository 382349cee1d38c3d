import type { Metadata } from "next";
import { DocumentScreen } from "#components/case/documents/document-screen.tsx";
import { VIEWER } from "#lib/copy/case/viewer.ts";

/** Until the browser has loaded the document and gives the page its name. */
export const metadata: Metadata = { title: VIEWER.pageTitle };

export default async function DocumentPage({
  params,
}: {
  readonly params: Promise<{ id: string; documentId: string }>;
}) {
  const { id, documentId } = await params;
  return <DocumentScreen caseId={id} documentId={documentId} />;
}
