import { writeFileSync, writeSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { pageAnswerName, READY_LINE } from "../../child-protocol.ts";
import type { OcrTask } from "../../child-protocol.ts";
import type { RecognisedPage } from "../../recognise-pages.ts";
import { packWordPlaces } from "#lib/domain/text/word-places.ts";
import { cleanText } from "../clean-reading.ts";
import { forbidModules } from "../forbid-modules.ts";
import { loadPdfJs, openPdf } from "../pdf/open-pdf.ts";
import { imageOfPage } from "../pdf/page-image.ts";
import { placeWords } from "../pdf/place-words.ts";
import { recognisePage } from "./recognise-page.ts";
import { startRecogniser } from "./start-recogniser.ts";

/** Two scans of 600 dpi. A larger picture is not decoded: it alone would take all memory allowed. Pixels. */
const MOST_PICTURE_PIXELS = 70_000_000;
/** Scans are read for minutes: everything that somebody waits for goes before them. */
const NICENESS = 5;

type Answer = RecognisedPage extends infer Page ? (Page extends unknown ? Omit<Page, "pageNumber"> : never) : never;

/** The process that reads pages of one PDF by OCR: an answer file and a line for each. Started by run-reader.ts only. */
const task = JSON.parse(process.argv[2] ?? "") as OcrTask;
// Before any thread is started: each inherits it.
// Never down: a product that was started with "nice" has no right to that.
setPriority(Math.max(getPriority(), NICENESS));
const recognise = await startRecogniser();
await loadPdfJs();
forbidModules();
// Only now: a recogniser that cannot be loaded is our fault, not the document's.
writeSync(1, `${READY_LINE}\n`);

const { document, pictures } = await openPdf({ path: task.path, mostPicturePixels: MOST_PICTURE_PIXELS });
for (const pageNumber of task.pages) {
  writeSync(1, `begin ${pageNumber}\n`);
  // A file and not the pipe: a long answer through a pipe is cut when the process ends.
  writeFileSync(join(task.resultFolder, pageAnswerName(pageNumber)), JSON.stringify(await read(pageNumber)));
  writeSync(1, `done ${pageNumber}\n`);
}
process.exit(0);

async function read(pageNumber: number): Promise<Answer> {
  try {
    pictures.reset();
    const page = await document.getPage(pageNumber);
    const image = await imageOfPage(document, page);
    page.cleanup();
    if (pictures.wereTooLarge()) return { ok: false, reason: "The image on this page is too large to be read safely." };
    const { confidence, doubt, words, ...read } = await recognisePage(image, recognise);
    const { text } = cleanText(read.text);
    return { ok: true, text, confidence, doubt, wordPlaces: packWordPlaces(placeWords(text, words)) };
  } catch {
    return { ok: false, reason: "This page is damaged in the file." };
  }
}
