"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { USER_ROLE, USERS } from "#lib/copy/admin/admin-users.ts";
import { changeUserRoles, USERS_KEY } from "./queries.ts";

type Props = { readonly user: AdminUser; readonly onClose: () => void };

/** Asks before somebody gets or loses the run of the house. */
export function RoleDialog({ user, onClose }: Props) {
  const queryClient = useQueryClient();
  const change = useMutation({
    ...changeUserRoles,
    onSuccess: async ({ fullName, roles }) => {
      toast(USER_ROLE.done(fullName, roles.includes("Admin")));
      onClose();
      await queryClient.invalidateQueries({ queryKey: USERS_KEY });
    },
  });
  const { fullName, email } = user;
  const isAdmin = user.roles.includes("Admin");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={isAdmin ? "stop" : "normal"}
      title={isAdmin ? USER_ROLE.demoteTitle : USER_ROLE.promoteTitle}
      text={isAdmin ? USER_ROLE.demoteText(fullName, email) : USER_ROLE.promoteText(fullName, email)}
      confirmLabel={isAdmin ? USERS.demote : USERS.promote}
      busy={change.isPending}
      error={change.isError ? messageOf(change.error, USER_ROLE.failed) : null}
      onConfirm={() => change.mutate({ id: user.id, isAdmin: !isAdmin })}
    />
  );
}
