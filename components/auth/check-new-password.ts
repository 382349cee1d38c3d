import { ApiError } from "#lib/api/api-error.ts";
import { REGISTER_INVALID } from "#lib/copy/account/register.ts";
import { listBrokenPasswordRules } from "#lib/domain/firm/password-rules.ts";

export type NewPassword = { readonly newPassword: string; readonly confirmPassword: string };
export type NewPasswordErrors = Readonly<Partial<Record<keyof NewPassword, string>>>;

/** Checks a new password before it is sent, by the rules of a registration; specification section 5. */
export function checkNewPassword({ newPassword, confirmPassword }: NewPassword, minLength: number): NewPasswordErrors {
  const found: Partial<Record<keyof NewPassword, string>> = {};
  const broken = listBrokenPasswordRules(newPassword, minLength);
  if (newPassword === "") found.newPassword = REGISTER_INVALID.passwordRequired;
  else if (broken.includes("length")) found.newPassword = REGISTER_INVALID.passwordShort(minLength);
  else if (broken.length > 0) found.newPassword = REGISTER_INVALID.passwordMix;
  if (confirmPassword === "") found.confirmPassword = REGISTER_INVALID.confirmRequired;
  else if (confirmPassword !== newPassword) found.confirmPassword = REGISTER_INVALID.confirmDiffers;
  return found;
}

/** The first text per field that the server's refusal names, for the fields the form has. */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = error instanceof ApiError ? error.errors[name]?.[0] : undefined;
    if (text !== undefined) found[name] = text;
  }
  return found;
}
