import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, PSM } from "tesseract.js";
import type { Word } from "tesseract.js";
import { portableGreymap } from "../grey-image.ts";
import type { GreyImage } from "../grey-image.ts";
import { joinSplitLines } from "./join-split-lines.ts";
import type { RecognisedWord } from "../recognised-word.ts";

export type Recognised = {
  readonly text: string;
  /** The recogniser's own figure, 0..1. It follows quality weakly: 0.9 may be one wrong word in six. */
  readonly confidence: number;
  /** In the order of the text. */
  readonly words: readonly RecognisedWord[];
};
/** How the page is taken: by columns and blocks, as one block of text, or as words that lie anywhere. */
export type Segmentation = "columns" | "block" | "scattered";
export type Recognise = (image: GreyImage, segmentation?: Segmentation) => Promise<Recognised>;

const MODES: Readonly<Record<Segmentation, PSM>> = {
  // Finds columns and their order, which the library's default does not.
  columns: PSM.AUTO,
  block: PSM.SINGLE_BLOCK,
  scattered: PSM.SPARSE_TEXT,
};

/** Pages are drawn so (page-image.ts). Left to guess it from the print, it took a table with lines for a picture. */
const DOTS_PER_INCH = "200";

/**
 * Starts the recogniser with the language data of this disk; nothing is ever downloaded or kept elsewhere.
 * One for many pages: starting it takes a third of a page.
 */
export async function startRecogniser(): Promise<Recognise> {
  const language = createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json");
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    // The folder that the package's own index names holds a model four times as large and no better.
    langPath: join(dirname(language), "4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none",
    // Without one, an error would end this process outside every try.
    errorHandler: () => undefined,
  });
  await worker.setParameters({
    // In print without serifs it is read for the word "I", and nothing on a page needs it.
    tessedit_char_blacklist: "|",
    user_defined_dpi: DOTS_PER_INCH,
  });
  let current: PSM | null = null;

  async function read(image: GreyImage, mode: PSM): Promise<Recognised> {
    if (current !== mode) await worker.setParameters({ tessedit_pageseg_mode: mode });
    current = mode;
    const { data } = await worker.recognize(portableGreymap(image), {}, { text: true, blocks: true });
    const paragraphs = joinSplitLines(data.blocks ?? []);
    const text = paragraphs.map((lines) => lines.map((line) => line.map((word) => word.text).join(" ")).join("\n"));
    return {
      text: text.join("\n\n"),
      confidence: fractionOf(data.confidence),
      words: paragraphs.flat(2).map((word) => placeWord(word, image)),
    };
  }

  return async (image, segmentation = "columns") => {
    const found = await read(image, MODES[segmentation]);
    if (found.text.trim() !== "" || segmentation !== "columns") return found;
    // It may take a whole page for a picture. As one block of text the page is then often read without a fault.
    return read(image, MODES.block);
  };
}

function placeWord({ text, confidence, bbox }: Word, { width, height }: GreyImage): RecognisedWord {
  return {
    text,
    confidence: fractionOf(confidence),
    left: bbox.x0 / width,
    top: bbox.y0 / height,
    width: (bbox.x1 - bbox.x0) / width,
    height: (bbox.y1 - bbox.y0) / height,
  };
}

const fractionOf = (percent: number) => Math.min(1, Math.max(0, percent / 100));
