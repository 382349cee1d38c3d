import { describe, expect, test } from "vitest";
import type { Letter, Type } from "./pdfium/painted.ts";
import { pageText } from "./page-text.ts";
import { runsOf } from "./text-runs.ts";

const ASIDE: readonly number[] = [1, 0, 0, -1];

function typeOf(em: number): Type {
  return { font: 1, along: [em, 0], up: [0, em], em, height: em };
}

/** Letters half an em wide; a gap in ems may stand between two words. */
function lineOf(words: readonly (string | number)[], { x = 50, y = 700, type = typeOf(10) } = {}): Letter[] {
  const letters: Letter[] = [];
  let at = x;
  for (const word of words) {
    if (typeof word === "number") at += word * type.em;
    else
      for (const text of word) {
        letters.push({ text, x: at, y, endX: at + type.em / 2, endY: y, type, space: null });
        at += type.em / 2;
      }
  }
  return letters;
}

const textOf = (letters: readonly Letter[]) => pageText(runsOf(letters), ASIDE);

describe("a gap", () => {
  test("of a space parts words, a smaller one does not", () => {
    expect(textOf(lineOf(["He", 0.25, "a", 0.05, "sked"]))).toBe("He asked");
  });

  test("too small for a space parts words where the file has one", () => {
    const [first, second] = [lineOf(["He"]), lineOf(["asked"], { x: 60.6 })];
    expect(textOf([...first, ...second])).toBe("Heasked");
    expect(
      textOf([
        ...first,
        ...second.map((letter, index) => (index === 0 ? { ...letter, space: "written" as const } : letter)),
      ]),
    ).toBe("He asked");
  });

  test("of a stretched line is a space, one between cells a tab", () => {
    expect(textOf(lineOf(["He", 1, "asked"]))).toBe("He asked");
    expect(textOf(lineOf(["Badge", 3, "1147"]))).toBe("Badge \t1147");
  });
});

test("a letter below begins a line, one a little above does not", () => {
  const lines = [
    ...lineOf(["See note"]),
    ...lineOf(["2"], { x: 90, y: 704, type: typeOf(6) }),
    ...lineOf(["He left."], { y: 686 }),
  ];
  expect(textOf(lines)).toBe("See note2\nHe left.");
});

test("capitals of two sizes are one word", () => {
  const small = lineOf(["OTICE"], { x: 56, type: typeOf(9) });
  expect(textOf([...lineOf(["N"], { type: typeOf(12) }), ...small])).toBe("NOTICE");
});

test("words up the margin are level in their own way", () => {
  const type: Type = { font: 1, along: [0, 10], up: [-10, 0], em: 10, height: 10 };
  const letters = lineOf(["Turned", 0.25, "words"]).map((letter) => ({
    ...letter,
    ...{ x: 40, y: letter.x, endX: 40, endY: letter.endX, type },
  }));
  expect(runsOf(letters).items.map(({ str, width }) => [str, Math.round(width)])).toEqual([["Turned words", 58]]);
});

test("words that are read from the right", () => {
  const shown = Array.from("שלום עולם").reverse().join("").split(" ");
  expect(textOf(lineOf(shown.flatMap((word, index) => (index === 0 ? [word] : [0.25, word]))))).toBe("שלום עולם");
});
