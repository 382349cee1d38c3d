// @spec 7, 8: answers with the specification's fields alone; a proxy's page instead of ours
import { expect, test } from "vitest";
import { messageOf, readFailure } from "./api-error.ts";

const proxy = { status: 502, statusText: "Bad Gateway" };

test("a failure that is not ours leaves the catalogue's text standing", () => {
  for (const body of [
    "",
    "<html>Bad Gateway</html>",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"message":""}',
    '{"message":5}',
  ]) {
    const failure = readFailure(proxy, body);
    expect([failure.status, failure.code, failure.statusText]).toEqual([502, "unknown", "Bad Gateway"]);
    expect(messageOf(failure, "Failed to load cases")).toBe("Failed to load cases");
  }
});

test("a message alone is enough, and so is an error alone", () => {
  expect(messageOf(readFailure(proxy, '{"message":"We are moving."}'), "Failed")).toBe("We are moving.");
  expect(messageOf(readFailure(proxy, '{"error":"No model."}'), "Failed")).toBe("No model.");
});

test("the texts of fields are taken as lists, whatever else is among them", () => {
  const body = { message: "No", errors: { email: ["Taken", 5], password: "Too short", rest: null } };
  expect(readFailure({ status: 400, statusText: "" }, JSON.stringify(body)).errors).toEqual({
    email: ["Taken"],
    password: ["Too short"],
    rest: [],
  });
});
