import { expect, it } from "vitest";
import { areTwo } from "./who-is-meant.ts";

it.each([
  ["accused", "stutz", true],
  ["complainant", "witness stutz", true],
  ["stutz", "lund", true],
  ["complainant", "stutz", false],
  ["complainant", "complainant", false],
  ["complainant", null, false],
])("%s and %s: surely two people is %s", (one, other, isTwo) => {
  expect([areTwo(one, other), areTwo(other, one)]).toEqual([isTwo, isTwo]);
});
