// @spec 2.2: login, registration (checklist, match, Golden Ticket)
// @spec 5: validation of registration and of new cases; file rules
import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/api/api-error.ts";
import { checkRegistration, type Registration, registrationBanner, registrationFieldErrors } from "./registration.ts";

const GOOD: Registration = {
  registrationCode: "FNDR-7Q4K-XW2M-9TPA",
  firstName: "Rosa",
  lastName: "Achterberg",
  email: "r.achterberg@al-law.example",
  password: "Marlow2024!",
  confirmPassword: "Marlow2024!",
  barNumber: "",
  lawFirm: "",
};
const MIX =
  "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character";

describe("checkRegistration", () => {
  test("finds nothing wrong with a complete form, the optional fields empty", () => {
    expect(checkRegistration(GOOD, 8)).toEqual({});
  });

  test("names every required field that is empty or blank", () => {
    const blank = { ...GOOD, registrationCode: " ", firstName: " ", lastName: "", email: "", password: "" };
    expect(checkRegistration({ ...blank, confirmPassword: "" }, 8)).toEqual({
      registrationCode: "Registration code is required",
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Email is required",
      password: "Password is required",
      confirmPassword: "Please confirm your password",
    });
  });

  test.each([
    ["email", "r.achterberg@al-law", "Please enter a valid email address"],
    ["password", "Ab1!", "Password must be at least 8 characters long"],
    ["password", "marlow2024!", MIX],
    ["password", "MARLOW2024!", MIX],
    ["password", "Marlowmarlow!", MIX],
    ["password", "Marlow2024", MIX],
  ])("%s %j", (field, value, text) => {
    const found = checkRegistration(
      {
        ...GOOD,
        [field]: value,
        ...(field === "password" && { confirmPassword: value }),
      },
      8,
    );
    expect(found).toEqual({ [field]: text });
  });

  test("two different passwords", () => {
    expect(checkRegistration({ ...GOOD, confirmPassword: "Marlow2024?" }, 8)).toEqual({
      confirmPassword: "Passwords do not match",
    });
  });
});

const refused = (status: number, message: string, errors: Record<string, string[]> = {}) =>
  new ApiError(status, "x", message, errors);

describe("registrationFieldErrors", () => {
  test.each([
    [
      "an unknown code",
      refused(400, "The registration code is unknown"),
      { registrationCode: "Invalid registration code. Please check the code and try again." },
    ],
    [
      "a known address",
      refused(400, "Email in use"),
      { email: "This email is already registered. Please use a different email or try logging in." },
    ],
    [
      "a map of errors, also with capital first letters",
      refused(400, "Invalid data", { LastName: ["Too long", "second"], email: ["Not an address"], other: ["x"] }),
      { lastName: "Too long", email: "Not an address" },
    ],
    [
      "a known address after a valid code",
      refused(409, "taken"),
      { email: "An account with this email already exists. Please use a different email or try logging in." },
    ],
    [
      "a used code",
      refused(422, "used"),
      { registrationCode: "This registration code has already been used or is no longer valid." },
    ],
    ["a busy server", refused(429, "registration code"), {}],
    ["no answer", refused(0, "Network Error"), {}],
    ["a defect", new TypeError("email"), {}],
  ])("%s", (_, error, expected) => {
    expect(registrationFieldErrors(error)).toEqual(expected);
  });
});

describe("registrationBanner", () => {
  test.each([
    [
      "no answer",
      refused(0, "Network Error"),
      "Network error. Please check your internet connection.",
      "Connection problem. Please check your internet connection and try again.",
    ],
    [
      "a time-out",
      refused(504, "timeout of 600000ms"),
      "timeout of 600000ms",
      "Connection problem. Please check your internet connection and try again.",
    ],
    [
      "a fault of the server",
      refused(500, ""),
      "Server error. Please try again later.",
      "Server error. Please try again in a few moments.",
    ],
    [
      "an answer without a message",
      refused(502, ""),
      "Registration failed. Please try again.",
      "Unable to create your account. Please check your information and try again.",
    ],
    [
      "too many attempts",
      refused(429, "slow down"),
      "Too many registration attempts. Please wait a moment and try again.",
      "Too many registration attempts. Please wait a moment and try again.",
    ],
  ])("%s", (_, error, text, expected) => {
    expect(registrationBanner(error, text)).toBe(expected);
  });
});
