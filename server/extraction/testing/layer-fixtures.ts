import { PDFDict, PDFDocument, PDFName, setTextRenderingMode, StandardFonts, TextRenderingMode } from "pdf-lib";
import type { PDFFont, PDFPage } from "pdf-lib";
import { canvasOf, numbersFrom } from "./canvas.ts";
import { LEDGER, NARRATIVE, STATEMENT } from "./written-pages.ts";

/** What a PDF tells a reader of the letters that it shows. */
type Told = (letter: string) => string;

/** Each letter of the table that many places further. */
export function shifted(by: number): Told {
  return (letter) => String.fromCharCode(Math.max(0x21, letter.charCodeAt(0) + by));
}

/** Each letter by another, the same at every run. */
export function substituted(seed: number): Told {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const others = [...letters];
  const next = numbersFrom(seed);
  for (let at = 25; at > 0; at -= 1) {
    const to = Math.floor(next() * (at + 1));
    [others[at], others[to]] = [others[to] ?? "", others[at] ?? ""];
  }
  const table = new Map(letters.map((letter, index) => [letter, others[index] ?? ""]));
  return (letter) => {
    const other = table.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  };
}

/** What OCR leaves of a page that it could not see. */
export function misread(text: string, seed: number): string {
  const next = numbersFrom(seed);
  const crumbs = "lirnvcoe1|!;tj";
  return text.replace(/[a-z]/gi, (letter) =>
    next() < 0.5 ? crumbs.charAt(Math.floor(next() * crumbs.length)) : letter,
  );
}

const TEXTS = [NARRATIVE, STATEMENT];
const MOVED: readonly Told[] = [...[-29, -3, 1, 29].map(shifted), ...[1, 2, 9].map(substituted)];
const MISREAD_SEEDS = [3, 4, 5];

/** A PDF, and the words that its pages show. */
type Layered = { readonly pdf: Uint8Array; readonly truth: readonly string[] };

/**
 * Twenty pages whose text layer makes no sense: in fourteen a table tells other letters than are printed, in six a poor
 * OCR left its crumbs unseen over the picture of the page.
 */
export async function garbledLayers(): Promise<Layered> {
  const document = await datedPdf();
  const truth: string[] = [];
  for (const text of TEXTS) {
    for (const told of MOVED) {
      const font = await document.embedFont(StandardFonts.Helvetica);
      write(document.addPage(), text, font);
      await document.flush();
      tell(font, told);
      truth.push(text);
    }
    const font = await document.embedFont(StandardFonts.Helvetica);
    const picture = await document.embedJpg(await canvasOf(612, 792, "#e8e4da").encode("jpeg", 40));
    for (const seed of MISREAD_SEEDS) {
      const page = document.addPage([612, 792]);
      page.drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      write(page, misread(text, seed), font);
      truth.push(text);
    }
  }
  return { pdf: await document.save(), truth };
}

/** Two hundred pages with a sound text layer: prose in eight languages, tables, names, figures and headings. */
export async function soundLayers(texts: readonly string[]): Promise<Layered> {
  const document = await datedPdf();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const truth = [...texts, LEDGER, ...TEXTS];
  for (const text of truth) write(document.addPage([612, 792]), text, font);
  return { pdf: await document.save(), truth };
}

/** An empty PDF without today's date, so that the same pages make the same bytes. */
export async function datedPdf(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  return document;
}

function write(page: PDFPage, text: string, font: PDFFont): void {
  page.drawText(text, { x: 50, y: 740, size: 9, lineHeight: 12, maxWidth: 510, font });
}

/** Replaces what the font tells of its letters. */
function tell(font: PDFFont, told: Told): void {
  const codes = Array.from({ length: 94 }, (_, index) => index + 33);
  const hexadecimal = (code: number, length: number) => code.toString(16).padStart(length, "0");
  const toldCode = (code: number) => told(String.fromCharCode(code)).charCodeAt(0);
  const table = codes.map((code) => `<${hexadecimal(code, 2)}> <${hexadecimal(toldCode(code), 4)}>`);
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Moved def 1 begincodespacerange <00> <ff> endcodespacerange ${table.length} beginbfchar ${table.join(" ")} endbfchar endcmap end end`;
  const { context } = font.doc;
  context.lookup(font.ref, PDFDict).set(PDFName.of("ToUnicode"), context.register(context.stream(map)));
}
