import { expect, it } from "vitest";
import { joinSplitLines } from "./join-split-lines.ts";

/** A line of words, each ten dots a letter wide and so many dots behind the one before it. */
function line(text: string, { x = 0, y, gap = 10 }: { x?: number; y: number; gap?: number }) {
  let left = x;
  const words = text.split(" ").map((word) => {
    const bbox = { x0: left, y0: y, x1: left + word.length * 10, y1: y + 20 };
    left = bbox.x1 + gap;
    return { text: word, bbox };
  });
  return { words, bbox: { x0: x, y0: y, x1: left - gap, y1: y + 20 } };
}
type Line = ReturnType<typeof line>;
const block = (...lines: Line[]) => ({ paragraphs: [{ lines }] });
const read = (...blocks: ReturnType<typeof block>[]) =>
  joinSplitLines(blocks).map((lines) => lines.map((words) => words.map(({ text }) => text).join(" ")));

it("joins the lines of a form that a white stripe had cut in two", () => {
  const left = block(line("Weather: light", { y: 0 }), line("Surface: loose", { y: 40 }), line("Remarks:", { y: 80 }));
  const right = block(line("rain", { x: 155, y: 2 }), line("gravel", { x: 153, y: 41 }));
  expect(read(left, right)).toEqual([["Weather: light rain", "Surface: loose gravel", "Remarks:"]]);
});

it("leaves columns as they are, though one of their lines comes close to the next", () => {
  const left = block(line("the first column", { y: 0 }), line("is ragged", { y: 40 }), line("at its edge", { y: 80 }));
  const right = block(
    line("and here", { x: 175, y: 0 }),
    line("is another", { x: 175, y: 40 }),
    line("one", { x: 175, y: 80 }),
  );
  expect(read(left, right)).toHaveLength(2);
});

it("leaves a block that stands below another", () => {
  expect(read(block(line("one two", { y: 0 })), block(line("three", { x: 90, y: 40 })))).toEqual([
    ["one two"],
    ["three"],
  ]);
});
