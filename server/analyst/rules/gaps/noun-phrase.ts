import { NOT_PART_OF_A_NAME } from "../../people/name-on-page.ts";

/** Words before a noun that belong to its name. */
const MOST_BEFORE = 4;
/** Words of other kinds than nouns and adjectives, which end a name to the left. */
const NO_MODIFIER =
  /^(?:because|since|until|where|who|whom|whose|what|how|why|just|out|off|up|down|back|again|more|some|such|than|me|him|them|us|you|neither|nor|none|nobody|otherwise|however|therefore|unfortunately|note|notes:|take|took|make|made|get|got|give|gave|obtain|obtains|view|views|viewed|wrote|write|writes|plus|review|reviews|saw|see|seen|know|knew|know|think|advises|advise|says|states|state|reports|shows|needs|wants|during|through|against|under|between|within|without|upon|being|would|could|should|must|can|cannot|might|shall|let|like|same|other|another|please|re|fwd|cc|am|pm|hrs|hours|yes|ok|using|asked|told|stated|left|sent|brought|provide|provides|supply|supplies|send|sends|produce|produces|forward|forwards|upload|uploads|attach|burn|await|awaits|awaiting|pending)$/;
const VERBAL = /(?:ly|n't)$/;
/** "Squad 12 video": a number inside a name. */
const NUMBER = /^#?\d[\w-]*$/;
/** What follows a noun and still names the thing: "of the lobby", "(10 pages)". */
const TAIL =
  /^(?: #?\d{1,4}[a-z]?)?(?: ?\([^()]{1,40}\))?(?: (?:of|from|for|at|in|on|with|taken|made|exported|stored|saved|between|to|inside|about|dated|covering) [^.;:?!()]{1,60}?)?(?: \([^()]{1,40}\))?,?$/;
const CLAUSE =
  /\b(?:is|are|was|were|be|been|has|have|had|did|does|do|said|says|which|who|but|because|when|while|i|he|she|they|we|it|if|so|then|will|would|could|can|may|saw|told|found|asked|gave|took|went|came|made|wrote|read|put|got)\b/;
/** Between a verb and the noun that it is about. */
const BETWEEN = /^(?: [\w'/#&.-]+){0,5} $|^ $/;
const NOT_BETWEEN =
  /\b(?:in|on|at|until|because|when|before|after|by|and|or|but|that|which|if|it|him|them|me|us|you|was|is|were|are|to|not|as|so|while|during|who|where|there|then|per|under|than|via|for|about|regarding)\b/;

const AUXILIARY = / (?:is|are|was|were|has|have|had|is still|are still)$/;

/** One space for every run of spaces, without changing which words there are. */
const spaced = (text: string) => text.replace(/\s+/g, " ");

/** Where the name begins whose noun stands at `at`. */
export function startOfName(plain: string, at: number): number {
  let start = at;
  for (let words = 0; words < MOST_BEFORE; words += 1) {
    const match = /([a-z0-9#][\w'/#&-]*) {1,2}$/.exec(plain.slice(Math.max(0, start - 40), start));
    const word = match?.[1];
    if (match === null || word === undefined) break;
    const isPart = NUMBER.test(word) || !(NOT_PART_OF_A_NAME.test(word) || NO_MODIFIER.test(word) || VERBAL.test(word));
    if (!isPart) break;
    start -= match[0].length;
  }
  // A number counts inside a name, not before it.
  const number = /^(?:(?!911|999)#?\d[\w-]* {1,2})+/.exec(plain.slice(start, at));
  return start + (number?.[0].length ?? 0);
}

/** Whether what stands between a noun and the words about it belongs to the noun's name or is only a sign. */
export function isTail(between: string): boolean {
  const text = spaced(between).trimEnd().replace(AUXILIARY, "");
  if (/^ ?[:-]$/.test(text) || text === "") return true;
  const words = text.replace(/ ?[:-]$/, "");
  return TAIL.test(words) && !CLAUSE.test(words);
}

/** Whether what stands between a verb and a noun leaves the noun its object. */
export function isObject(between: string): boolean {
  const text = spaced(between);
  return BETWEEN.test(text) && !NOT_BETWEEN.test(text);
}

/** Where a name ends whose noun ends at `end`: with "of the lobby" and its like, at most five words. */
export function endOfName(plain: string, end: number): number {
  const tail = /^ {1,2}(?:of|from|for) (?:[\w'/#-]+(?: (?=[\w'])|(?![\w'/#-]))){1,5}/.exec(plain.slice(end));
  if (tail === null) return end;
  const stop = CLAUSE.exec(tail[0]);
  const own = stop === null ? tail[0] : tail[0].slice(0, stop.index);
  return end + own.trimEnd().replace(/ (?:the|a|an|of|for|from|and|or|by|on|at|in|to)$/, "").length;
}
