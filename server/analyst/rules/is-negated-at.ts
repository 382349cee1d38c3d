/** A denial reaches over a list ("no marks, cuts or bruises"), not into the next clause ("could not breathe, and lost her balance"). */
const NEGATION =
  /\b(?:no|not|never|none|neither|nor|without|cannot|\w+n't|denie[ds]|deny|denying|unable|refused to|declined to|did not|failed to)\b(?:(?!\bbut\b|, (?:and|then|he|she|i|they|it|who) |, \w+ed )[^.;]){0,28}$/;

/** True when the words just before `index` deny what follows ("no", "never", "denied"). */
export function isNegatedAt(plain: string, index: number): boolean {
  return NEGATION.test(plain.slice(Math.max(0, index - 40), index));
}
