/** What kind of words would answer a question. */
export type AnswerKind =
  | "reading"
  | "weight"
  | "speed"
  | "distance"
  | "money"
  | "duration"
  | "time"
  | "place"
  | "person"
  | "color"
  | "speech"
  | "reason"
  | "number";

/** How people ask for each kind, in small letters. The first that fits counts. */
const ASKED: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    "reading",
    /\bb(?:r)?ac\b|\b(?:breath|blood|alcohol|intoxilyzer|sample|test)\b.{0,40}\b(?:results?|readings?|levels?|scores?|figures?)\b|\b(?:results?|readings?|levels?) .{0,30}\b(?:breath|blood|alcohol|test)\b|\bhow (?:drunk|high was)\b/,
  ],
  [
    "weight",
    /\bhow (?:much|heavy)\b.{0,40}\bweigh(?:ed|t|s)?\b|\bweigh(?:ed|t|s)?\b|\bhow many (?:grams|ounces|pounds|kilos)\b/,
  ],
  ["speed", /\bhow fast\b|\b(?:what|which) speed\b/],
  ["distance", /\bhow (?:far|close|near)\b|\bdistance\b/],
  [
    "money",
    /\bhow much (?:money|cash)\b|\bhow much\b.{0,40}\b(?:cost|worth|paid|pay|stolen?|steal|took|taken|take|lost|owed?|loss|bail|bond|rent|missing|charged?)\b|\b(?:worth|value|cost|price)\b/,
  ],
  ["duration", /\bhow long\b/],
  [
    "time",
    /\bwhen\b|\b(?:what|which) (?:exact )?(?:times?|day|date|year|month|hour)\b|\b(?:dates?|times?) of\b|\btimeline\b/,
  ],
  ["place", /\bwhere(?: exactly)?\b|\b(?:what|which) (?:address|street|road|place|location|city|town|county)\b/],
  ["person", /\bwho(?:se|m)?\b|\bnames? of\b/],
  ["color", /\b(?:what|which) colou?r\b/],
  [
    "speech",
    /\bwhat (?:exactly )?did .{1,40} (?:say|tell)\b|\bwhat .{1,40} said\b|\bhow did .{1,40} (?:explain|answer|respond|reply)\b/,
  ],
  ["reason", /\bwhy\b|\b(?:what|which) (?:reason|grounds|basis)\b|\bhow come\b|\breasons? (?:for|to|did|was)\b/],
  ["number", /\bhow (?:many|much|old|tall|big|often|sure|certain)\b|\b(?:percent|percentage|amount|height|age)\b/],
];

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*";
const COUNT =
  "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a|an|half an?|several|a few)";
/** An amount with its unit: "14.2 grams", "half a mile". */
const amount = (units: string) => new RegExp(`\\b${COUNT}[ -]?(?:${units})\\b`, "i");

