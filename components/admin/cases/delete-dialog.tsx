"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import type { AdminCaseRow } from "#lib/contracts/admin-cases.ts";
import { ADMIN_CASE_DELETE } from "#lib/copy/admin/admin-cases.ts";
import { ADMIN_CASES_KEY, removeAnyCase } from "./queries.ts";

type Props = { readonly caseItem: AdminCaseRow; readonly onClose: () => void };

/** Asks before a case goes with everything below it. A failure is logged and told; the dialog stays. */
export function DeleteDialog({ caseItem, onClose }: Props) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...removeAnyCase,
    onError: (error) => console.warn("The case was not deleted", error),
    onSuccess: async () => {
      toast(ADMIN_CASE_DELETE.deleted(caseItem.title));
      onClose();
      await queryClient.invalidateQueries({ queryKey: ADMIN_CASES_KEY });
      // The row goes, and with it the button that the focus has come back to.
      document.querySelector<HTMLElement>("main h1")?.focus();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={ADMIN_CASE_DELETE.title}
      subject={`${caseItem.title}, ${caseItem.caseNumber}`}
      text={ADMIN_CASE_DELETE.text}
      confirmLabel={ADMIN_CASE_DELETE.confirm}
      busy={remove.isPending}
      error={remove.isError ? ADMIN_CASE_DELETE.failed : null}
      onConfirm={() => remove.mutate(caseItem.id)}
    />
  );
}
