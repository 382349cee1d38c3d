import { UNITS } from "./number-words.ts";

const HALF = "[ap]\\.? ?m(?:\\.|\\b)";
const HOUR_OF_DAY = "(?<hour>[01]\\d|2[0-3])";
const MINUTE = "(?<minute>[0-5]\\d)";
const SECONDS = ":\\d{2}(?:[.,]\\d{1,6})?";
const HOURS = "(?:hours|hrs?|h)\\b";
/** An offset needs minutes: "22:48:10-05:00". */
const ZONE =
  "(?:(?<utc> ?(?:z|utc|zulu)\\b| ?\\(utc(?: ?[+-]0{1,2}(?::?00)?)?\\)|[+-]00:?00\\b)|[+-](?:0[1-9]|1[0-4]):?[0-5]\\d\\b)(?![\\d:])";
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*";
/** A word of a street's name, unlike one of a sentence: "0915 Quarry Mill Road", but "2214 he left court", "2215 Officer Lane". */
const STREET_WORD =
  "(?!(?:the|an?|his|her|my|their|our|its|i|he|she|they|we|it|you|who|and|or|on|in|at|by|to|from|of|with|for|no|left|took|went|drove|came|ran|got|met|saw|told|said|found|fight|officers?|ofc|off|deputy|dep|sergeant|sgt|detective|det|trooper|tpr|corporal|cpl|pc|dc|ps|mr|mrs|ms|dr|location|loc|address|addr|date|time|type|nature|unit|hours|hrs|\\d+)\\b|[a-z]+(?:ed|ing) )[a-z0-9'.-]+ +";
const STREET =
  "street|st|road|rd|avenue|ave|av|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|crescent|place|pl|way|terrace|ter|parkway|pkwy|pike|highway|hwy|square|loop|trail|trl|alley|bypass";
/** Words behind digits that make them the number of a house: "1903 Quarry Road Lot 8", "0400 block". */
export const STREET_AFTER = ` +(?:block|blk|(?:(?:[nsew]|[ns][ew])\\.? +)?(?:${STREET_WORD}){1,3}(?:${STREET}))\\b`;
/** What makes four digits an address or an amount. */
const NOT_ADDRESS = `(?![\\d:/-]|,\\d|\\.\\d|'s\\b|${STREET_AFTER}| (?:mph|feet|dollars|people|times|square|pages|copies|miles|rounds|grams|units)\\b)`;
const MONTH_NAME = "january|february|march|april|may|june|july|august|september|october|november|december|sept";
/** "At the shop at 1100 Bypass.": a bare name that ends the clause belongs to an address. */
const NOT_OF_PLACE = `(?! (?!(?:hours|hrs|today|tonight|yesterday|same|that|this|last|next|sharp|approx|local|military|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${MONTH_NAME})\\b)[a-z]{4,}(?: [a-z]{3,})?[.;,](?: |$))`;
const LABELS =
  "arr|arrived|arrival|arrested|disp|dispatched|enr|enroute|en ?route|on ?scene|rcvd|cleared|clr|start|started|end|ended|completed|concluded|finished|began|in|out|booked|collected|performed|drawn|seen|briefing|entry";

/** Clock times of records. A match has `hour`, `minute`, `half`, `named`, `utc`, as far as the page gives them. */
export const RECORDED_CLOCK = new RegExp(
  [
    // "20240308T224810", "2024-03-08T22:48:10-05:00", "2024-01-18 T23:25:18"
    `(?<=\\b(?:19|20)\\d{6}t|\\d{4}-\\d\\d-\\d\\d ?t)${HOUR_OF_DAY}:?${MINUTE}(?::?\\d{2}(?:[.,]\\d{1,6})?)?(?:${ZONE})?(?!\\d)`,
    // "12 noon", "12:00 midnight"
    "(?<![\\d:.$£/-])12(?::00)? (?<named>noon|midnight|midday)\\b",
    // "2248 hours", "22:48h", "2248 to 2310 hours", "2400 hrs"
    `(?<![\\w:.$£#/]|\\d,)(?:${HOUR_OF_DAY}|(?<hour>24)(?=:?00)):?${MINUTE}(?=(?::\\d\\d)?[ -]{0,2}${HOURS}| ?(?:to|until|and|-) ?(?:[01]\\d|2[0-3]):?[0-5]\\d ?${HOURS})`,
    // "2248Z", "2248 UTC"
    `(?<![\\w:.$£#/-])${HOUR_OF_DAY}${MINUTE}(?<utc>z\\b| ?utc\\b| ?zulu\\b)`,
    // "11:42 p.m.", "23:31:07.250", "4:05p", "22:48:10-05:00"
    `(?<![\\w:.])(?<hour>\\d{1,2}):(?<minute>\\d{2})(?:${SECONDS}(?:${ZONE})?|(?<utc>z\\b| utc\\b))?(?![\\d:])(?:(?:,? {1,3}o'clock,?)? {0,3}(?<half>${HALF})(?![a-z])| ?(?<half>[ap])(?![\\w.']))?`,
    // "9 p.m.", "1142 pm", "4 o'clock p.m."
    `(?<![\\w:.$£/-])(?<hour>\\d{1,2})(?::?(?<minute>[0-5]\\d))? {0,2}(?:o'clock,? {0,2})?(?<half>${HALF})(?![a-z])`,
    "(?<![\\w:.$£/-])(?<hour>\\d{1,2})(?=,? o'clock)",
    // "9.15 pm"; "23.10 hours" where no amount can stand
    "(?<![\\w:.$£])(?<hour>\\d{1,2})\\.(?<minute>\\d{2})(?= ?(?<half>[ap]\\.?m)\\b)",
    "(?<=(?:^|: {0,2}|\\b(?:at|about|around|approximately|by|until|from|to|between|and|time) |\\d,? ))(?<hour>[01]?\\d|2[0-3])\\.(?<minute>[0-5]\\d)(?= ?(?:hours|hrs)\\b)",
    // "03/08/2024 2248", "8-Mar-24 @ 2248", "March 8, 2024, 2248"
    `(?<=(?:\\d[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{4}-\\d\\d-\\d\\d|${MONTH}[ .-]{0,2}\\d{1,2}(?:st|nd|rd|th)?,? (?:\\d{4}|'\\d{2})|\\d[ -]?${MONTH}[ .-]{0,2}(?:\\d{4}|'?\\d{2})),?(?: {1,4}(?:at |@ ?)?|@| ?\\/ ?| - ))${HOUR_OF_DAY}${MINUTE}${NOT_ADDRESS}`,
    // "at 2148", "time: 2248", "until 2210"; no year
    `(?:(?<=\\b(?:at|at about|at approx\\.?|at approximately|at around|time|time:) {1,3}|@ ?)|(?<=\\b(?:around|until|about|approx\\.?|approximately|between|between (?:about )?\\d{4} and) )(?!19|20))${HOUR_OF_DAY}${MINUTE}${NOT_ADDRESS}${NOT_OF_PLACE}`,
    // "Arrived 0309", "In: 0422"
    `(?<=\\b(?:${LABELS}):? {1,3})(?!19|20)${HOUR_OF_DAY}${MINUTE}${NOT_ADDRESS}`,
    // "at 23.40", unless a unit makes it an amount
    `(?<=\\b(?:at|at about|about|around|by|from|until) )${HOUR_OF_DAY}\\.${MINUTE}(?![\\d.]| ?(?:grams?|g|mg|kg|%|percent|miles?|metres?|m|cm|degrees|mph|ft|in)\\b)`,
  ].join("|"),
  "g",
);