/** Words that answer each kind; case matters for names. */
const ANSWERED: Readonly<Record<AnswerKind, RegExp>> = {
  reading: /(?<![\d.])0?\.\d{2,3}\b|\b\d+ ?(?:%|percent|µg|ug|mcg|micrograms?|mg|ng)/i,
  weight: amount("g|grams?|kg|kilos?|kilograms?|mg|oz|ounces?|lbs?|pounds?"),
  speed: amount("mph|kph|km/h|miles (?:per|an) hour"),
  distance: amount(
    "feet|foot|ft|yards?|yds?|met(?:er|re)s?|m|miles?|inches|in|blocks?|car lengths?|houses|doors|streets",
  ),
  money: /[$£€] ?\d|\b\d[\d,.]* (?:dollars|pounds|euros)\b/i,
  duration: amount("seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?"),
  time: new RegExp(
    `\\b\\d{1,2}[:.]\\d{2}\\b|\\b\\d{1,2} ?[ap]\\.?m\\b|\\b\\d{4} ?h(?:ou)?rs\\b|\\b\\d{1,4}[/-]\\d{1,2}[/-]\\d{2,4}\\b|\\b${MONTH}\\.? \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTH}\\b|\\b(?:noon|midnight)\\b`,
    "i",
  ),
  place:
    /\b(?:at|on|in|near|inside|outside|from|to|into|behind|under|along|toward|towards) (?:the |a |an |his |her |my )?(?:[A-Z0-9][\w'’]+|(?:left|right|back|front|rear|side|glove|trunk|kitchen|bedroom|living|parking|corner|house|home|store|bar|car|truck|station|hospital|alley|floor|shoulder|seat|pocket|bag|waistband|bathroom|garage|yard|porch))\b|\b(?:street|road|avenue|boulevard|highway|rd|ave|blvd|hwy)\b/,
  person:
    /\b(?:Ofc|Ofcr|Officer|Det|Detective|Sgt|Sergeant|Dep|Deputy|Trooper|Cpl|Lt|PC|DC|PS|Dr|Mr|Mrs|Ms|Judge|Nurse)\.? (?:[A-Z]\.? ?)?[A-Z][A-Za-z'’-]+|\b[A-Z][a-z'’-]+ (?:[A-Z]\. )?[A-Z][A-Za-z'’-]+\b|\b[A-Z]{4,}\b/,
  color:
    /\b(?:black|white|gr[ae]y|silver|red|blue|green|yellow|brown|orange|purple|pink|tan|beige|gold|maroon|dark|light|blond|blonde|chrome)\b/i,
  speech:
    /["“”]|\b(?:said|told|stated|replied|answered|admitted|claimed|denied|asked|explained|says|states|advised me)\b|^\W*(?:\d[\d:.]*\W+)?[A-Z][A-Z. ]+:/,
  reason:
    /\b(?:because|due to|reasons?|since|so that|in order to|on account of|by reason of|so (?:he|she|they|it|i|we)\b|as (?:he|she|they|it|i|there|we) (?:was|were|had|has|is|did)|for (?:failing|failure|no|not|lack)|fail(?:ed|ing|ure)|grounds|basis|based on|cause)\b/i,
  number: new RegExp(`\\d|\\b${COUNT}\\b|\\b(?:once|twice|couple|dozen|certain|sure|positive)\\b`, "i"),
};

/** A word that asks, or begins a clause that says which person, place or time is meant. */
const ASKING = /\b(?:who(?:m|se)?|what|which|when|where|why|how)\b/g;
const YES_OR_NO =
  /^\W*(?:(?:and|but|so|or|then) )?(?:did|do|does|was|were|is|are|has|have|had|can|could|will|would|should|any)\b/;
/** What stands before a question within another: "do we know when". */
const INDIRECT = /\b(?:know|say|said|tell|told|see|sure|show|clear|remember|explain|note)\b[\w ]{0,12}$/;

/**
 * What kind of words a question asks for; null when it asks for none in particular.
 * @param plain the question in small letters
 */
export function answerKindOf(plain: string): AnswerKind | null {
  const asking = askingPart(plain);
  return ASKED.find(([, words]) => words.test(asking))?.[0] ?? null;
}

/** True for a question that yes or no would answer, in small letters. */
export function isYesOrNo(plain: string): boolean {
  return YES_OR_NO.test(plain);
}

/** The question up to the clause that says which one is meant: "where was she" of "where was she when it happened". */
export function askingPart(plain: string): string {
  const starts = [...plain.matchAll(ASKING)].map(({ index }) => index);
  const asks = starts.find((start) => !isYesOrNo(plain) || INDIRECT.test(plain.slice(0, start)));
  const next = starts.find((start) => asks === undefined || start > asks);
  return plain.slice(0, next);
}

/**
 * True when a sentence holds words of that kind.
 * @param body the sentence without the time code at its beginning, which answers nothing but a time
 */
export function holdsKind({ text, body }: { readonly text: string; readonly body: string }, kind: AnswerKind): boolean {
  return ANSWERED[kind].test(kind === "time" || kind === "speech" ? text : body);
}
