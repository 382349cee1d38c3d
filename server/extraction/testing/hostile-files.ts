import { constants, deflateRawSync } from "node:zlib";

const CHUNK_BYTES = 16 * 1024 ** 2;

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
