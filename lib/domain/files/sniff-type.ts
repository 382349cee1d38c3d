import { documentTypeOf } from "./document-type.ts";
import type { DocumentType } from "./document-type.ts";
import { detectTextEncoding } from "../text/text-encoding.ts";

/** Bytes from the start of a file that `sniffType` wants to see. */
export const SNIFF_LENGTH = 4096;

const MZ = [0x4d, 0x5a];
const ELF = [0x7f, 0x45, 0x4c, 0x46];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const RTF = [0x7b, 0x5c, 0x72, 0x74, 0x66];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** PDF readers look for the header in the first 1,024 bytes (ISO 32000, annex H.3): courts do serve files with bytes before it. */
const PDF_HEADER_WITHIN = 1024;

/**
 * The kind of a file when its extension and its first bytes agree, else null. What passes may still be no readable file;
 * extraction tells that.
 * @param head the first SNIFF_LENGTH bytes, or the whole file when it is shorter
 */
export function sniffType(head: Uint8Array, fileName: string): DocumentType | null {
  const type = documentTypeOf(fileName);
  if (type === null) return null;
  return MATCHES[type](head) ? type : null;
}

const MATCHES: Readonly<Record<DocumentType, (head: Uint8Array) => boolean>> = {
  pdf: (head) =>
    !startsWith(head, MZ) && !startsWith(head, ELF) && indexOf(head.subarray(0, PDF_HEADER_WITHIN), PDF) !== -1,
  // A Word file with a password is an OLE container around the zip. It is let in so that extraction can say why it is not read.
  docx: (head) => startsWith(head, ZIP) || startsWith(head, OLE),
  // Many programs save RTF under .doc, and Word opens it without a word.
  doc: (head) => startsWith(head, OLE) || startsWith(head, RTF),
  txt: (head) => !startsWith(head, ELF) && !startsWith(head, PDF) && detectTextEncoding(wholeUnits(head)) !== null,
};

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function indexOf(bytes: Uint8Array, magic: readonly number[]): number {
  for (let start = 0; start + magic.length <= bytes.length; start += 1) {
    if (magic.every((byte, index) => bytes[start + index] === byte)) return start;
  }
  return -1;
}

/** An odd last byte belongs to a UTF-16 unit that was cut. */
function wholeUnits(head: Uint8Array): Uint8Array {
  return head.length % 2 === 0 ? head : head.subarray(0, head.length - 1);
}
