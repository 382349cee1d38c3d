/** Longest address that a mail server has to accept (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const MAX_EMAIL_LENGTH = 254;

/**
 * True when the text has the shape of an e-mail address: something, "@", a domain with a dot. The full grammar of
 * RFC 5322 is refused on purpose: it accepts what no firm uses and still does not prove that the mailbox exists.
 */
export function looksLikeEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || text.includes("..")) return false;
  return /^[^\s@<>(),;:"[\]\\]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*$/u.test(
    text,
  );
}
