"use client";

import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useState } from "react";
import { callPart } from "#lib/api/call.ts";
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
    const { signal } = closing;
    function fail(error: unknown) {
      if (signal.aborted) return;
      // Whatever else of it is under way would only fail after it.
      closing.abort();
      setState({ document: null, error });
    }
    async function open() {
      const { openPdf } = await import("./open-pdf.ts");
      const read = (from: number, to: number) =>
        callPart(getDocumentOriginal, { params: { id: documentId }, signal }, { from, to });
      const document = await openPdf(read, { signal, onLost: fail });
      if (!signal.aborted) setState({ document, error: null });
    }
    open().catch(fail);
    return () => closing.abort();
  }, [documentId, attempt]);

  return {
    ...state,
    retry: () => {
      setState({ document: null, error: null });
      setAttempt(attempt + 1);
    },
  };
}
