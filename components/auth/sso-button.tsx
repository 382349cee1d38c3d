"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { SSO } from "#lib/copy/account/login.ts";
import { FormError } from "./form-error.tsx";
import { signInOptions } from "./queries.ts";
import { leaveForSso } from "./sso.ts";

/** The way in through the firm's identity provider; nothing where none is configured. `code` is a ticket, or empty. */
export function SsoButton({ code }: { readonly code: string }) {
  const { data } = useQuery(signInOptions);
  const leave = useMutation({ mutationFn: leaveForSso });
  if (!data?.sso) return null;
  return (
    <div className="mt-4 grid content-start gap-2">
      <p className="flex items-center gap-3 text-13 text-ink-2 before:flex-1 before:border-t before:border-t-hair after:flex-1 after:border-t after:border-t-hair">
        {SSO.or}
      </p>
      <FormError>{leave.isError ? SSO.startFailed : null}</FormError>
      {/* After success the button stays busy: the browser is on its way. */}
      <Button variant="ghost" busy={leave.isPending || leave.isSuccess} onClick={() => leave.mutate(code)}>
        {data.sso.label}
      </Button>
    </div>
  );
}
