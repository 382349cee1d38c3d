/** Letters of other alphabets that look like a Latin one: "Іgnоrе" with Cyrillic letters reads "Ignore". */
const LATIN_TWINS: Readonly<Record<string, string>> = {
  ...{ а: "a", в: "b", с: "c", ԁ: "d", е: "e", ѕ: "s", һ: "h", і: "i", ј: "j", к: "k", ӏ: "l", м: "m", н: "h", о: "o" },
  ...{ р: "p", г: "r", т: "t", у: "y", х: "x", ѵ: "v", ԝ: "w", ɡ: "g", ı: "i", ɑ: "a", ꞌ: "'" },
  ...{ α: "a", β: "b", ε: "e", η: "n", ι: "i", κ: "k", μ: "u", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x" },
};
const DIGIT_TWINS: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" },
};

const ZERO_WIDTH = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const TAG = /[\u{E0020}-\u{E007E}]/gu;
const PLAIN_ASCII = /^[\x20-\x7E\s]*$/;
/** Letters of one word with a blank, a dot or a dash between them: "i g n o r e". */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]{1,3}\p{L}){5,}(?![\p{L}\p{N}])/gu;

/** The text that is written in tag characters, which no screen shows; empty when there is none. */
export function readTags(text: string): string {
  return Array.from(text.matchAll(TAG), ([tag]) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000)).join("");
}

/** True when invisible characters stand inside words, as somebody puts them who hides words from a search. */
export function hasHiddenMarks(text: string): boolean {
  return (text.match(/\p{L}[\u200B-\u200D\u2060-\u2064\uFEFF]+\p{L}/gu) ?? []).length >= 2;
}

/**
 * A text as `address-features` compares it: without invisible marks and accents, disguised letters undone, "AI" written
 * "llm", names of program variables split into words. Only for detection: offsets are lost.
 */
export function foldText(text: string): string {
  const visible = PLAIN_ASCII.test(text) ? text : foldCharacters(text);
  return visible
    .replace(SPACED, (letters) =>
      letters.replace(/([^\p{L}]{2,})|[^\p{L}]/gu, (_, gap) => (gap === undefined ? "" : " ")),
    )
    .replace(/[\s_]+/g, " ")
    .replace(/(?<=[A-Z])l(?=[A-Z])|(?<![\w'])l(?=[b-df-hj-np-tv-z][a-z]{3})/g, "I")
    .replace(/(?<=[A-Za-z])0(?=[A-Za-z\s.,!]|$)|(?<![\w])0(?=[A-Za-z])/g, "o")
    .replace(/(?<![\w$@])(?=[\w@$!]*[0-9@$!][a-z])(?=(?:[\w@$!]*?[a-z]){3})[\w@$!]{5,}(?![\w$@])/g, undoDigits)
    .replace(/(?<![\w.])A\.?I\.?(?=[^\w.]|$)/g, (letters) =>
      letters.endsWith("I.") && letters.length === 3 ? "llm." : "llm",
    )
    .replace(/([a-z])(?=[A-Z][a-z])/g, "$1 ")
    .toLowerCase();
}

function foldCharacters(text: string): string {
  return text
    .normalize("NFKC")
    .replace(ZERO_WIDTH, "")
    .replace(/[\u{E0000}-\u{E007F}]/gu, "")
    .normalize("NFD")
    .replace(/[\u0300-\u036F]+/g, "")
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201A\u2032\u02BC]/g, "'")
    .replace(/[\u201C-\u201F\u00AB\u00BB\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\p{L}\p{M}]+/gu, undoTwins);
}

/** Only in words that mix alphabets: a Russian word stays Russian. */
function undoTwins(word: string): string {
  if (!/[a-z]/i.test(word) || !/[^\x00-\x7F]/.test(word)) return word;
  return Array.from(word, (letter) => {
    const twin = LATIN_TWINS[letter.toLowerCase()];
    return twin === undefined ? letter : letter === letter.toLowerCase() ? twin : twin.toUpperCase();
  }).join("");
}

/** "1gn0re", "d1sregard". */
function undoDigits(word: string): string {
  return word.replace(/[0-9@$!]/g, (sign) => DIGIT_TWINS[sign] ?? sign);
}
