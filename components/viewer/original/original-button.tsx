"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { saveFile } from "#components/widgets/save-file.ts";
import { messageOf } from "#lib/api/api-error.ts";
import { callBytes } from "#lib/api/call.ts";
import { getDocumentOriginal } from "#lib/contracts/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";

type Props = {
  readonly documentId: string;
  /** Null until it is known. */
  readonly fileName: string | null;
};

/** Saves the file as it was uploaded, under its own name. */
export function OriginalButton({ documentId, fileName }: Props) {
  const download = useMutation({
    mutationFn: () => callBytes(getDocumentOriginal, { params: { id: documentId } }),
    onSuccess: (bytes) => saveFile(bytes, fileName ?? documentId),
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
      <Download />
      <span>{VIEWER.original}</span>
    </Button>
  );
}
