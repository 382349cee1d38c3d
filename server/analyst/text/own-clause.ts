import type { Range } from "./assertion.ts";

/** "he hit him", "the lamp was lit". */
const CLAUSE =
  /^(?:he|she|they|i|we|it|there|(?:the|a|an|his|her|my|their|our) (?:[\w'-]+ ){1,3}(?:was|were|is|are|had|has|did|\w{2,}ed)) \w/;
/** "he told me that he drank": nobody says "hardly open he told". */
const TOLD =
  /^(?:he|she|they|i|we) (?:said|replied|answered|stated|told|admitted|claimed|responded|explained|insisted)\b/;
/** Words that take a clause along without a "that". */
const TAKES_CLAUSE =
  /(?:^|[^\w'])(?:that|if|whether|what|why|how|who|when|where|because|as|like|though|than|nor|and|or|say|says|said|saying|see|saw|think|thinks|thought|believes?|claims?|claimed|know|knew|mean|deny|denies|denied|admit|suggest|shows?|swear|hear|heard|find|found|feel|mention|accept|agree|did|was|were|had|has|is|are|does|do|could|would|can|never|not|no)[,:"' ]*$/;
/** "had the knife": the verb of a sentence. */
const FINITE =
  /^(?:had|has|was|were|is|are|did|does|ran|took|saw|came|went|got|gave|said|told|drove|hit|threw|broke|held|drew|struck|shot|bit|stole|fled|left|stood|fell|found|[a-z]{3,}ed)\b/;
/** "a man with no coat", "a car without a light", "an officer not involved in the case": words that go with a noun. */
const OF_NOUN =
  /(?:^|[.;:,"] ?|\b(?:and|but) )(?:the|a|an|his|her|my|their|our|one|another|this|that) (?:(?!was|were|is|are|had|has|have|did|does|do|by|said|saw)[\w'-]+ ){1,3}(?:with )?(?:no|without|lacking|not) [\w' -]{3,40}$/;
const ENDS_IN_NOUN = /(?<! (?:a|an|the|any|his|her|my|their|its|no|not|without|with)) $/;

/**
 * Whether the point tells something of its own, beside the clause in which words before it stand.
 * @param plain lower case with straight quotes
 * @param trigger the words before the point
 */
export function isOwnClause(plain: string, point: Range, trigger: Range): boolean {
  const own = plain.slice(point.at, point.end);
  const before = plain.slice(0, point.at);
  const between = plain.slice(trigger.end, point.at);
  if (between.trim() === "") return false;
  if (CLAUSE.test(own) && /: ?["']?$/.test(before)) return true;
  if (TOLD.test(own) && !TAKES_CLAUSE.test(before)) return true;
  return FINITE.test(own) && OF_NOUN.test(before) && ENDS_IN_NOUN.test(before);
}
