import type { PasswordRuleId } from "#lib/domain/firm/password-rules.ts";
import { NETWORK_ERROR, SERVER_ERROR } from "../errors.ts";

export const REGISTER = {
  title: "Register",
  registrationCode: "Golden Ticket",
  registrationCodeHint: "The registration code from your administrator. It works once.",
  firstRun:
    "First one here? The founding ticket was printed when the server started and is in golden-ticket.txt in its data folder.",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  barNumber: "Bar number",
  lawFirm: "Law firm/organization",
  match: "Passwords match",
  noMatch: "Passwords do not match",
  submit: "Let's Get You Lawyered Up!",
  submitting: "Creating your account...",
  alreadyRegistered: "Already registered?",
  signIn: "Sign in",
} as const;

export const PASSWORD_RULE_LABEL = {
  length: (minLength: number) => `At least ${minLength} characters`,
  uppercase: () => "One uppercase letter",
  lowercase: () => "One lowercase letter",
  digit: () => "One number",
  special: () => "One special character",
} as const satisfies Record<PasswordRuleId, (minLength: number) => string>;

/** What the form finds itself; specification section 5. */
export const REGISTER_INVALID = {
  emailRequired: "Email is required",
  emailShape: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordShort: (minLength: number) => `Password must be at least ${minLength} characters long`,
  passwordMix:
    "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character",
  confirmRequired: "Please confirm your password",
  confirmDiffers: "Passwords do not match",
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  registrationCodeRequired: "Registration code is required",
} as const;

/** Failures of registering by HTTP status, as the session keeps them; specification section 8. */
export const REGISTER_FAILURE = {
  network: NETWORK_ERROR,
  400: "Invalid registration data. Please check your information.",
  409: "An account with this email already exists. Please try logging in instead.",
  429: "Too many registration attempts. Please wait a moment and try again.",
  500: SERVER_ERROR,
  other: "Registration failed. Please try again.",
} as const;

/** Texts beside one field of the form, found from the server's answer. */
export const REGISTER_FIELD_FAILURE = {
  registrationCode: "Invalid registration code. Please check the code and try again.",
  registrationCodeUsed: "This registration code has already been used or is no longer valid.",
  email: "This email is already registered. Please use a different email or try logging in.",
  emailTaken: "An account with this email already exists. Please use a different email or try logging in.",
} as const;

/** The banner above the form, only when no field is at fault. */
export const REGISTER_BANNER = {
  failed: "Unable to create your account. Please check your information and try again.",
  connection: "Connection problem. Please check your internet connection and try again.",
  server: "Server error. Please try again in a few moments.",
} as const;
