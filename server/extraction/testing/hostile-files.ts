import { constants, deflateRawSync, deflateSync } from "node:zlib";

const CHUNK_BYTES = 16 * 1024 ** 2;

/** A page that draws a form that draws ten forms, and so on: a few kilobytes, 10^levels forms. */
export function nestedFormsPdf(levels: number): Buffer {
  const form = (content: string, resources: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const forms = Array.from({ length: levels }, (_, level) =>
    form("/F Do ".repeat(10), `/XObject << /F ${level + 6} 0 R >>`),
  );
  const content = "/F Do";
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...forms,
    form("0 0 m", ""),
  ]);
}

/** A raw deflate stream of `chunk` repeated: packed once, so that gigabytes are made in a blink. */
function deflateRepeated(chunk: Buffer, times: number): Buffer {
  const packed = deflateRawSync(chunk, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const emptyLastBlock = Buffer.from([0x03, 0x00]);
  return Buffer.concat([...Array.from({ length: times }, () => packed), emptyLastBlock]);
}

/** One page whose content stream inflates to `gigabytes` of white space. */
export function flateBombPdf(gigabytes: number): Buffer {
  const times = Math.ceil((gigabytes * 1024 ** 3) / CHUNK_BYTES);
  const stream = Buffer.concat([Buffer.from([0x78, 0xda]), deflateRepeated(Buffer.alloc(CHUNK_BYTES, " "), times)]);
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>",
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
      stream,
      Buffer.from("\nendstream"),
    ]),
  ]);
}

/** A page tree of 30 levels in which each node names the next one twice: 2^30 pages in a kilobyte. */
export function doublingPageTreePdf(): Buffer {
  const levels = 30;
  const nodes = Array.from(
    { length: levels },
    (_, level) => `<< /Type /Pages /Kids [${level + 3} 0 R ${level + 3} 0 R] /Count ${2 ** (levels - level)} >>`,
  );
  return pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", ...nodes, "<< /Type /Page /MediaBox [0 0 612 792] >>"]);
}

export function blankPagesPdf(count: number): Buffer {
  const pages = Array.from({ length: count }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>");
  const kids = pages.map((_, index) => `${index + 3} 0 R`).join(" ");
  return pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages]);
}

/** A PDF of these objects, numbered from 1; the first is the catalog. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A picture of a PDF: what its dictionary says of it, and its bytes. */
export type HostilePicture = { readonly entries: string; readonly bytes: Buffer };
export type HostilePage = {
  readonly words?: string;
  readonly picture?: HostilePicture;
  /** The whole content, instead of words and picture. */
  readonly content?: { readonly entries: string; readonly bytes: Buffer };
  /** Width and height, points. */
  readonly size?: number;
};

/** Pages with words in Helvetica, a picture over the whole page, or a content of any kind. */
export function pagesPdf(pages: readonly HostilePage[]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 3} 0 R`).join(" ");
  const objects = pages.flatMap(({ words, picture, content, size = 612 }, index) => {
    const at = 4 + index * 3;
    const drawn = picture === undefined ? "" : `q ${size} 0 0 ${size} 0 0 cm /P Do Q`;
    const lines = (words ?? "").split("\n").map((line) => `(${line}) Tj 0 -14 Td`);
    const plain = Buffer.from(`${drawn} BT /F 10 Tf 40 ${size - 40} Td ${lines.join(" ")} ET`);
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size} ${size}] /Contents ${at + 1} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /P ${at + 2} 0 R >> >> >>`,
      streamOf(content ?? { entries: "", bytes: plain }),
      picture === undefined
        ? "null"
        : streamOf({ ...picture, entries: `/Type /XObject /Subtype /Image ${picture.entries}` }),
    ];
  });
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...objects,
  ]);
}

function streamOf({ entries, bytes }: HostilePicture): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

const GREY = "/ColorSpace /DeviceGray /BitsPerComponent";
const SMALL = `/Width 300 /Height 300 ${GREY} 8`;

/** A picture of one bit a pixel and `side` pixels a side, each row behind a PNG predictor's byte: black throughout. */
export function giantPicture(side: number): HostilePicture {
  const rows = Math.ceil((side * (side / 8 + 1)) / CHUNK_BYTES);
  return {
    entries: `/Width ${side} /Height ${side} ${GREY} 1 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns ${side} >>`,
    bytes: zlibOf(Buffer.alloc(CHUNK_BYTES), rows),
  };
}

/** JPEG 2000 of `side` pixels a side without a single byte of image in it; the dictionary says 300. */
export function jpeg2000Bomb(side: number): HostilePicture {
  const numbers = (...values: readonly (readonly [bytes: number, value: number])[]) =>
    Buffer.concat(
      values.map(([bytes, value]) => {
        const number = Buffer.alloc(bytes);
        number.writeUIntBE(value, 0, bytes);
        return number;
      }),
    );
  const size = numbers([2, 0xff51], [2, 41], [2, 0], [4, side], [4, side], [4, 0], [4, 0], [4, side], [4, side]);
  const component = numbers([4, 0], [4, 0], [2, 1], [1, 7], [1, 1], [1, 1]);
  const coding = Buffer.from("ff52000c00000001000504040001", "hex");
  const steps = Buffer.from(`ff5c001340${"40484850".padEnd(32, "48")}`, "hex");
  const tile = Buffer.from("ff90000a0000000000000001ff93ffd9", "hex");
  return {
    entries: `${SMALL} /Filter /JPXDecode`,
    bytes: Buffer.concat([Buffer.from("ff4f", "hex"), size, component, coding, steps, tile]),
  };
}

