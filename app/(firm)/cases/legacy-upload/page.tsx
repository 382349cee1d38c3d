import type { Metadata } from "next";
import { Suspense } from "react";
import { LegacyUploadScreen } from "#components/upload-to-case/legacy-upload-screen.tsx";
import { LEGACY_UPLOAD } from "#lib/copy/case/upload-to-case.ts";

export const metadata: Metadata = { title: LEGACY_UPLOAD.title };

export default function LegacyUploadPage() {
  // The picked case is in the query, which only the browser knows.
  return (
    <Suspense>
      <LegacyUploadScreen />
    </Suspense>
  );
}
