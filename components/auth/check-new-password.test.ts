import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/api/api-error.ts";
import { checkNewPassword, fieldErrorsOf } from "./check-new-password.ts";

describe("checkNewPassword", () => {
  test("a good one, typed twice, passes", () => {
    expect(checkNewPassword({ newPassword: "Tall-Ferns-9", confirmPassword: "Tall-Ferns-9" }, 8)).toEqual({});
  });

  test.each([
    [{ newPassword: "", confirmPassword: "" }, "Password is required", "Please confirm your password"],
    [{ newPassword: "Ab1-", confirmPassword: "Ab1-" }, "Password must be at least 8 characters long", undefined],
    [
      { newPassword: "tall-ferns-9", confirmPassword: "tall-ferns-8" },
      "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character",
      "Passwords do not match",
    ],
    [{ newPassword: "Tall-Ferns-9", confirmPassword: "tall-ferns-9" }, undefined, "Passwords do not match"],
  ])("%o", (values, newPassword, confirmPassword) => {
    const found = checkNewPassword(values, 8);
    expect(found.newPassword).toBe(newPassword);
    expect(found.confirmPassword).toBe(confirmPassword);
  });
});

describe("fieldErrorsOf", () => {
  const refused = new ApiError(400, "invalid", "No", { newPassword: ["Too easy", "Too old"], token: ["Unknown"] });

  test("takes the first text of each field the form has", () => {
    expect(fieldErrorsOf(refused, ["newPassword", "confirmPassword"])).toEqual({ newPassword: "Too easy" });
  });

  test("is empty for anything else", () => {
    expect(fieldErrorsOf(new TypeError("x"), ["newPassword"])).toEqual({});
  });
});
