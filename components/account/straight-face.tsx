"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { FormError } from "#components/auth/form-error.tsx";
import { useSession } from "#components/session/session.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { STRAIGHT_FACE } from "#lib/copy/account.ts";
import styles from "./straight-face.module.css";
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
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-describedby={hintId}
          checked={user?.straightFace ?? false}
          // Not disabled while it is sent: a control that goes away under the finger takes the focus with it.
          aria-busy={save.isPending}
          onChange={({ target }) => !save.isPending && save.mutate({ straightFace: target.checked })}
        />
        {STRAIGHT_FACE.label}
      </label>
      <p id={hintId} className="small muted">
        {STRAIGHT_FACE.hint}
      </p>
      <FormError>{save.isError ? messageOf(save.error, STRAIGHT_FACE.failed) : null}</FormError>
    </div>
  );
}
