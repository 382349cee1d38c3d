// @spec 2.6: 'Reel in a New Fish'; 4 file item and flow
// @spec 5: validation of registration and of new cases; file rules
import { expect, test } from "vitest";
import { checkNewCase, stillNeeded } from "./check-new-case.ts";

const GOOD = { caseName: "State v. Marlow", clientName: "Jonah Marlow", fileCount: 1 };

test("names of spaces only are missing names", () => {
  const text = "Please enter both case name and client name";
  expect(checkNewCase({ ...GOOD, caseName: "  " })).toBe(text);
  expect(checkNewCase({ ...GOOD, clientName: "\t" })).toBe(text);
  expect(checkNewCase({ ...GOOD, clientName: "", fileCount: 0 })).toBe(text);
});

test("a case needs a file", () => {
  expect(checkNewCase({ ...GOOD, fileCount: 0 })).toBe("Please upload at least one case file");
  expect(checkNewCase(GOOD)).toBeNull();
});

test("what the button waits for is said, in the order of the form", () => {
  expect(stillNeeded({ caseName: "", clientName: " ", fileCount: 0 })).toBe(
    "Still needed: a case name, a client name, and at least one file.",
  );
  expect(stillNeeded({ ...GOOD, clientName: "" })).toBe("Still needed: a client name.");
  expect(stillNeeded(GOOD)).toBeNull();
});
