const BASE64 = /(?<![\w+/=])[A-Za-z0-9+/]{20,}={0,2}(?![\w+/])/g;
const HEX = /(?<!\w)(?:[0-9a-f]{2}[ :]?){12,}(?!\w)/gi;
const COMMON = ["the", "and", "this", "that", "not", "any", "all", "for", "with", "from", "page", "report", "second"];
/** A common word that a code was undone to: found as it stands in the code, so that plain text costs one look. */
const BACKWARDS = new RegExp(`(?<!\\w)(?:${COMMON.map((word) => turnAround(word)).join("|")})(?!\\w)`, "gi");
const ROTATED = new RegExp(`(?<!\\w)(?:${COMMON.map((word) => rotate(word)).join("|")})(?!\\w)`, "gi");
/** Letters by their numbers, as web pages, addresses and programs write them: "&#73;", "%49", "\\u0049", "\\x49". */
const ESCAPE = /&#x([0-9a-f]{2,4});|&#(\d{2,4});|%([2-7][0-9a-f])|\\u00([2-7][0-9a-f])|\\x([2-7][0-9a-f])/gi;
const ESCAPES = /&#x?[0-9a-f]{2,4};&#|(?:%[2-7][0-9a-f]){3}|\\u00[2-7][0-9a-f]|(?:\\x[2-7][0-9a-f]){2}/i;
/** Characters. */
const MAX_DECODED = 400;

/** What a text says when it is read backwards, with each letter moved by thirteen, or as base64 or hexadecimal code. */
export function decodeText(text: string): string[] {
  return [
    ...(isMet(text, BACKWARDS) ? [turnAround(text)] : []),
    ...(isMet(text, ROTATED) ? [rotate(text)] : []),
    ...Array.from(text.matchAll(BASE64), ([code]) => Buffer.from(code, "base64")).flatMap(readable),
    ...(ESCAPES.test(text) ? [text.replace(ESCAPE, unescape)] : []),
    ...Array.from(text.matchAll(HEX), ([code]) => Buffer.from(code.replace(/[ :]/g, ""), "hex")).flatMap(readable),
  ];
}

/** Bytes that are words; a fingerprint or a key is none. */
function readable(bytes: Buffer): string[] {
  const text = bytes.toString("utf8").slice(0, MAX_DECODED);
  return !/[\u0000-\u0008\uFFFD]/.test(text) && /[a-z]{3,} [a-z]{2,}/i.test(text) ? [text] : [];
}

function isMet(text: string, words: RegExp): boolean {
  return (
    new Set(text.toLowerCase().match(words)).size >= 2 || (text.match(words) ?? []).some(({ length }) => length >= 6)
  );
}

function unescape(_: string, hex?: string, decimal?: string, ...others: (string | number | undefined)[]): string {
  const code =
    decimal === undefined
      ? Number.parseInt(hex ?? String(others.find((one) => one !== undefined)), 16)
      : Number(decimal);
  return String.fromCodePoint(code);
}

function turnAround(text: string): string {
  return Array.from(text).toReversed().join("");
}

function rotate(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
