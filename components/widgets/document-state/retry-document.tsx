"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { rereadDocument, retryDocument } from "#lib/contracts/documents.ts";
import { DOCUMENT_STATE } from "#lib/copy/case/documents.ts";

type Props = {
  readonly documentId: string;
  readonly fileName: string;
  /** It was read, by an older reader; else it failed. */
  readonly wasRead?: boolean;
};

/** Has a document read once more; what shows it is loaded again and then follows the reading. */
export function RetryDocument({ documentId, fileName, wasRead = false }: Props) {
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call(wasRead ? rereadDocument : retryDocument, { params: { id: documentId } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["case"] }),
        queryClient.invalidateQueries({ queryKey: ["document", documentId] }),
      ]),
    onError: (error) => toast.error(messageOf(error, DOCUMENT_STATE.retryFailed)),
  });
  return (
    <Button
      variant="ghost"
      size="s"
      busy={retry.isPending}
      onClick={() => retry.mutate()}
      aria-label={(wasRead ? DOCUMENT_STATE.rereadFile : DOCUMENT_STATE.retryFile)(fileName)}
    >
      {wasRead ? DOCUMENT_STATE.reread : DOCUMENT_STATE.retry}
    </Button>
  );
}
