"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { RegistrationCode } from "#lib/contracts/admin-codes.ts";
import { CODES } from "#lib/copy/admin/admin-codes.ts";
import { CODES_KEY, removeCode } from "./queries.ts";

type Props = { readonly code: RegistrationCode; readonly onClose: () => void };

export function DeleteCodeDialog({ code, onClose }: Props) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...removeCode,
    onSuccess: async () => {
      toast(CODES.deleted(code.code));
      onClose();
      await queryClient.invalidateQueries({ queryKey: CODES_KEY });
      focusHeading();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={CODES.deleteTitle}
      text={CODES.deleteText(code.code)}
      confirmLabel={CODES.deleteConfirm}
      busy={remove.isPending}
      error={remove.isError ? messageOf(remove.error, CODES.deleteFailed) : null}
      onConfirm={() => remove.mutate(code.id)}
    />
  );
}

/** The row went, and with it the button that the focus had come back to. */
function focusHeading() {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>("main h1")?.focus();
}
