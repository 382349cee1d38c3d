import { PDFDocument, type PDFFont, StandardFonts } from "pdf-lib";
import { CONTENTS_SHEET, pictureFileName } from "#lib/copy/case/bundles.ts";
import { MAX_FILE_BYTES } from "#lib/domain/files/file-limits.ts";
import { formatMegabytes } from "#lib/format/megabytes.ts";
import type { LeftOut } from "./open-zip.ts";

/** A picture as it goes into the PDF: upright, as JPEG. Pixels. */
export type DecodedPicture = {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
};

type Given = {
  /** The name of the PDF without its ending, by the names of the pictures that are in it. */
  readonly stemOf: (names: readonly string[]) => string;
  /** Null for a picture that cannot be opened. */
  readonly decode: (picture: File) => Promise<DecodedPicture | null>;
  /** Before each picture, 1-based. */
  readonly onPicture: (number: number) => void;
};

/** The pictures of one PDF may have so many bytes; the rest is for its structure. */
const MOST_PICTURE_BYTES = MAX_FILE_BYTES - 4 * 1024 ** 2;
/** The long side of a page, that of US letter. Points. */
const LONG_SIDE = 792;

/**
 * Makes a PDF of pictures, one a page in the order given, with a last page that names each original and its SHA-256. More
 * than fits into one upload becomes several PDFs.
 */
export async function picturesToPdf(
  pictures: readonly File[],
  { stemOf, decode, onPicture }: Given,
): Promise<{ readonly files: readonly File[]; readonly leftOut: readonly LeftOut[] }> {
  const leftOut: LeftOut[] = [];
  const parts: Page[][] = [];
  let bytes = Infinity;
  for (const [index, picture] of pictures.entries()) {
    onPicture(index + 1);
    if (picture.size > MAX_FILE_BYTES) {
      leftOut.push({ name: picture.name, reason: "too-large" });
      continue;
    }
    const decoded = await decode(picture);
    if (decoded === null) {
      leftOut.push({ name: picture.name, reason: "unopenable" });
      continue;
    }
    bytes += decoded.jpeg.length;
    if (bytes > MOST_PICTURE_BYTES) {
      parts.push([]);
      bytes = decoded.jpeg.length;
    }
    parts.at(-1)?.push({ ...decoded, name: picture.name, size: picture.size, sha256: await sha256Of(picture) });
  }
  const files: File[] = [];
  const stem = stemOf(parts.flat().map(({ name }) => name));
  for (const [index, pages] of parts.entries()) {
    const name = pictureFileName(stem, { number: index + 1, of: parts.length });
    files.push(new File([await pdfOf(pages)], name, { type: "application/pdf" }));
  }
  return { files, leftOut };
}

type Page = DecodedPicture & { readonly name: string; readonly size: number; readonly sha256: string };

async function pdfOf(pages: readonly Page[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (const { jpeg, width, height } of pages) {
    const scale = LONG_SIDE / Math.max(width, height);
    const size = { width: width * scale, height: height * scale };
    document.addPage([size.width, size.height]).drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, ...size });
  }
  await addContents(document, pages);
  // Names in any script, which the letters of the sheet are not enough for.
  document.setKeywords(pages.map(({ name, sha256 }) => `${name} ${sha256}`));
  return new Uint8Array(await document.save());
}

const [MARGIN, LEADING] = [54, 13];
const LINES = Math.floor((LONG_SIDE - 2 * MARGIN) / LEADING);

async function addContents(document: PDFDocument, pages: readonly Page[]): Promise<void> {
  const font = await document.embedFont(StandardFonts.Helvetica);
  const lines = pages.flatMap(({ name, size, sha256 }, index) => [
    CONTENTS_SHEET.page(index + 1, printable(name, font)),
    CONTENTS_SHEET.fingerprint(sha256, formatMegabytes(size)),
  ]);
  const all = [CONTENTS_SHEET.title, CONTENTS_SHEET.about(pages.length), "", ...lines];
  for (let from = 0; from < all.length; from += LINES) {
    const page = document.addPage([612, LONG_SIDE]);
    for (const [index, line] of all.slice(from, from + LINES).entries())
      page.drawText(line, { x: MARGIN, y: LONG_SIDE - MARGIN - index * LEADING, size: 9, font });
  }
}

/** With a question mark for each letter that the font does not have. */
function printable(name: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(name, (letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : "?")).join("");
}

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
