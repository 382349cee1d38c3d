"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useSession } from "#components/session/session.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { USER_STATUS, USERS } from "#lib/copy/admin/admin-users.ts";
import { changeUserStatus, USERS_KEY } from "./queries.ts";

type Props = { readonly user: AdminUser; readonly onClose: () => void };

/** Asks before an account is closed or opened again. */
export function StatusDialog({ user, onClose }: Props) {
  const { user: me } = useSession();
  const queryClient = useQueryClient();
  const change = useMutation({
    ...changeUserStatus,
    onSuccess: async ({ fullName, isActive }) => {
      toast(USER_STATUS.done(fullName, isActive));
      onClose();
      await queryClient.invalidateQueries({ queryKey: USERS_KEY });
    },
  });
  const { fullName, email, isActive } = user;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={isActive ? "stop" : "normal"}
      title={isActive ? USER_STATUS.deactivateTitle : USER_STATUS.activateTitle}
      text={
        isActive
          ? user.id === me?.id
            ? USER_STATUS.deactivateSelfText
            : USER_STATUS.deactivateText(fullName, email)
          : USER_STATUS.activateText(fullName, email)
      }
      confirmLabel={isActive ? USERS.deactivate : USERS.activate}
      busy={change.isPending}
      error={change.isError ? messageOf(change.error, USER_STATUS.failed) : null}
      onConfirm={() => change.mutate({ id: user.id, isActive: !isActive })}
    />
  );
}
