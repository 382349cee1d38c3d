"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { retryDocument } from "#lib/contracts/documents.ts";
import { DOCUMENT_STATE } from "#lib/copy/documents.ts";

type Props = { readonly documentId: string; readonly fileName: string };

/** Has a document that failed read once more; what shows it is loaded anew and then follows the reading. */
export function RetryDocument({ documentId, fileName }: Props) {
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call(retryDocument, { params: { id: documentId } }),
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
      aria-label={DOCUMENT_STATE.retryFile(fileName)}
    >
      {DOCUMENT_STATE.retry}
    </Button>
  );
}