const HOUR = `(?<hour>${UNITS.slice(0, 12).join("|")}|1[0-2]|[1-9])`;
const BEFORE_SPOKEN =
  "(?:at|about|around|by|until|till|was|before|after|nearly|almost|just|since|from|past)(?: about| around| maybe)?";
/** What makes it a duration, a distance or a count. */
const NOT_AFTER_SPOKEN =
  "(?! (?:minutes?|seconds?|hours?|feet|foot|people|men|yards|met(?:er|re)s|years|days|weeks|months|times|drinks|beers|pints|dollars|percent|of))";
/** "half past eight", "quarter of nine", "half eight", "eight thirty", "noon": people say these, records do not. */
export const SPOKEN_CLOCK = new RegExp(
  `\\b${BEFORE_SPOKEN} (?:(?:a )?(?<part>five|ten|quarter|twenty|half) (?<side>past|to|after|before|of|till) ${HOUR}|(?<half>half) ${HOUR}|${HOUR}[ -](?<minutes>thirty|fifteen|forty-five|o'clock)|(?<named>midnight|noon|midday))${NOT_AFTER_SPOKEN}(?!\\w)`,
  "g",
);

const COUNTER =
  "counter|full (?:file|clip|recording|video)|time ?code|timestamp|timer|tc|elapsed|run ?time|running time|duration|length|offset|minute mark|mark|inaudible|unintelligible|ui|muted|redacted|silence|pause|gap|lasted|lasting|total(?: time)?";
/** Words before digits that are no time of day: counters, durations, statutes, ratios, scores, verses. */
const NOT_AFTER = new RegExp(
  `(?:\\b(?:${COUNTER})(?: (?:of|at|from|is|was|to|reads|about))*[ :(]*|\\bt ?[+-] ?|(?<!(?:set|scheduled|listed|booked|due|court|hearing|appointment)\\b.{0,20})\\bfor (?:about |approximately )?|§+ ?(?:\\d+:)?|\\b(?:r\\.? ?s\\.?|statutes?|sections?|sec\\.|title|article|code|s\\.a\\.|ann\\.|stat\\.|chapter|verse|psalms?|john|luke|matthew|romans|isaiah|genesis|exodus|proverbs|corinthians|ratio(?: of)?|score(?: of| was)?|diluted|dilution|scale(?: of)?|won|lost|odds(?: of)?) {0,2}(?:§+ ?)?)$`,
);
/** Words after digits that make them a place in a recording, a duration or a ratio. */
const NOT_BEFORE =
  /^ ?(?:\]|\))? ?(?:(?:minutes?|mins?|seconds?|secs?)\b|(?:into|in|of|on) (?:the |his |her |my |their |this |that )?(?:recording|video|footage|clip|audio|tape|film|call|interview|body|bwc|file|disc)|mark\b|mark of\b|elapsed\b|long\b|ratio\b|dilution\b|in length\b|(?:on|of) the (?:counter|timer|time ?code)|score\b|pace\b)/;

/** True when the words around digits make them no time of day: "counter 11:02", "at 3:05 in the video", "R.S. 14:30". */
export function isNoTimeOfDay(plain: string, at: number, end: number): boolean {
  return NOT_AFTER.test(plain.slice(Math.max(0, at - 40), at)) || NOT_BEFORE.test(plain.slice(end, end + 40));
}
