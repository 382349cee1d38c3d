// @spec product: points by exhibits, side by side
import { expect, it } from "vitest";
import { readCase } from "../../read-case.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { findSideBySide } from "./side-by-side.ts";

const HEAD = "INCIDENT REPORT\nPolice department, case number 24-0117.\nOfficer Hale, patrol.\n\n";
const LOW = 0.7;

/** Rows of a case with one paper for each text: the label and the quotes. */
function rowsOf(...texts: readonly string[]) {
  const documents = makeDocuments(texts.map((text, index) => [`paper-${index + 1}.txt`, `${HEAD}${text}`]));
  return findSideBySide(readCase(documents), LOW).map(({ label, cells }) => [
    label,
    ...cells.map(({ quote }) => quote),
  ]);
}

it("sets the words of two papers beside each other", () => {
  expect(rowsOf("The suspect wore a gray hoodie.", "The man who ran had a red hoodie on.")).toEqual([
    ["Clothing", "The suspect wore a gray hoodie.", "The man who ran had a red hoodie on."],
  ]);
});

it("says which cells differ, and where the words on the point start", () => {
  const documents = makeDocuments(
    ["A man with long hair ran.", "The man who ran had a shaved head.", "He had long hair that day."].map(
      (text, index) => [`paper-${index + 1}.txt`, `${HEAD}${text}`],
    ),
  );
  const wordsOf = (given: typeof documents) =>
    findSideBySide(readCase(given), LOW)[0]?.cells.map(({ documentId, differs, at }) => [
      given.find(({ id }) => id === documentId)?.pages[0]?.text.slice(at),
      differs,
    ]);
  expect(wordsOf(documents)).toEqual([
    ["long hair ran.", true],
    ["shaved head.", true],
    ["long hair that day.", true],
  ]);
  expect(wordsOf(documents.toSpliced(1, 1))).toEqual([
    ["long hair ran.", false],
    ["long hair that day.", false],
  ]);
});

it("marks no cell where papers tell of several such things, and none of sentences that share no rare word", () => {
  const marksOf = (...texts: readonly string[]) => {
    const documents = makeDocuments(texts.map((text, index) => [`paper-${index + 1}.txt`, `${HEAD}${text}`]));
    return findSideBySide(readCase(documents), LOW).map(({ label, cells }) => [
      label,
      ...cells.map(({ differs }) => differs),
    ]);
  };
  const cars = ["A white van left the orchard by the mill.", "A red van left the orchard by the mill."];
  expect(marksOf(...cars)).toContainEqual(["Vehicle", false, false]);
  expect(marksOf("A man in a gray hoodie ran.", "A man in a red hoodie ran.")).toContainEqual([
    "Clothing",
    false,
    false,
  ]);
  expect(marksOf("The suspect had long hair.", "He was bald.")).toEqual([["Descriptions", false, false]]);
});

it("marks no cell where each paper tells of one sex, and not of the same", () => {
  const marksOf = (...texts: readonly string[]) => {
    const documents = makeDocuments(texts.map((text, index) => [`paper-${index + 1}.txt`, `${HEAD}${text}`]));
    return findSideBySide(readCase(documents), LOW).flatMap(({ label, cells }) =>
      label === "Odor of alcohol" ? cells.map(({ differs }) => differs) : [],
    );
  };
  const strong = "He had an odor of alcohol and was talking fast.";
  expect(marksOf(strong, "I did not smell alcohol on him.")).toEqual([true, true]);
  expect(marksOf(strong, "I did not smell alcohol on her.")).not.toContain(true);
});

it("starts at the time where a line opens with it", () => {
  const documents = makeDocuments([
    ["report.txt", `${HEAD}I conducted a traffic stop at 2210 hours.`],
    ["log.txt", `${HEAD}22:35:10 UNIT 14 TRAFFIC STOP MILL ROAD`],
  ]);
  const stop = findSideBySide(readCase(documents), LOW).find(({ label }) => label === "Time of the stop");
  expect(
    stop?.cells.map(({ documentId, at }) =>
      documents.find(({ id }) => id === documentId)?.pages[0]?.text.slice(at, (at ?? 0) + 8),
    ),
  ).toEqual(["2210 hou", "22:35:10"]);
});

it("leaves out a point that one paper alone speaks of", () => {
  expect(rowsOf("The suspect wore a gray hoodie.", "It was quiet at the store.")).toEqual([]);
});

it("puts points on which the papers differ before those on which they agree", () => {
  const rows = rowsOf(
    "His speech was slurred. The suspect who ran had long hair.",
    "His speech was slurred. The man who ran had a shaved head.",
  );
  expect(rows.map(([label]) => label)).toEqual(["Descriptions", "Speech"]);
});

it("quotes of each paper the words that differ from the others", () => {
  const [clothing] = rowsOf(
    "The suspect wore a red cap and a red hoodie.",
    "The man had a red cap. The man who ran had a green hoodie on.",
  );
  expect(clothing).toContain("The man who ran had a green hoodie on.");
});

it("quotes neither questions nor charges", () => {
  expect(rowsOf("The suspect wore a gray hoodie.", "Was the man in a red hoodie?")).toEqual([]);
  expect(rowsOf("The bag of powder weighed 3 grams.", "Charge: possession of powder, 10 grams or more.")).toEqual([]);
});

it("does not quote a page that was read with little confidence", () => {
  const documents = makeDocuments([
    ["one.txt", `${HEAD}The suspect wore a gray hoodie.`],
    ["two.txt", `${HEAD}The man who ran had a red hoodie on.`],
  ]).map((document, index) => ({
    ...document,
    pages: document.pages.map((page) => ({ ...page, confidence: index === 0 ? 1 : LOW - 0.1 })),
  }));
  expect(findSideBySide(readCase(documents), LOW)).toEqual([]);
});

it("gives a time with the line that shows it", () => {
  const rows = rowsOf("I conducted a traffic stop at 2210 hours.", "22:35:10 UNIT 14 TRAFFIC STOP MILL ROAD");
  expect(rows.find(([label]) => label === "Time of the stop")).toEqual([
    "Time of the stop",
    "I conducted a traffic stop at 2210 hours.",
    "22:35:10 UNIT 14 TRAFFIC STOP MILL ROAD",
  ]);
});

it("shows at most twelve points with six papers each", () => {
  const text =
    "His speech was slurred. His eyes were bloodshot. The suspect wore a gray hoodie. It was raining on the road. He drank two beers. He had a knife. He was driving the car when I saw it. A white van left. He stood 10 feet from me. The light was on. He was staggering. He punched me. I saw two men running. He was going 80 mph.";
  const rows = rowsOf(...Array.from({ length: 8 }, (_, index) => `${text} That was on day ${index}.`));
  expect(rows.length).toBeLessThanOrEqual(12);
  expect(rows.length).toBeGreaterThan(8);
  for (const [, ...cells] of rows) expect(cells.length).toBeLessThanOrEqual(6);
});
