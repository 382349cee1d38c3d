import { isTooLongForBcrypt, listBrokenPasswordRules } from "#lib/domain/firm/password-rules.ts";
import { getEnv } from "../env.ts";
import { getSettings } from "../settings/get-settings.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { normalisePassword } from "./password-hash.ts";

/**
 * What is wrong with a new password, as texts for its field; empty when it may be used. One door for every way in which
 * a password is set. Specification section 5; the byte limit is bcrypt's, the refusal of common ones ASVS 6.2.4.
 * @param context words a stranger could guess for this user: their e-mail, names, firm
 */
export async function listPasswordProblems(password: string, context: readonly string[]): Promise<string[]> {
  const { minPasswordLength } = await getSettings();
  if (password === "") return ["Password is required"];
  const given = normalisePassword(password);
  const broken = listBrokenPasswordRules(given, minPasswordLength);
  const texts: string[] = [];
  if (broken.includes("length")) texts.push(`Password must be at least ${minPasswordLength} characters long`);
  if (broken.some((rule) => rule !== "length"))
    texts.push(
      "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character",
    );
  if (isTooLongForBcrypt(given))
    texts.push("Password is too long: at most 72 bytes, where an accented letter counts as 2 and an emoji as 4");
  if (texts.length === 0 && isCommonPassword(given, [...context, getEnv().PRODUCT_NAME, getEnv().PERSONA_NAME]))
    texts.push("This password is too easy to guess. Please choose another one.");
  return texts;
}
