"use client";

import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useState } from "react";
import { callBytes } from "#lib/api/call.ts";
import { getDocumentOriginal } from "#lib/contracts/documents.ts";

type Pdf = {
  readonly document: PDFDocumentProxy | null;
  /** Why it could not be loaded or opened; null while all is well. */
  readonly error: unknown;
  readonly retry: () => void;
};

/** The original PDF of a document, fetched with the session's token and opened; given back when the viewer closes. */
export function usePdf(documentId: string): Pdf {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ document: PDFDocumentProxy | null; error: unknown }>({
    document: null,
    error: null,
  });

  useEffect(() => {
    const closing = new AbortController();
    let opened: PDFDocumentProxy | null = null;
    async function open() {
      const [{ openPdf }, blob] = await Promise.all([
        import("./open-pdf.ts"),
        callBytes(getDocumentOriginal, { params: { id: documentId }, signal: closing.signal }),
      ]);
      opened = await openPdf(await blob.arrayBuffer());
      if (closing.signal.aborted) await opened.destroy();
      else setState({ document: opened, error: null });
    }
    open().catch((error: unknown) => {
      if (!closing.signal.aborted) setState({ document: null, error });
    });
    return () => {
      closing.abort();
      void opened?.destroy();
    };
  }, [documentId, attempt]);

  return {
    ...state,
    retry: () => {
      setState({ document: null, error: null });
      setAttempt(attempt + 1);
    },
  };
}
