import { createTransport } from "nodemailer";
import { getEnv } from "../env.ts";
import { log } from "../log.ts";
import type { Mail } from "./mail.ts";

/** Milliseconds. A mail server that says nothing is given up; nobody waits for it, see accounts/in-background.ts. */
const CONNECT_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 20_000;

/**
 * Hands a mail to the server of SMTP_URL, or prints it in the log while there is none.
 * @throws Error when the server cannot be reached or does not take it
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = getEnv();
  if (SMTP_URL === undefined) {
    // At this level because it must be seen where LOG_LEVEL hides the chatter: it is the only way to the link.
    log.warn(
      { to: mail.to, subject: mail.subject, text: mail.text },
      "Mail is off (set SMTP_URL); this email was not sent",
    );
    return;
  }
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    // Nothing that a mail is made of may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: MAIL_FROM,
      // As an object: a text would be read as a list.
      to: { name: "", address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  } finally {
    transport.close();
  }
}
