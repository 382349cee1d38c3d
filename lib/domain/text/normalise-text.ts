/** A text brought into the form in which quotes and searches are compared, with the way back to the original. */
export type NormalisedText = {
  readonly text: string;
  /** Original index (UTF-16) where each normalised unit begins. */
  readonly offsets: Uint32Array;
  /** Original index just behind each normalised unit. Differs from the next unit's start where something was dropped. */
  readonly ends: Uint32Array;
};

export type TextRange = { readonly start: number; readonly end: number };

const SINGLE_QUOTES = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u00B4`]/;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
const HYPHEN = /[-\u2010\u2011]/;
/** Soft hyphen, zero-width and direction marks, tag characters: they are not seen, so they must not decide. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u;
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gsu;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;
const LETTER_BEFORE = /\p{L}$/u;
const STARTS_SMALL = /^\p{Ll}/u;

/**
 * Brings a text into comparison form: NFKC, folded case, straight quotes and dashes, no invisible characters, words that
 * were hyphenated at a line end joined, each run of white space one space, no space beside a dash.
 * Superscripts and fractions stay as they are: NFKC would turn "10²" into "102".
 */
export function normaliseText(text: string, options: { readonly caseSensitive?: boolean } = {}): NormalisedText {
  const units: string[] = [];
  const offsets: number[] = [];
  const ends: number[] = [];
  let pendingSpace: TextRange | null = null;

  function emit(unit: string, start: number, end: number): void {
    for (let index = 0; index < unit.length; index += 1) {
      units.push(unit.charAt(index));
      offsets.push(start);
      ends.push(end);
    }
  }

  for (const cluster of clustersOf(text)) {
    const { value, start } = cluster;
    const end = start + value.length;
    if (value.length <= 2 && INVISIBLE.test(value)) continue;
    if (/^\s/u.test(value)) {
      pendingSpace ??= { start, end };
      continue;
    }
    const unit = comparisonForm(value, options.caseSensitive ?? false);
    if (unit === "") continue;
    const isDash = unit === "-";
    const lastUnit = units.at(-1);
    if (isDash && lastUnit === "-") {
      pendingSpace = null;
      continue;
    }
    if (pendingSpace !== null && lastUnit !== undefined) {
      if (lastUnit === "-" && joinsAcrossLine(text, { dashAt: offsets.at(-1) ?? 0, nextAt: start })) {
        units.pop();
        offsets.pop();
        ends.pop();
      } else if (!isDash && lastUnit !== "-") {
        emit(" ", pendingSpace.start, start);
      }
    }
    pendingSpace = null;
    emit(unit, start, end);
  }
  return { text: units.join(""), offsets: Uint32Array.from(offsets), ends: Uint32Array.from(ends) };
}

/**
 * Every place where `needle` stands in `haystack` when both are normalised, as ranges of the ORIGINAL haystack, in
 * order and without overlap. A hyphen of the needle also matches a hyphen that was taken out at a line end.
 * A needle without a visible character has no match.
 */
export function findNormalised(
  haystack: string,
  needle: string,
  options: { readonly caseSensitive?: boolean } = {},
): TextRange[] {
  const normalised = normaliseText(haystack, options);
  return findInNormalised(normalised, normaliseText(needle, options).text).map((span) =>
    originalRange(normalised, span),
  );
}

/** A range of normalised units: `from` inclusive, `to` exclusive, never empty. */
export type NormalisedSpan = { readonly from: number; readonly to: number };

/** `findNormalised` for callers that keep the haystack normalised; answers ranges of the normalised text. */
export function findInNormalised(haystack: NormalisedText, normalisedNeedle: string): NormalisedSpan[] {
  const parts = normalisedNeedle.split(/(?<=\p{L})-(?=\p{L})/u);
  const first = parts[0];
  if (first === undefined || first === "") return [];
  const spans: NormalisedSpan[] = [];
  let from = haystack.text.indexOf(first);
  while (from !== -1) {
    const to = endOfParts(haystack, { parts, from });
    if (to !== null) spans.push({ from, to });
    from = haystack.text.indexOf(first, to ?? from + 1);
  }
  return spans;
}

/** The range of the original text that a range of normalised units stands for. */
export function originalRange({ offsets, ends }: NormalisedText, { from, to }: NormalisedSpan): TextRange {
  return { start: offsets[from] ?? 0, end: ends[to - 1] ?? 0 };
}

/** Where a needle cut at its hyphens ends when it begins at `from`, or null when it does not stand there. */
function endOfParts(
  haystack: NormalisedText,
  { parts, from }: { readonly parts: readonly string[]; readonly from: number },
): number | null {
  let at = from;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      const wasJoined = (haystack.ends[at - 1] ?? 0) < (haystack.offsets[at] ?? 0);
      if (haystack.text.charAt(at) === "-") at += 1;
      else if (!wasJoined) return null;
    }
    if (!haystack.text.startsWith(part, at)) return null;
    at += part.length;
  }
  return at;
}

/** True when the dash is a hyphen that only breaks a word: letter, hyphen, line break, small letter. */
function joinsAcrossLine(
  text: string,
  { dashAt, nextAt }: { readonly dashAt: number; readonly nextAt: number },
): boolean {
  if (!HYPHEN.test(text.charAt(dashAt))) return false;
  const between = text.slice(dashAt + 1, nextAt);
  if (!/[\n\r\u2028\u2029]/.test(between)) return false;
  return LETTER_BEFORE.test(text.slice(0, dashAt).slice(-2)) && STARTS_SMALL.test(text.slice(nextAt, nextAt + 2));
}

function* clustersOf(text: string): Generator<{ readonly value: string; readonly start: number }> {
  for (const match of text.matchAll(CLUSTER)) yield { value: match[0], start: match.index };
}

function comparisonForm(cluster: string, caseSensitive: boolean): string {
  const code = cluster.charCodeAt(0);
  if (cluster.length === 1 && code < 0x80) {
    if (code < 0x20 || code === 0x7f) return "";
    if (code === 0x60) return "'";
    return caseSensitive ? cluster : cluster.toLowerCase();
  }
  if (SINGLE_QUOTES.test(cluster)) return "'";
  if (DOUBLE_QUOTES.test(cluster)) return '"';
  if (DASHES.test(cluster)) return "-";
  if (/\p{No}/u.test(cluster)) return cluster;
  const composed = cluster.normalize("NFKC");
  // Upper first: it unfolds what has no single small form (ß, final sigma), as full case folding does.
  return caseSensitive ? composed : composed.toUpperCase().toLowerCase();
}

/** True for characters that make up words and numbers. */
export function isWordCharacter(character: string): boolean {
  return LETTER_OR_DIGIT.test(character);
}
