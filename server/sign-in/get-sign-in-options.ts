import type * as calls from "#lib/contracts/auth.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import { getEnv } from "../env.ts";
import { getSettings } from "../settings/get-settings.ts";
import { isSsoOn } from "../sso/single-sign-on.ts";

/** Which ways in the sign-in screen offers beside e-mail and password, and how long a password has to be. */
export async function getSignInOptions(): Promise<CallReturn<typeof calls.getSignInOptions>> {
  const { minPasswordLength } = await getSettings();
  return {
    sso: isSsoOn() ? { label: getEnv().SSO_LABEL } : null,
    minPasswordLength,
    hasMail: getEnv().SMTP_URL !== undefined,
    isFirstUse: (await getDb().user.findFirst({ select: { id: true } })) === null,
  };
}
