import type { CaseSentence } from "../text/case-text.ts";
import { NUMBER, readNumber, UNITS } from "../text/number-words.ts";
import { isNegatedAt } from "./cue-pattern.ts";

/** A value that a sentence states about one thing: six stitches, the left cheek, Gate C. */
type Facet = {
  readonly sentence: CaseSentence;
  readonly at: number;
  readonly key: string;
  readonly value: string | number;
};

/** Nouns of one thing under different names. */
const SAME_NOUN: Readonly<Record<string, string>> = {
  suture: "stitch",
  vial: "tube",
  tablet: "pill",
  round: "shot",
  gunshot: "shot",
  male: "man",
  guy: "man",
  lad: "man",
  cheque: "check",
  glass: "drink",
  bindle: "bag",
  baggie: "bag",
  packet: "bag",
  puncture: "wound",
  stab: "wound",
};
/** Words that are counted without being things of the case, or that count something new in every sentence. */
const NOT_COUNTED = new Set(
  "hour minute second min mins sec secs hr day week month year time mile foot feet yard meter metre inch block pound dollar quid percent degree mg gram ounce kilo side other way step stride eye hand arm leg ear page line item count point place case copy officer deputy detective constable pc unit car vehicle door window street road floor level step house apartment room night occasion unit number gate lane side half o'clock minute clue test beer drink pint am pm hrs hour of was is were had in on at to and or the a an his her my their our that this it he she they i we who from with by for as".split(
    " ",
  ),
);
const COUNTED = new RegExp(
  `(?<![\\w$£€.,#:/-])(${NUMBER})(?: \\(\\d{1,4}\\))?(?:(?: or | to |-)(?:${NUMBER}))?"? ((?:[a-z-]{2,16}(?: |(?![\\w-]))){1,4})`,
  "g",
);
/** Words at which a noun phrase is over. */
const PHRASE_END =
  /^(?:of|in|on|at|to|and|or|from|with|by|for|is|are|was|were|had|has|that|which|who|when|while|before|after|later|ago|per|each|out|over|off|up|down|into|away|more|other|not|no|the|a|an|his|her|my|he|she|it|they|i|we)$/;

/** "Two gray-top tubes", "14 false invoices", "one seltzer": how many of what, by the noun alone. */
export function readCounts(sentence: CaseSentence): Facet[] {
  if (/\b(?:sampled?|tested|each)\b/.test(sentence.plain)) return [];
  return [...sentence.plain.matchAll(COUNTED)].flatMap((match) => {
    const [, number = "", phrase = ""] = match;
    const value = readNumber(number);
    const words = phrase.trim().split(" ");
    const end = words.findIndex((word) => PHRASE_END.test(word));
    const own = end === -1 ? words : words.slice(0, end);
    if (own.length === 0 || !Number.isFinite(value) || isNegatedAt(sentence.plain, match.index)) return [];
    // The noun is the first plural; of one thing it may be any of the words, and only one that is counted elsewhere meets another.
    const plural = own.find((word) => word.endsWith("s") && !/ss$|ous$|'s$/.test(word));
    const nouns =
      value === 1 ? own.filter((word) => !word.endsWith("s")) : plural === undefined ? [] : [toSingular(plural)];
    return nouns
      .filter((noun) => noun.length >= 3 && !NOT_COUNTED.has(noun) && !NOT_COUNTED.has(plural ?? ""))
      .map((noun) => ({ sentence, at: match.index, key: SAME_NOUN[noun] ?? noun, value }));
  });
}

function toSingular(noun: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(noun)) return noun.slice(0, -2);
  return noun.endsWith("ies") ? `${noun.slice(0, -3)}y` : noun.slice(0, -1);
}

const SIZED = new RegExp(
  `(?<![\\w.])(\\d{1,3}(?:\\.\\d)?|half|quarter|${UNITS.slice(0, 12).join("|")})(?: an?)?[ -](cm|centimet(?:er|re)s?|mm|inch(?:es)?|in\\.)[ -](?:long |deep |wide |superficial |linear )?(laceration|cut|wound|bruise|scratch|abrasion|hematoma|haematoma|gash|blade|knife)`,
  "g",
);

/** "A 6 cm laceration": the size in millimetres, by the kind of thing. */
export function readSizes(sentence: CaseSentence): Facet[] {
  return [...sentence.plain.matchAll(SIZED)].flatMap((match) => {
    const [, number = "", unit = "", thing = ""] = match;
    const amount =
      number === "half"
        ? 0.5
        : number === "quarter"
          ? 0.25
          : readNumber(number.replace(/\.\d$/, "")) +
            (/\.\d$/.test(number) ? Number(`0${/\.\d$/.exec(number)?.[0]}`) : 0);
    const value = amount * (unit.startsWith("mm") ? 1 : unit.startsWith("in") ? 25.4 : 10);
    const key = /blade|knife/.test(thing) ? "blade" : /hematoma|haematoma|bruise/.test(thing) ? "bruise" : "wound";
    return Number.isFinite(value) ? [{ sentence, at: match.index, key, value }] : [];
  });
}

