/** Words that do not belong to the name of the thing they precede. */
export const NOT_PART_OF_A_NAME =
  /^(?:the|a|an|my|his|her|their|our|its|your|of|to|in|on|at|by|for|with|from|and|or|but|is|are|was|were|be|been|no|not|never|any|that|this|these|those|it|i|he|she|they|we|you|has|have|had|did|do|does|will|may|which|whose|said|then|when|there|as|if|so|all|both|each|into|over|about|after|before|while|says|see|per|via|only|also|still|yet|one|two|\d+|\w{2,}ed)$/;

/**
 * The words directly before offset `at` of lower-case `plain` that belong to the name of the thing there, in order, at most
 * `most`: "terminal" before "messages". May be empty.
 */
export function wordsBefore(
  plain: string,
  at: number,
  most: number,
  notPart: (word: string) => boolean = (word) => NOT_PART_OF_A_NAME.test(word),
): string[] {
  const own: string[] = [];
  if (plain.charAt(at - 1) !== " ") return own;
  for (const word of plain
    .slice(Math.max(0, at - 45), at)
    .trimEnd()
    .split(" ")
    .toReversed()) {
    if (own.length === most || !/^[a-z][a-z'/-]{2,}$/.test(word) || notPart(word)) break;
    own.unshift(word);
  }
  return own;
}

/** The part that singular and plural share: "log" of "logs", "polic" of "policy" and "policies". */
export function stem(word: string): string {
  return word.replace(/(?:ies|es|s|y)$/, "");
}
