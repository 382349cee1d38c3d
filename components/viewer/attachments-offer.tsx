"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { callPart } from "#lib/api/call.ts";
import { upload } from "#lib/api/upload.ts";
import { getDocumentOriginal } from "#lib/contracts/documents.ts";
import { ATTACHMENTS } from "#lib/copy/case/attachments.ts";
import { attachedFiles } from "./attached-files.ts";

type Props = { readonly documentId: string; readonly caseId: string };

/** Takes the files out of a PDF, in the library's worker, and adds them to its case as documents of their own. */
export function AttachmentsOffer({ documentId, caseId }: Props) {
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: () => addAttached({ documentId, caseId }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ["case", caseId] }),
    onError: (error) => toast.error(messageOf(error, ATTACHMENTS.failed)),
  });
  return (
    <span className="ml-2 inline-flex flex-wrap items-center gap-2" role="status">
      {add.data ?? (
        <Button variant="ghost" size="s" busy={add.isPending} onClick={() => add.mutate()}>
          {add.isPending ? ATTACHMENTS.adding : ATTACHMENTS.add}
        </Button>
      )}
    </span>
  );
}

/** @returns what was done, in sentences */
async function addAttached({ documentId, caseId }: Props): Promise<string> {
  const closing = new AbortController();
  const { signal } = closing;
  try {
    const { openPdf } = await import("./original/open-pdf.ts");
    const read = (from: number, to: number) =>
      callPart(getDocumentOriginal, { params: { id: documentId }, signal }, { from, to });
    const onLost = (error: unknown) => closing.abort(error);
    const { papers, others } = await attachedFiles(await openPdf(read, { signal, onLost }));
    const uploadSessionId = crypto.randomUUID();
    const added: string[] = [];
    const known: string[] = [];
    for (const file of papers) {
      const { duplicateOf } = await upload({ file, caseId, uploadSessionId, onProgress: () => undefined, signal });
      (duplicateOf === null ? added : known).push(file.name);
    }
    return [
      added.length > 0 && ATTACHMENTS.added(added),
      known.length > 0 && ATTACHMENTS.known(known),
      others.length > 0 && ATTACHMENTS.left(others),
    ]
      .filter(Boolean)
      .join(" ");
  } finally {
    closing.abort();
  }
}
