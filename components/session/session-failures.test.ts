// @spec 8: login, registration, cases, upload, progress
import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/api/api-error.ts";
import { describeLoginFailure, describeRegistrationFailure, describeSsoFailure } from "./session-failures.ts";

const refused = (status: number, message: string) => new ApiError(status, "x", message);

describe("describeLoginFailure", () => {
  test.each([
    [refused(401, "whatever"), "Invalid email or password. Please check your credentials and try again."],
    [refused(429, "whatever"), "Too many login attempts. Please wait a moment and try again."],
    [refused(500, "whatever"), "Server error. Please try again later."],
    [refused(403, "This account is deactivated."), "This account is deactivated."],
    [refused(503, ""), "Authentication failed. Please try again."],
    [refused(0, "Network Error"), "Network error. Please check your internet connection."],
    [new TypeError("x is undefined"), "Login failed. Please try again."],
  ])("%s", (error, text) => {
    expect(describeLoginFailure(error)).toBe(text);
  });
});

describe("describeRegistrationFailure", () => {
  test.each([
    [refused(400, "Name the firm."), "Name the firm."],
    [refused(400, ""), "Invalid registration data. Please check your information."],
    [refused(409, "x"), "An account with this email already exists. Please try logging in instead."],
    [refused(429, "x"), "Too many registration attempts. Please wait a moment and try again."],
    [refused(500, "x"), "Server error. Please try again later."],
    [refused(422, "Used."), "Used."],
    [refused(502, ""), "Registration failed. Please try again."],
    [refused(0, "Network Error"), "Network error. Please check your internet connection."],
    [new TypeError("x is undefined"), "Registration failed. Please try again."],
  ])("%s", (error, text) => {
    expect(describeRegistrationFailure(error)).toBe(text);
  });
});

describe("describeSsoFailure", () => {
  test.each([
    [refused(401, "whatever"), "Your firm's sign-in has timed out. Please start again."],
    [refused(403, "This account is deactivated."), "This account is deactivated."],
    [refused(500, "whatever"), "Server error. Please try again later."],
    [refused(0, "Network Error"), "Network error. Please check your internet connection."],
  ])("%s", (error, text) => {
    expect(describeSsoFailure(error)).toBe(text);
  });
});
