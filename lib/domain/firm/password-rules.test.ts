import { describe, expect, test } from "vitest";
import { isTooLongForBcrypt, listBrokenPasswordRules, PASSWORD_RULES } from "./password-rules.ts";

test("the checklist in its order", () => {
  expect(PASSWORD_RULES.map(({ id }) => id)).toEqual(["length", "uppercase", "lowercase", "digit", "special"]);
});

describe("listBrokenPasswordRules", () => {
  test.each([
    ["Secret-7", []],
    ["Ünïcode_9", []],
    ["Secre-7", ["length"]],
    ["secret-7", ["uppercase"]],
    ["SECRET-7", ["lowercase"]],
    ["Secret-x", ["digit"]],
    ["Secret77", ["special"]],
    ["Secret 7", ["special"]],
    ["", ["length", "uppercase", "lowercase", "digit", "special"]],
    ["Aa1-🙂🙂🙂", ["length"]],
  ])("%j breaks %j", (password, broken) => {
    expect(listBrokenPasswordRules(password)).toEqual(broken);
  });
});

test("bcrypt reads 72 bytes, not 72 characters", () => {
  expect(isTooLongForBcrypt("a".repeat(72))).toBe(false);
  expect(isTooLongForBcrypt("a".repeat(73))).toBe(true);
  expect(isTooLongForBcrypt("é".repeat(36))).toBe(false);
  expect(isTooLongForBcrypt("é".repeat(37))).toBe(true);
});
