"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { callBytes } from "#lib/api/call.ts";
import { getDocumentOriginal } from "#lib/contracts/documents.ts";
import { VIEWER } from "#lib/copy/viewer.ts";

type Props = {
  readonly documentId: string;
  /** Null until it is known. */
  readonly fileName: string | null;
};

/** Saves the file as it was uploaded, under its own name. */
export function OriginalButton({ documentId, fileName }: Props) {
  const download = useMutation({
    mutationFn: () => callBytes(getDocumentOriginal, { params: { id: documentId } }),
    onSuccess: (bytes) => save(bytes, fileName ?? documentId),
    onError: (error) => toast.error(messageOf(error, VIEWER.originalFailed)),
  });
  return (
    <Button
      variant="quiet"
      size="s"
      title={VIEWER.originalTitle}
      busy={download.isPending}
      disabled={fileName === null}
      onClick={() => download.mutate()}
    >
      <Download className="i" />
      <span>{VIEWER.original}</span>
    </Button>
  );
}

/** A plain link could not carry the bearer token, so the bytes are fetched first and then handed to the browser. */
function save(bytes: Blob, fileName: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // At once would be before some browsers have begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
