import { readNumber } from "../../../text/number-words.ts";

const OTHERS: Readonly<Record<string, number>> = { no: 0, zero: 0, a: 1, half: 0.5, quarter: 0.25 };

/** An amount in digits or words ("1,200", "6.5", "twenty-one", "half"): 0 or more; NaN when it is none. */
export function readAmount(text: string): number {
  return OTHERS[text] ?? readNumber(text);
}
