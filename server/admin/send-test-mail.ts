import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { getEnv, publicUrlOf } from "../env.ts";
import { AppError } from "../errors.ts";
import { sendMail } from "../mail/send-mail.ts";
import type { Actor } from "../policies/actor.ts";

/**
 * Sends a mail to the caller's own address, nobody else's, and waits for the mail server's word.
 * @throws AppError `conflict` where no mail server is configured, `upstream` with what the mail server said
 */
export async function sendTestMail(actor: Actor): Promise<{ message: string }> {
  const { SMTP_URL, PRODUCT_NAME } = getEnv();
  if (SMTP_URL === undefined)
    throw new AppError(
      "conflict",
      "Mail is not configured: set SMTP_URL and MAIL_FROM. Emails are printed in the log.",
    );
  const text = `This is a test. ${publicUrlOf(getEnv())} can send mail.`;
  const failure = await sendMail({
    to: actor.email,
    subject: `Test mail from ${PRODUCT_NAME}`,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body><p>${text}</p></body></html>`,
  }).then(
    () => null,
    (error: unknown) => error,
  );
  await getDb().$transaction((tx) =>
    recordAudit(tx, {
      level: failure === null ? "info" : "warning",
      action: "mail.test",
      message: failure === null ? "Test mail sent" : "Test mail failed",
      actor,
    }),
  );
  if (failure !== null)
    throw new AppError("upstream", `The mail server refused: ${wordsOf(failure)}`, { cause: failure });
  return { message: `The mail server took a test mail to ${actor.email}.` };
}

/** The mail server's own words, without what the address of SMTP_URL may hold. */
function wordsOf(failure: unknown): string {
  const words = failure instanceof Error ? failure.message : String(failure);
  const { username, password } = new URL(getEnv().SMTP_URL ?? "smtp://");
  return [username, password]
    .filter((secret) => secret !== "")
    .reduce((text, secret) => text.replaceAll(decodeURIComponent(secret), "***"), words)
    .slice(0, 500);
}
