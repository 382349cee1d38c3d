/** The words for 1 to 19, in order. */
export const UNITS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};

/** Source of a regular expression, without a group, for a number in digits or words: "1,200", "twenty-one", "single". */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,4}|${UNITS.join("|")}|(?:${Object.keys(TENS).join("|")})(?:[ -](?:${UNITS.slice(0, 9).join("|")}))?|single)`;

/** The value of what NUMBER matches; NaN for anything else. */
export function readNumber(text: string): number {
  if (text === "single") return 1;
  if (/^\d/.test(text)) return Number(text.replaceAll(",", ""));
  return text
    .split(/[ -]/)
    .reduce((sum, word) => sum + (TENS[word] ?? (UNITS.includes(word) ? UNITS.indexOf(word) + 1 : Number.NaN)), 0);
}