/** JBIG2 whose page is `side` pixels a side; the dictionary says 300. */
export function jbig2Bomb(side: number): HostilePicture {
  const page = Buffer.alloc(30);
  page.writeUInt32BE(0, 0);
  page.writeUInt8(0x30, 4);
  page.writeUInt8(0x01, 6);
  page.writeUInt32BE(19, 7);
  page.writeUInt32BE(side, 11);
  page.writeUInt32BE(side, 15);
  return { entries: `/Width 300 /Height 300 ${GREY} 1 /Filter /JBIG2Decode`, bytes: page };
}

/** JPEG whose frame is 65,500 pixels a side and holds nothing; the dictionary says 300. */
export function jpegBomb(): HostilePicture {
  const tables = `ffdb004300${"01".repeat(64)}ffc40014000100${"00".repeat(15)}00ffc40014100100${"00".repeat(15)}00`;
  const frame = "ffc0000b08ffdcffdc01011100";
  return {
    entries: `${SMALL} /Filter /DCTDecode`,
    bytes: Buffer.from(`ffd8${tables}${frame}ffda0008010100003f00${"00".repeat(64)}ffd9`, "hex"),
  };
}

/** `gigabytes` of text operators or white space behind two filters: kilobytes. */
export function nestedFlateContent(gigabytes: number): { readonly entries: string; readonly bytes: Buffer } {
  const inner = zlibOf(Buffer.alloc(CHUNK_BYTES, "(a) Tj "), Math.ceil((gigabytes * 1024 ** 3) / CHUNK_BYTES));
  return { entries: "/Filter [/FlateDecode /FlateDecode]", bytes: deflateSync(inner, { level: 9 }) };
}

function zlibOf(chunk: Buffer, times: number): Buffer {
  return Buffer.concat([Buffer.from([0x78, 0xda]), deflateRepeated(chunk, times)]);
}

/** A Word 97 file whose first table of sectors sends every chain round in a circle. */
export function circularDoc(whole: Buffer): Buffer {
  const file = Buffer.from(whole);
  const sectorBytes = 2 ** file.readUInt16LE(0x1e);
  const table = (file.readUInt32LE(0x4c) + 1) * sectorBytes;
  for (let entry = 0; entry < sectorBytes / 4; entry += 1) {
    const next = file.readUInt32LE(table + entry * 4);
    // Ends and following sectors alike lead back to the sector before.
    if (next < 0xfffffffd || next === 0xfffffffe) file.writeUInt32LE(Math.max(0, entry - 1), table + entry * 4);
  }
  return file;
}

/** `flips` bytes of a file changed, always the same ones for the same seed. */
export function damaged(whole: Buffer, { seed, flips }: { readonly seed: number; readonly flips: number }): Buffer {
  const file = Buffer.from(whole);
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  for (let flip = 0; flip < flips; flip += 1) file.writeUInt8(next() >>> 24, 16 + (next() % (file.length - 16)));
  return file;
}

const PARAGRAPH = Buffer.from("<w:p><w:r><w:t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</w:t></w:r></w:p>");

/** A Word file whose main part inflates to `megabytes` while its directory claims `declaredBytes` (default: the truth). */
export function bombDocx(megabytes: number, declaredBytes?: number): Buffer {
  const chunk = Buffer.alloc(1024 ** 2, PARAGRAPH);
  return zipOf([
    {
      name: "word/document.xml",
      packed: deflateRepeated(chunk, megabytes),
      declaredBytes: declaredBytes ?? megabytes * 1024 ** 2,
    },
  ]);
}

/** A Word file with this main part and these further parts. */
export function docxOf(main: string, others: Readonly<Record<string, string>> = {}): Buffer {
  const parts = { "word/document.xml": main, ...others };
  return zipOf(
    Object.entries(parts).map(([name, text]) => ({
      name,
      packed: deflateRawSync(text),
      declaredBytes: Buffer.byteLength(text),
    })),
  );
}

export const WORD_NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A zip of a megabyte whose files are honest about their sizes: `megabytes` in all, in ten files. */
export function bombZip(megabytes: number): Buffer {
  const packed = deflateRepeated(Buffer.alloc(1024 ** 2), megabytes / 10);
  const declaredBytes = (megabytes / 10) * 1024 ** 2;
  return zipOf(Array.from({ length: 10 }, (_, index) => ({ name: `${index}.txt`, packed, declaredBytes })));
}

type ZipPart = { readonly name: string; readonly packed: Buffer; readonly declaredBytes: number };

/** A zip by hand, because no library writes a lie about a size. Check sums are zero: our reader does not ask for them. */
function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, declaredBytes } of parts) {
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(declaredBytes, 18);
    shared.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), shared, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), shared, place, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const size = directory.reduce((total, entry) => total + entry.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from("PK\x05\x06"), end]);
}
