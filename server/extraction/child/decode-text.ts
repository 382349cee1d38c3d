import iconv from "iconv-lite";
import { detect } from "jschardet";
import type { DetectedEncoding } from "#lib/domain/text/text-encoding.ts";

export type DecodedText = {
  readonly text: string;
  /** 0..1: the share of the characters that is expected to be right. */
  readonly confidence: number;
  /** Why the confidence is below 1, in a few words. */
  readonly doubt: string | null;
};

/** Enough to tell an encoding by; the rest of a long log only costs time. Bytes. */
const LOOKED_AT = 200_000;

const REPLACEMENT = /\uFFFD/g;
const NOT_ASCII = /[^\0-\x7F]/g;

/**
 * The text of these bytes. Where they do not tell their encoding it is guessed by its letters, and the confidence says
 * what may be wrong: a few accents, or every word.
 */
export function decodeText(bytes: Buffer, { encoding, markLength }: DetectedEncoding): DecodedText {
  if (encoding !== "unknown") {
    const text = iconv.decode(bytes.subarray(markLength), encoding, { stripBOM: false });
    const lost = text.match(REPLACEMENT)?.length ?? 0;
    return lost === 0 ? { text, confidence: 1, doubt: null } : damaged(text, lost);
  }
  const asUtf8 = iconv.decode(bytes, "utf-8", { stripBOM: false });
  const bad = asUtf8.match(REPLACEMENT)?.length ?? 0;
  const good = (asUtf8.match(NOT_ASCII)?.length ?? 0) - bad;
  // Hardly a pair of bytes is well-formed UTF-8 by chance.
  if (good > bad) return damaged(asUtf8, bad);
  return guessed(bytes);
}

function damaged(text: string, lost: number): DecodedText {
  const count = lost === 1 ? "1 character is" : `${lost.toLocaleString("en-US")} characters are`;
  return { text, confidence: 1 - lost / text.length, doubt: `${count} damaged in the file and shown as \uFFFD.` };
}

const FALLBACK = "windows-1252";

function guessed(bytes: Buffer): DecodedText {
  const found = detect(bytes.subarray(0, LOOKED_AT));
  const isKnown = found.encoding !== null && iconv.encodingExists(found.encoding);
  const encoding = isKnown && found.encoding !== null ? found.encoding : FALLBACK;
  const text = iconv.decode(bytes, encoding, { stripBOM: false });
  const atRisk = (text.match(NOT_ASCII)?.length ?? 0) / text.length;
  const confidence = 1 - atRisk * (1 - (isKnown ? Math.min(1, found.confidence) : 0));
  const doubt =
    confidence === 1
      ? null
      : `The file does not state its encoding and was read as ${encoding}. Some letters may be wrong.`;
  return { text, confidence, doubt };
}
