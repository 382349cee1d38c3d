import { ApiError } from "#lib/api/api-error.ts";
import { REGISTER_BANNER, REGISTER_FIELD_FAILURE, REGISTER_INVALID } from "#lib/copy/account/register.ts";
import { looksLikeEmail } from "#lib/domain/firm/email-address.ts";
import { listBrokenPasswordRules } from "#lib/domain/firm/password-rules.ts";

/** The fields in the order of the form, which is also the order in which the first faulty one is found. */
export const REGISTRATION_FIELDS = [
  "registrationCode",
  "firstName",
  "lastName",
  "email",
  "password",
  "confirmPassword",
  "barNumber",
  "lawFirm",
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
export type Registration = Readonly<Record<RegistrationField, string>>;
export type RegistrationErrors = Readonly<Partial<Record<RegistrationField, string>>>;

/** Checks the form before anything is sent; specification section 5. Empty when all is well. */
export function checkRegistration(values: Registration, minLength: number): RegistrationErrors {
  const found: Partial<Record<RegistrationField, string>> = {};
  if (values.registrationCode.trim() === "") found.registrationCode = REGISTER_INVALID.registrationCodeRequired;
  if (values.firstName.trim() === "") found.firstName = REGISTER_INVALID.firstNameRequired;
  if (values.lastName.trim() === "") found.lastName = REGISTER_INVALID.lastNameRequired;
  if (values.email.trim() === "") found.email = REGISTER_INVALID.emailRequired;
  else if (!looksLikeEmail(values.email.trim())) found.email = REGISTER_INVALID.emailShape;
  const broken = listBrokenPasswordRules(values.password, minLength);
  if (values.password === "") found.password = REGISTER_INVALID.passwordRequired;
  else if (broken.includes("length")) found.password = REGISTER_INVALID.passwordShort(minLength);
  else if (broken.length > 0) found.password = REGISTER_INVALID.passwordMix;
  if (values.confirmPassword === "") found.confirmPassword = REGISTER_INVALID.confirmRequired;
  else if (values.confirmPassword !== values.password) found.confirmPassword = REGISTER_INVALID.confirmDiffers;
  return found;
}

/** The errors beside the fields that a refused registration asks for; specification section 8. Often empty. */
export function registrationFieldErrors(error: unknown): RegistrationErrors {
  if (!(error instanceof ApiError)) return {};
  switch (error.status) {
    case 400:
      return badRequestErrors(error);
    case 409:
      return { email: REGISTER_FIELD_FAILURE.emailTaken };
    case 422:
      return { registrationCode: REGISTER_FIELD_FAILURE.registrationCodeUsed };
    default:
      return {};
  }
}

function badRequestErrors(error: ApiError): RegistrationErrors {
  const fromMap: Partial<Record<RegistrationField, string>> = {};
  for (const [name, [first]] of Object.entries(error.errors)) {
    const field = REGISTRATION_FIELDS.find((known) => known === name.charAt(0).toLowerCase() + name.slice(1));
    if (field !== undefined && first !== undefined) fromMap[field] = first;
  }
  if (/registration code/i.test(error.message))
    return { ...fromMap, registrationCode: REGISTER_FIELD_FAILURE.registrationCode };
  // The map knows better what is wrong with the address than a message that merely mentions it.
  if (/e-?mail/i.test(error.message)) return { email: REGISTER_FIELD_FAILURE.email, ...fromMap };
  return fromMap;
}

/**
 * The banner of a refused registration, which the screen shows only when no field is at fault; specification section 8.
 * @param text the session's text for the same failure
 */
export function registrationBanner(error: unknown, text: string): string {
  const status = error instanceof ApiError ? error.status : null;
  const said = error instanceof Error ? `${error.message} ${text}` : text;
  if (status === 0 || said.includes("Network Error") || said.includes("timeout")) return REGISTER_BANNER.connection;
  if (status === 500 || said.includes("500")) return REGISTER_BANNER.server;
  return said.includes("Registration failed") ? REGISTER_BANNER.failed : text;
}
