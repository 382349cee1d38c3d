// @spec 5: validation of registration and of new cases; file rules
// @spec 9: bands, strength, badges, limits, defaults
import { describe, expect, test } from "vitest";
import { ACCEPTED_EXTENSIONS, extensionOf, MAX_FILE_BYTES, MAX_FILES_PER_DROP, rejectionOf } from "./file-limits.ts";

test("the limits of the specification", () => {
  expect(MAX_FILE_BYTES).toBe(52428800);
  expect(MAX_FILES_PER_DROP).toBe(10);
  expect(ACCEPTED_EXTENSIONS).toEqual([".pdf", ".doc", ".docx", ".txt"]);
});

describe("rejectionOf", () => {
  test.each([
    [{ name: "report.pdf", size: 1, type: "application/pdf" }, null],
    [{ name: "REPORT.PDF", size: 52428800, type: "" }, null],
    [{ name: "old.doc", size: 1, type: "" }, null],
    [{ name: "notes", size: 1, type: "text/plain;charset=utf-8" }, null],
    [{ name: "notes.txt", size: 1, type: "application/octet-stream" }, null],
    [{ name: "report.pdf", size: 52428801, type: "application/pdf" }, "too-large"],
    [{ name: "photo.jpg", size: 1, type: "image/jpeg" }, "invalid-type"],
    [{ name: "film.mp4", size: 52428801, type: "video/mp4" }, "invalid-type"],
    [{ name: "report.pdf.exe", size: 1, type: "" }, "invalid-type"],
    [{ name: "pdf", size: 1, type: "" }, "invalid-type"],
    [{ name: "x", size: 1, type: "constructor" }, "invalid-type"],
  ] as const)("%j: %s", (file, expected) => {
    expect(rejectionOf(file)).toBe(expected);
  });
});

test.each([
  ["a.PDF", ".pdf"],
  ["a.tar.docx", ".docx"],
  ["folder.v2/readme", ""],
  ["readme", ""],
  ["", ""],
])("the extension of %j is %j", (name, expected) => {
  expect(extensionOf(name)).toBe(expected);
});
