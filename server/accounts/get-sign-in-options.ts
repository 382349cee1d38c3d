import type * as calls from "#lib/contracts/auth.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { isSsoOn } from "../auth/single-sign-on.ts";
import { getEnv } from "../env.ts";

/** Which ways in the sign-in screen offers beside e-mail and password. */
export async function getSignInOptions(): Promise<CallReturn<typeof calls.getSignInOptions>> {
  return { sso: isSsoOn() ? { label: getEnv().SSO_LABEL } : null };
}
