const UNITS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS: Readonly<Record<string, number>> = {
  ...{ ten: 10, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const OTHERS: Readonly<Record<string, number>> = { no: 0, zero: 0, a: 1, single: 1, half: 0.5, quarter: 0.25 };

/** A number in digits or words ("1,200", "6.5", "twenty-one", "half"): 0 or more; NaN when it is none. */
export function readNumber(text: string): number {
  const other = OTHERS[text];
  if (other !== undefined) return other;
  if (/^[\d.]/.test(text)) return Number(text.replaceAll(",", ""));
  return text
    .split(/[ -]/)
    .reduce((sum, word) => sum + (TENS[word] ?? (UNITS.includes(word) ? UNITS.indexOf(word) + 1 : Number.NaN)), 0);
}
