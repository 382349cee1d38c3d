import { expect, test } from "vitest";
import { recognisePage } from "./recognise-page.ts";
import type { RecognisedWord } from "../recognised-word.ts";
import type { Recognise, Segmentation } from "./start-recogniser.ts";

const [WIDTH, HEIGHT] = [1_700, 2_200];
const LINES = 30;
const WORDS = 12;
const TEXT = "The officer stopped the car and asked the driver to open the trunk of it for him.";

/** Bars as large as words, in lines of print. */
function page() {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { left, top, width, height } of words(LINES))
    for (let y = top * HEIGHT; y < (top + height) * HEIGHT; y += 1)
      pixels.fill(20, Math.round(y) * WIDTH + left * WIDTH, Math.round(y) * WIDTH + (left + width) * WIDTH);
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** The places of the words of the first lines. */
function words(lines: number): RecognisedWord[] {
  return Array.from({ length: lines * WORDS }, (_, index) => ({
    ...{ text: "word", confidence: 0.95 },
    left: (200 + (index % WORDS) * 100) / WIDTH,
    top: (200 + Math.floor(index / WORDS) * 60) / HEIGHT,
    ...{ width: 60 / WIDTH, height: 16 / HEIGHT },
  }));
}

/** @param lines how many of the page's lines each way of reading finds */
async function read(lines: Readonly<Record<Segmentation, number>>) {
  const asked: Segmentation[] = [];
  const recognise: Recognise = async (_, segmentation = "columns") => {
    asked.push(segmentation);
    return { text: TEXT, confidence: 0.9, words: words(lines[segmentation]) };
  };
  const { confidence, doubt, words: found } = await recognisePage(page(), recognise);
  return { asked, confidence, doubt, lines: found.length / WORDS };
}

test("a page whose print is all covered is read once", async () => {
  expect(await read({ columns: 30, scattered: 0, block: 0 })).toEqual({
    ...{ asked: ["columns"], confidence: 0.9, doubt: null, lines: 30 },
  });
});

test("a page that loses lines is read as scattered words, and the better reading is kept", async () => {
  expect(await read({ columns: 21, scattered: 30, block: 30 })).toMatchObject({
    ...{ asked: ["columns", "scattered"], confidence: 0.9, doubt: null, lines: 30 },
  });
});

test("it is read a third time, as one block, only where the second brought nothing", async () => {
  expect(await read({ columns: 21, scattered: 20, block: 30 })).toMatchObject({
    ...{ asked: ["columns", "scattered", "block"], doubt: null, lines: 30 },
  });
  expect((await read({ columns: 21, scattered: 24, block: 30 })).asked).toEqual(["columns", "scattered"]);
  // A signature's worth is not looked for again and again.
  expect((await read({ columns: 27, scattered: 20, block: 30 })).asked).toEqual(["columns", "scattered"]);
});

test("a page of which hardly a line was found is read as one block at once", async () => {
  expect((await read({ columns: 6, scattered: 10, block: 24 })).asked).toEqual(["columns", "block"]);
});

test("what stays uncovered lowers the confidence and is said", async () => {
  const { confidence, doubt } = await read({ columns: 21, scattered: 21, block: 21 });
  expect(confidence).toBeCloseTo(0.9 * 0.7, 2);
  expect(doubt).toBe("OCR found no words for about 30% of the print on this page. Compare with the original page.");
});
