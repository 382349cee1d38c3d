// @spec 5, 8, 9: files: limits, rejections, duplicates, failures
import { expect, test } from "vitest";
import { findUploadProblem } from "./find-upload-problem.ts";

const [there, missing] = [{ fileId: "a" }, { fileId: null }];

test("a list goes on only with every file", () => {
  expect(findUploadProblem([there, there])).toBeNull();
  expect(findUploadProblem([there, missing])).toBe("One file did not upload. Retry or remove it, then continue.");
  expect(findUploadProblem([missing, there, missing])).toBe(
    "2 files did not upload. Retry or remove them, then continue.",
  );
});

test("without any file the whole upload has failed", () => {
  expect(findUploadProblem([missing, missing])).toBe("Failed to upload files. Please try again.");
  expect(findUploadProblem([])).toBe("Failed to upload files. Please try again.");
});
