import type { Metadata } from "next";
import { UploadToCaseScreen } from "#components/upload-to-case/upload-to-case-screen.tsx";
import { UPLOAD_TO_CASE } from "#lib/copy/case/upload-to-case.ts";

export const metadata: Metadata = { title: UPLOAD_TO_CASE.title };

export default async function UploadToCasePage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <UploadToCaseScreen id={id} />;
}
