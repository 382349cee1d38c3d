// @spec 5, 8, 9: files: limits, rejections, duplicates, failures
import { expect, test } from "vitest";
import { planRemoval } from "./plan-removal.ts";
import type { UploadItem } from "./use-uploads.ts";

const item = (id: string, fields: Partial<UploadItem> = {}): UploadItem => ({
  id,
  file: new File(["x"], `${id}.txt`),
  status: "completed",
  progress: 100,
  error: null,
  fileId: `file of ${id}`,
  duplicateOf: null,
  ...fields,
});

test("an uploaded file goes from the server, one that never arrived does not", () => {
  const [a, b] = [item("a"), item("b", { status: "error", fileId: null })];
  expect(planRemoval(a, [a, b])).toEqual({ deletes: "file of a", heir: null });
  expect(planRemoval(b, [a, b])).toEqual({ deletes: null, heir: null });
});

test("what the case had before stays there", () => {
  const a = item("a", { duplicateOf: { id: "file of a", exhibit: 3, fileName: "report.pdf" } });
  expect(planRemoval(a, [a])).toEqual({ deletes: null, heir: null });
});

test("of two items with the same bytes the second takes the document over when the first goes", () => {
  const a = item("a");
  const b = item("b", { fileId: a.fileId, duplicateOf: { id: "file of a", exhibit: null, fileName: "a.txt" } });
  expect(planRemoval(a, [a, b])).toEqual({ deletes: null, heir: "b" });
  expect(planRemoval(b, [a, b])).toEqual({ deletes: null, heir: null });
  expect(planRemoval({ ...b, duplicateOf: null }, [b])).toEqual({ deletes: "file of a", heir: null });
});
