/**
 * Compiles a cue of the rule tables to a pattern over `plain` text (lower case, straight quotes, no line breaks).
 * A cue is a regular expression with two conveniences: a space matches one to four
 * spaces (` ?` none to four), and ` ~ ` matches a gap of at most
 * 60 characters. Every gap is bounded, so that no line of a document can make the search explode.
 */
export function cuePattern(cue: string): RegExp {
  const body = cue
    .split(" ~ ")
    .map((part) => part.replace(/ (\?)?/g, (_, optional) => (optional === undefined ? " {1,4}" : " {0,4}")))
    .join("\\b.{1,60}?\\b");
  return new RegExp(`(?<!\\w)(?:${body})(?!\\w)`);
}

/** A denial reaches over a list ("no marks, cuts or bruises"), not into the next clause ("could not breathe, and lost her balance"). */
const NEGATION =
  /\b(?:no|not|never|none|neither|nor|without|cannot|\w+n't|denie[ds]|deny|denying|unable|refused to|declined to|did not|failed to)\b(?:(?!\bbut\b|, (?:and|then|he|she|i|they|it|who) |, \w+ed )[^.;]){0,28}$/;

/** True when the words just before `index` deny what follows ("no", "never", "denied"). */
export function isNegatedAt(plain: string, index: number): boolean {
  return NEGATION.test(plain.slice(Math.max(0, index - 40), index));
}
