import { describe, expect, test } from "vitest";
import { pageText } from "./page-text.ts";
import type { TextItem } from "./page-text.ts";
import { inReadingOrder } from "./reading-order.ts";

/** A run as pdf.js tells it, in letters of ten points that are five points wide. */
const run = (str: string, x: number, y: number): TextItem => ({
  ...{ str, transform: [10, 0, 0, 10, x, y], width: str.length * 5, height: 10, hasEOL: false },
});
const read = (items: readonly TextItem[]): string[] =>
  pageText(inReadingOrder({ items }), [1, 0, 0, -1, 0, 800])
    .split("\n")
    .map((line) => line.replace(/\t/g, " ").trim())
    .filter((line) => line !== "");

const LEFT = Array.from({ length: 12 }, (_, index) => `The left column has line number ${index + 10}`);
const RIGHT = Array.from({ length: 12 }, (_, index) => `The other column says it in line ${index + 10}`);
const at = (index: number): number => 700 - index * 14;

describe("the order of the file is given up", () => {
  test("lines drawn from the bottom up", () => {
    expect(read(LEFT.map((line, index) => run(line, 50, at(index))).reverse())).toEqual(LEFT);
  });

  test("two columns drawn row by row below a title", () => {
    const rows = LEFT.flatMap((line, index) => [run(line, 50, at(index)), run(RIGHT[index] ?? "", 320, at(index))]);
    const title = "A title that goes across both of the columns of this page and is therefore not split at all";
    expect(read([run(title, 50, 730), ...rows])).toEqual([title, ...LEFT, ...RIGHT]);
  });

  test("a condensed transcript: two pages of numbered lines side by side", () => {
    const spoken = [
      "Q. Where were you?",
      "A. At home.",
      "Q. Alone?",
      "A. No. With my sister and her husband.",
      "Q. Until?",
      "A. Ten.",
      "Q. Thank you.",
    ];
    const page = (first: number) => spoken.map((words, index) => `${index + first} ${words}`);
    const rows = page(1).flatMap((line, index) => [
      run(line, 50, at(index)),
      run(page(10)[index] ?? "", 320, at(index)),
    ]);
    expect(read(rows)).toEqual([...page(1), ...page(10)]);
  });

  test("labels drawn before all their values", () => {
    const labels = ["Name:", "Born:", "Address:", "Plate:", "Phone:", "Officer:", "Badge:"];
    const values = ["Raymond Marlow", "1984", "418 Walnut Street", "8KXR217", "555-0148", "L. Delgado", "1147"];
    const items = [
      ...labels.map((label, index) => run(label, 50, at(index))),
      ...values.map((value, index) => run(value, 150, at(index))),
    ];
    expect(read(items)).toEqual(labels.map((label, index) => `${label} ${values[index] ?? ""}`));
  });
});

describe("the order of the file stands", () => {
  test("two columns drawn one after the other", () => {
    const items = [
      ...LEFT.map((line, index) => run(line, 50, at(index))),
      ...RIGHT.map((line, index) => run(line, 320, at(index))),
    ];
    expect(inReadingOrder({ items })).toEqual({ items });
  });

  test("a table", () => {
    const items = Array.from({ length: 12 }, (_, index) => [
      run(`Item ${index}`, 50, at(index)),
      run(index % 3 === 0 ? "Folding knife with a black handle" : "Receipt", 320, at(index)),
    ]).flat();
    expect(inReadingOrder({ items })).toEqual({ items });
  });

  test("a page of prose", () => {
    const items = LEFT.map((line, index) => run(line.repeat(2), 50, at(index)));
    expect(inReadingOrder({ items })).toEqual({ items });
  });
});
