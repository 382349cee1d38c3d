"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { SSO } from "#lib/copy/login.ts";
import { FormError } from "./form-error.tsx";
import { signInOptions } from "./queries.ts";
import { leaveForSso } from "./sso.ts";
import styles from "./sso-button.module.css";

/** The way in through the firm's identity provider; nothing where none is configured. `code` is a ticket, or empty. */
export function SsoButton({ code }: { readonly code: string }) {
  const { data } = useQuery(signInOptions);
  const leave = useMutation({ mutationFn: leaveForSso });
  if (!data?.sso) return null;
  return (
    <div className="stack-s mt-4">
      <p className={styles.or}>{SSO.or}</p>
      <FormError>{leave.isError ? SSO.startFailed : null}</FormError>
      {/* After success the button stays busy: the browser is on its way. */}
      <Button variant="ghost" busy={leave.isPending || leave.isSuccess} onClick={() => leave.mutate(code)}>
        {data.sso.label}
      </Button>
    </div>
  );
}
