"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { FormError } from "#components/auth/form-error.tsx";
import { useSession } from "#components/session/session.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { STRAIGHT_FACE } from "#lib/copy/account/account.ts";
import { accountQuery, saveAccount } from "./queries.ts";

/** The switch between the playful labels and their plain twins; it belongs to the account, not to this browser. */
export function StraightFace() {
  const { user, reloadUser } = useSession();
  const queryClient = useQueryClient();
  const hintId = useId();
  const save = useMutation({
    ...saveAccount,
    onSuccess: async (saved) => {
      queryClient.setQueryData(accountQuery.queryKey, saved);
      await reloadUser();
    },
  });
  return (
    <div className="mt-4">
      <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5 text-13 font-semibold">
        <input
          className="relative h-6 w-10 flex-none cursor-pointer appearance-none rounded-[12px] border border-field bg-sheet after:absolute after:top-[3px] after:left-[3px] after:size-4 after:rounded-[8px] after:bg-ink-2 checked:border-exhibit checked:bg-exhibit checked:after:left-[19px] checked:after:bg-on-exhibit forced-colors:after:bg-[ButtonText] forced-colors:checked:after:bg-[Highlight]"
          type="checkbox"
          // A checkbox tells whether it is checked by itself.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          aria-describedby={hintId}
          checked={user?.straightFace ?? false}
          // Not disabled while it is sent: a control that goes away under the finger takes the focus with it.
          aria-busy={save.isPending}
          onChange={({ target }) => !save.isPending && save.mutate({ straightFace: target.checked })}
        />
        {STRAIGHT_FACE.label}
      </label>
      <p id={hintId} className="max-w-[68ch] text-13 text-ink-2">
        {STRAIGHT_FACE.hint}
      </p>
      <FormError>{save.isError ? messageOf(save.error, STRAIGHT_FACE.failed) : null}</FormError>
    </div>
  );
}
