import { looksLikeEmail } from "#lib/domain/firm/email-address.ts";
import { normaliseEmail } from "#lib/domain/firm/normalise-email.ts";
import { AppError } from "../errors.ts";
import { listPasswordProblems } from "../passwords/list-password-problems.ts";
import { cleanLine } from "./clean-line.ts";

export type RegistrationInput = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly barNumber?: string | null;
  readonly lawFirm?: string | null;
  readonly registrationCode: string;
};

/** The person of a registration, as the user row will hold it. */
export type CheckedRegistration = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly barNumber: string | null;
  readonly lawFirm: string | null;
};

/**
 * Cleans and checks the fields of a registration, specification section 5.
 * @throws AppError `invalid` with the texts per field. Its message names no field: the form reads a message with the word
 *   email as "already registered".
 */
export async function checkRegistration(input: RegistrationInput): Promise<CheckedRegistration> {
  const person = {
    email: normaliseEmail(input.email),
    firstName: cleanLine(input.firstName),
    lastName: cleanLine(input.lastName),
    barNumber: cleanLine(input.barNumber) || null,
    lawFirm: cleanLine(input.lawFirm) || null,
  };
  const context = [person.email, person.firstName, person.lastName, person.lawFirm ?? ""];
  const texts = {
    email: emailProblems(person.email),
    password: await listPasswordProblems(input.password, context),
    firstName: person.firstName === "" ? ["First name is required"] : [],
    lastName: person.lastName === "" ? ["Last name is required"] : [],
    registrationCode: cleanLine(input.registrationCode) === "" ? ["Registration code is required"] : [],
  };
  const fields = Object.fromEntries(Object.entries(texts).filter(([, list]) => list.length > 0));
  if (Object.keys(fields).length > 0)
    throw new AppError("invalid", "Invalid registration data. Please check your information.", { fields });
  return person;
}

function emailProblems(email: string): string[] {
  if (email === "") return ["Email is required"];
  return looksLikeEmail(email) ? [] : ["Please enter a valid email address"];
}
