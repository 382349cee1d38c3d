// @spec 5, 8, 9: files: limits, rejections, duplicates, failures
import { expect, test } from "vitest";
import { pickFiles } from "./pick-files.ts";

const file = (name: string, options: { size?: number; type?: string; lastModified?: number } = {}): File => {
  const made = new File(["x"], name, {
    type: options.type ?? "application/pdf",
    lastModified: options.lastModified ?? 1,
  });
  if (options.size !== undefined) Object.defineProperty(made, "size", { value: options.size });
  return made;
};
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

test("keeps the first ten good files of a drop and refuses the rest", () => {
  const dropped = Array.from({ length: 12 }, (_, index) => file(`${index + 1}.pdf`));
  const { added, rejections } = pickFiles(dropped, []);
  expect(namesOf(added)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `${number}.pdf`));
  expect(rejections).toEqual([
    { name: "11.pdf", reason: "too-many" },
    { name: "12.pdf", reason: "too-many" },
  ]);
});

test("a refused file takes no place among the ten", () => {
  const dropped = [
    file("a.mp4", { type: "video/mp4" }),
    ...Array.from({ length: 10 }, (_, index) => file(`${index}.pdf`)),
  ];
  const { added, rejections } = pickFiles(dropped, []);
  expect(added).toHaveLength(10);
  expect(rejections).toEqual([{ name: "a.mp4", reason: "invalid-type" }]);
});

test("52428800 bytes are allowed, one more is not", () => {
  const { added, rejections } = pickFiles(
    [file("max.pdf", { size: 52_428_800 }), file("over.pdf", { size: 52_428_801 })],
    [],
  );
  expect(namesOf(added)).toEqual(["max.pdf"]);
  expect(rejections).toEqual([{ name: "over.pdf", reason: "too-large" }]);
});

test("passes over what is listed already, and what stands twice in the drop", () => {
  const listed = [file("report.pdf")];
  const { added, rejections } = pickFiles(
    [file("report.pdf"), file("report.pdf", { lastModified: 2 }), file("report.pdf", { lastModified: 2 })],
    listed,
  );
  expect(added).toHaveLength(1);
  expect(added[0]?.lastModified).toBe(2);
  expect(rejections).toEqual([]);
});

test("a .doc without a media type is allowed, as machines without Word send it", () => {
  expect(namesOf(pickFiles([file("old.doc", { type: "" })], []).added)).toEqual(["old.doc"]);
});
