export type UnicodeEncoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be";

export type DetectedEncoding = {
  /** "unknown": one of the encodings from before Unicode, or a damaged UTF-8. */
  readonly encoding: UnicodeEncoding | "unknown";
  /** Bytes of the byte order mark, to be skipped. */
  readonly markLength: number;
};

/** UTF-32LE stands before UTF-16LE: its mark begins with the same two bytes. */
const MARKS: readonly (readonly [UnicodeEncoding, readonly number[]])[] = [
  ["utf-32le", [0xff, 0xfe, 0x00, 0x00]],
  ["utf-32be", [0x00, 0x00, 0xfe, 0xff]],
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** Western text in UTF-16 has a NUL in nearly every pair; a stray NUL on one parity is no text. Fraction 0..1 of the pairs. */
const LEAST_NUL_SHARE = 0.25;

/** Old devices pad their logs with a few NUL bytes; more of them, or other controls, are no text. Fraction 0..1. */
const MOST_CONTROLS = 0.03;

/**
 * How a plain text is encoded: byte order mark, else NUL bytes on one parity (UTF-16 without a mark), else strict UTF-8,
 * else unknown. Null when the bytes are no text.
 */
export function detectTextEncoding(bytes: Uint8Array): DetectedEncoding | null {
  for (const [encoding, mark] of MARKS) {
    if (mark.every((byte, index) => bytes[index] === byte)) return { encoding, markLength: mark.length };
  }
  const utf16 = bytes.includes(0) ? utf16WithoutMark(bytes) : null;
  if (utf16 !== null) return { encoding: utf16, markLength: 0 };
  if (hasManyControls(bytes)) return null;
  return { encoding: isUtf8(bytes) ? "utf-8" : "unknown", markLength: 0 };
}

function utf16WithoutMark(bytes: Uint8Array): UnicodeEncoding | null {
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

/** Tab, line ends, form feed; backspace and escape, which printers' files hold; the end mark of DOS. */
const TEXT_CONTROLS = new Set([0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);

function hasManyControls(bytes: Uint8Array): boolean {
  let controls = 0;
  let nulBytes = 0;
  for (const byte of bytes) {
    if (byte === 0) nulBytes += 1;
    else if (byte < 0x20 && !TEXT_CONTROLS.has(byte)) controls += 1;
  }
  const most = Math.max(1, bytes.length * MOST_CONTROLS);
  // A text may hold other controls without end, as it always could; with NUL bytes they are binary data.
  return nulBytes > 0 && nulBytes + controls > most;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