const BODY: Readonly<Record<string, string>> = {
  ...{
    eye: "eye",
    eyebrow: "eye",
    brow: "eye",
    eyelid: "eye",
    cheek: "cheek",
    cheekbone: "cheek",
    face: "cheek",
    jaw: "jaw",
  },
  ...{
    temple: "temple",
    forehead: "forehead",
    ear: "ear",
    shoulder: "shoulder",
    arm: "arm",
    forearm: "arm",
    elbow: "arm",
  },
  ...{
    wrist: "wrist",
    hand: "hand",
    thigh: "leg",
    leg: "leg",
    knee: "knee",
    shin: "shin",
    ankle: "ankle",
    foot: "foot",
    hip: "hip",
  },
};
const INJURED =
  /\b(?:lacerat\w+|cut|wound\w*|bruis\w*|swell\w*|redness|scratch\w*|abrasion|hematoma|haematoma|lump|gash|bleed\w*|hit|struck|punch\w*|slap\w*|kick\w*|stab\w*|injur\w*|sutures?|stitch\w*)\b/;
const SIDE = new RegExp(`\\b(left|right)(?: \\w+)? (${Object.keys(BODY).join("|")})\\b`, "g");

/** On which side somebody was hurt, by the part of the body. */
export function readSides(sentence: CaseSentence): Facet[] {
  if (!INJURED.test(sentence.plain)) return [];
  return [...sentence.plain.matchAll(SIDE)].map((match) => ({
    ...{ sentence, at: match.index, key: BODY[match[2] ?? ""] ?? "", value: match[1] ?? "" },
  }));
}

const LABELLED_PLACE =
  /\b(gate|platform|bay|cell|unit|apartment|apt|flat|room|locker|pier|exit|stand|lock|terminal|level|lane|position|seat) ?(?:no\.? ?|#)?([a-z]|\d{1,3}[a-z]?)(?![\w'])/g;
const CORNER = /\b(\d{1,3})(?:st|nd|rd|th) (?:street |st )?(?:and|&|\/) ([a-z]{3,})\b/g;
const NOT_A_PLACE = /\b(?:body cam|patrol unit|camera|vehicle|item|sample|photo)\b/;

/** "Gate C", "5th and Grand": a place by its label. */
export function readPlaces(sentence: CaseSentence): Facet[] {
  if (NOT_A_PLACE.test(sentence.plain)) return [];
  return [
    ...[...sentence.plain.matchAll(LABELLED_PLACE)].flatMap((match) => {
      const [, kind = "", label = ""] = match;
      return /^(?:a|i|s|t)$/.test(label) ? [] : [{ sentence, at: match.index, key: kind, value: label }];
    }),
    ...[...sentence.plain.matchAll(CORNER)].map((match) => ({
      ...{ sentence, at: match.index, key: `corner ${match[2] ?? ""}`, value: match[1] ?? "" },
    })),
  ];
}

const BLOWS: readonly (readonly [value: string, words: RegExp])[] = [
  ["punch", /\b(?:punch\w*|closed fist|with (?:his|her|a) fist)\b/g],
  ["slap", /\b(?:slapp?\w*|open hand\w*)\b/g],
  ["push", /\b(?:push\w*|shov\w*)\b/g],
  ["kick", /\b(?:kick\w*|stamp\w*)\b/g],
  ["choke", /\b(?:chok\w*|strangl\w*|throttl\w*)\b/g],
  ["hold", /\b(?:grabbed|held) (?:my|her|his) (?:arms?|wrists?)\b/g],
];

/** In which manner force was used on somebody. */
export function readForce(sentence: CaseSentence): Facet[] {
  if (/\b(?:button|push bar|pushed (?:the|a|open)|kick(?:ed)? (?:the|in|out|a))\b/.test(sentence.plain)) return [];
  return BLOWS.flatMap(([value, words]) =>
    [...sentence.plain.matchAll(words)].flatMap((match) =>
      isNegatedAt(sentence.plain, match.index) ? [] : [{ sentence, at: match.index, key: "", value }],
    ),
  );
}

const SITE: readonly (readonly [value: string, words: RegExp])[] = [
  ["home", /\b(?:at|in) (?:his|her|their|my) (?:home|house|residence|apartment|flat|kitchen|living room)\b/],
  ["station", /\b(?:(?:police )?station|headquarters|precinct|interview room|barracks|sheriff's office)\b/],
  ["hospital", /\b(?:hospital|emergency department|emergency room|bedside)\b/],
  ["custody", /\b(?:jail|custody suite|detention)\b/],
  ["car", /\b(?:in|inside) (?:my|the|his) (?:patrol )?(?:car|cruiser|vehicle|van)\b/],
];
/** Sentences at the head of a record of an interview. */
const HEAD = 8;

/** Where an interview took place, by its record's head or by who tells of it. */
export function readInterviewSite(sentence: CaseSentence): Facet[] {
  const isHead = sentence.document.kind === "interview-record" && sentence.order < HEAD;
  if (!isHead && !/\b(?:interviewed|interview (?:was|took place|with)|spoke (?:to|with))\b/.test(sentence.plain))
    return [];
  return SITE.flatMap(([value, words]) => {
    const match = words.exec(sentence.plain);
    return match === null ? [] : [{ sentence, at: match.index, key: "", value }];
  }).slice(0, 1);
}

const RAIN: readonly (readonly [value: string, words: RegExp])[] = [
  ["heavy", /\b(?:rain(?:ing|ed)? (?:very )?(?:hard|heavily)|pouring|downpour|heavy rain|torrential)\b/],
  ["light", /\b(?:drizzl\w+|light rain|spitting|rain(?:ing)? (?:lightly|a little|slightly))\b/],
];

/** How hard it rained. */
export function readRain(sentence: CaseSentence): Facet[] {
  return RAIN.flatMap(([value, words]) => {
    const match = words.exec(sentence.plain);
    return match === null ? [] : [{ sentence, at: match.index, key: "rain", value }];
  });
}
