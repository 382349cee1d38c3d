import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { forgotPassword, getSignInOptions, resetPassword, setUpSecondFactorAtLogin } from "#lib/contracts/auth.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";

/** Which ways in there are besides e-mail and password; it changes only with the server's settings. */
export const signInOptions = queryOptions({
  queryKey: ["sign-in-options"],
  queryFn: ({ signal }) => call(getSignInOptions, { signal }),
  staleTime: Infinity,
});

/** Begun once for each try to sign in: a second look would make the square that was scanned worthless. */
export const secondFactorSetup = (credentials: { readonly email: string; readonly password: string }) =>
  queryOptions({
    queryKey: ["second-factor-setup", credentials.email],
    queryFn: () => call(setUpSecondFactorAtLogin, { body: credentials }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

export const sendResetLink = mutationOptions({
  mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
});

export const setNewPassword = mutationOptions({
  mutationFn: (body: CallInput<typeof resetPassword>["body"]) => call(resetPassword, { body }),
});
