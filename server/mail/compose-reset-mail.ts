import { getEnv } from "../env.ts";
import type { Mail } from "./mail.ts";

/** The mail with a password reset link. In the dry voice: mails are read by people who did not ask for a joke. */
export function composeResetMail({ to, link }: { readonly to: string; readonly link: string }): Mail {
  const product = getEnv().PRODUCT_NAME;
  const why = `Someone asked to reset the password for the ${product} account ${to}.`;
  const how = "To choose a new password, open this link within 24 hours. It works once.";
  const otherwise = "If this was not you, ignore this email. Your password will not change.";
  return {
    to,
    subject: `Reset your ${product} password`,
    text: `${why}\n\n${how}\n\n${link}\n\n${otherwise}\n`,
    html: [
      `<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">`,
      `<p>${escapeHtml(why)}</p>`,
      `<p>${escapeHtml(how)}</p>`,
      `<p><a href="${escapeHtml(link)}">Choose a new password</a></p>`,
      `<p>Or copy this address into your browser:<br>${escapeHtml(link)}</p>`,
      `<p>${escapeHtml(otherwise)}</p>`,
      `</body></html>`,
    ].join("\n"),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
