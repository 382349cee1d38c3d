"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { asksForProof, ConfirmIdentity } from "#components/widgets/confirm-identity.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";
import { USER_RESET } from "#lib/copy/admin/admin-users.ts";
import { resetSecondFactor, USERS_KEY } from "./queries.ts";

type Props = { readonly user: AdminUser; readonly onClose: () => void };

/** For somebody whose phone is lost. */
export function ResetSecondFactor({ user, onClose }: Props) {
  const queryClient = useQueryClient();
  const reset = useMutation({
    ...resetSecondFactor,
    onSuccess: async ({ message }) => {
      toast(message);
      onClose();
      await queryClient.invalidateQueries({ queryKey: USERS_KEY });
    },
  });
  const needsProof = asksForProof(reset.error);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{USER_RESET.secondFactorText}</p>
      {reset.isError && !needsProof && (
        <ErrorLine role="alert">{messageOf(reset.error, USER_RESET.secondFactorFailed)}</ErrorLine>
      )}
      <ButtonRow className="mt-1">
        <Button variant="ghost" onClick={onClose}>
          {ADMIN_LIST.cancel}
        </Button>
        <Button variant="danger" busy={reset.isPending} onClick={() => reset.mutate(user.id)}>
          {reset.isPending ? USER_RESET.resettingSecondFactor : USER_RESET.resetSecondFactor}
        </Button>
      </ButtonRow>
      {needsProof && <ConfirmIdentity onClose={() => reset.reset()} onConfirmed={() => reset.mutate(user.id)} />}
    </div>
  );
}
