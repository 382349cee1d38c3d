import { looksLikeEmail } from "#lib/domain/firm/email-address.ts";
import { normaliseEmail } from "#lib/domain/firm/normalise-email.ts";
import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { getEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { findKnownSource } from "../limits/known-device.ts";
import { limitRequests } from "../limits/rate-limit.ts";
import { composeResetMail } from "../mail/compose-reset-mail.ts";
import { sendMail } from "../mail/send-mail.ts";
import { createResetLink } from "./create-reset-link.ts";
import { inBackground } from "./in-background.ts";

const SENT = "If an account with that email exists, a password reset link has been sent.";
/** Without a mail server the link goes to the log, which its administrator reads. */
const NO_MAIL = "This server does not send email. Please ask your administrator for a password reset link.";

/**
 * Answers the same, after the same work, for every address: whether it is known is looked up only afterwards.
 * Strangers can void no link: each stays good until one is used.
 * @param cookies the request's Cookie header, for the browser that is known
 * @throws AppError `invalid` for what is no address at all; `rate_limited`, every request counted
 */
export async function requestPasswordReset(
  input: { readonly email: string },
  { cookies }: { readonly cookies: string | null },
): Promise<{ message: string }> {
  const email = normaliseEmail(input.email);
  await limitRequests("forgot", { account: email, source: await findKnownSource(email, cookies) });
  if (!looksLikeEmail(email)) {
    const text = email === "" ? "Email is required" : "Please enter a valid email address";
    throw new AppError("invalid", text, { fields: { email: [text] } });
  }
  inBackground("Sending a password reset link", () => sendLink(email));
  return { message: getEnv().SMTP_URL === undefined ? NO_MAIL : SENT };
}

/** A deactivated user, or one who signs in through the firm's single sign-on only, gets none: an admin can make one. */
async function sendLink(email: string): Promise<void> {
  const user = await getDb().user.findFirst({ where: { email, isActive: true, passwordHash: { not: null } } });
  if (user === null) return;
  const link = await getDb().$transaction(async (tx) => {
    const issued = await createResetLink(tx, user, { keepEarlier: true });
    await recordAudit(tx, {
      level: "info",
      action: "auth.password.forgot",
      message: "Password reset link requested",
      actor: identityOf(user),
    });
    return issued;
  });
  await sendMail(composeResetMail({ to: user.email, link }));
}
