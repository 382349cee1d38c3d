"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { CODES } from "#lib/copy/admin/admin-codes.ts";
import { CODES_KEY, removeExpiredCodes } from "./queries.ts";

type Props = { readonly count: number; readonly onClose: () => void };

export function CleanUpDialog({ count, onClose }: Props) {
  const queryClient = useQueryClient();
  const cleanUp = useMutation({
    ...removeExpiredCodes,
    onSuccess: async ({ deleted }) => {
      toast(CODES.cleanedUp(deleted));
      onClose();
      await queryClient.invalidateQueries({ queryKey: CODES_KEY });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={CODES.cleanUpTitle}
      text={CODES.cleanUpText(count)}
      confirmLabel={CODES.cleanUp}
      busy={cleanUp.isPending}
      error={cleanUp.isError ? messageOf(cleanUp.error, CODES.cleanUpFailed) : null}
      onConfirm={() => cleanUp.mutate()}
    />
  );
}
