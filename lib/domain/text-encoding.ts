export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be" | "windows-1252";

export type DetectedEncoding = {
  readonly encoding: TextEncoding;
  /** Bytes of the byte order mark, to be skipped. */
  readonly markLength: number;
};

/** UTF-32LE stands before UTF-16LE: its mark begins with the same two bytes. */
const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ["utf-32le", [0xff, 0xfe, 0x00, 0x00]],
  ["utf-32be", [0x00, 0x00, 0xfe, 0xff]],
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** Western text in UTF-16 has a NUL in nearly every pair; a stray NUL on one parity is no text. Fraction 0..1 of the pairs. */
const LEAST_NUL_SHARE = 0.25;

/**
 * How a plain text is encoded: byte order mark, else strict UTF-8, else NUL bytes on one parity (UTF-16 without a mark),
 * else Windows-1252, which can spell any bytes. Null when the bytes are no text.
 */
export function detectTextEncoding(bytes: Uint8Array): DetectedEncoding | null {
  for (const [encoding, mark] of MARKS) {
    if (mark.every((byte, index) => bytes[index] === byte)) return { encoding, markLength: mark.length };
  }
  if (bytes.includes(0)) {
    const encoding = utf16WithoutMark(bytes);
    return encoding === null ? null : { encoding, markLength: 0 };
  }
  return { encoding: isUtf8(bytes) ? "utf-8" : "windows-1252", markLength: 0 };
}

function utf16WithoutMark(bytes: Uint8Array): TextEncoding | null {
  let even = 0;
  let odd = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even > 0 && odd > 0) return null;
  if (even + odd < (bytes.length / 2) * LEAST_NUL_SHARE) return null;
  return odd > 0 ? "utf-16le" : "utf-16be";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
