import type { CaseSentence } from "../text/case-text.ts";
import { clockDistance, findClockTimes } from "../text/clock.ts";
import { isNegatedAt } from "./cue-pattern.ts";
import { readCounts, readForce, readInterviewSite, readPlaces, readRain, readSides, readSizes } from "./read-facets.ts";
import { VALUE_POINTS, type Point } from "./tables/attributes.ts";

export type Mention = { readonly sentence: CaseSentence; readonly at: number; readonly value: string | number };
/** Mentions of one point; `key` separates what must not be compared (a hood with a shoe). */
export type Frame = {
  readonly point: Point;
  readonly keyedMentions: (sentence: CaseSentence) => readonly (Mention & { readonly key: string })[];
  /** 0 when the two values can stand together, else how clearly they cannot. */
  readonly conflict: (a: Mention["value"], b: Mention["value"]) => number;
  readonly describe?: (key: string) => string;
};

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  no: 0,
  zero: 0,
  one: 1,
  once: 1,
  a: 1,
  two: 2,
  twice: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNT = "(?:no|zero|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})";
const COLOURS: Readonly<Record<string, string>> = {
  black: "dark",
  navy: "dark",
  dark: "dark",
  gray: "grey",
  grey: "grey",
  charcoal: "grey",
  silver: "grey",
  white: "white",
  cream: "white",
  red: "red",
  maroon: "red",
  burgundy: "red",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  orange: "orange",
  brown: "brown",
  tan: "tan",
  beige: "tan",
  khaki: "tan",
  gold: "tan",
  purple: "purple",
  pink: "pink",
};
const COLOUR = `(?:${Object.keys(COLOURS).join("|")})`;
const GARMENTS: Readonly<Record<string, string>> = {
  hoodie: "top",
  top: "top",
  puffa: "top",
  puffer: "top",
  parka: "top",
  raincoat: "top",
  anorak: "top",
  fleece: "top",
  jumper: "top",
  windbreaker: "top",
  blazer: "top",
  cardigan: "top",
  "tank top": "shirt",
  "button-up": "shirt",
  polo: "shirt",
  blouse: "shirt",
  joggers: "trousers",
  leggings: "trousers",
  tracksuit: "trousers",
  trainers: "shoes",
  hoody: "top",
  sweatshirt: "top",
  jacket: "top",
  coat: "top",
  sweater: "top",
  shirt: "shirt",
  "t-shirt": "shirt",
  tee: "shirt",
  pants: "trousers",
  jeans: "trousers",
  trousers: "trousers",
  sweatpants: "trousers",
  shorts: "trousers",
  cap: "hat",
  hat: "hat",
  beanie: "hat",
  mask: "mask",
  bandana: "mask",
  shoes: "shoes",
  sneakers: "shoes",
  boots: "shoes",
};
const PERSON =
  /\b(?:lad|youth|bloke|fella|fellow|kid|girl|woman|female|lady|she|her|protester|his|described|suspect|robber|burglar|subject|man|male|guy|he|him|person|individual|wearing|dressed|wore|runner|assailant|clothing|attacker|intruder)\b/;
const NOT_THE_PERSON = /\b(?:i was wearing|victim (?:was|wore)|clerk (?:was|wore)|officer (?:was|wore)|uniform)\b/;

/** The sentence or one of the two before it: a description runs on in fragments ("Tall. Gray hoodie."). */
function speaksOfPerson({ plain, document, order }: CaseSentence): boolean {
  if (PERSON.test(plain)) return true;
  return (
    plain.length < 60 && document.sentences.slice(Math.max(0, order - 2), order).some((one) => PERSON.test(one.plain))
  );
}

/** In the sentence or in the two before it. */
function isNear({ plain, document, order }: CaseSentence, words: RegExp): boolean {
  return (
    words.test(plain) || document.sentences.slice(Math.max(0, order - 2), order).some((one) => words.test(one.plain))
  );
}

/** A line of a list of things: a garment stands there for whoever wore it. */
function isList({ document }: CaseSentence): boolean {
  return document.kind === "property-record" || document.kind === "custody-log";
}

function toCount(word: string): number {
  return NUMBER_WORDS[word] ?? Number(word);
}

function differs(a: Mention["value"], b: Mention["value"]): number {
  return a === b ? 0 : 1;
}

/** Runs a pattern over a sentence and makes a mention of each match that is not denied. */
function mentionsOf(
  sentence: CaseSentence,
  pattern: RegExp,
  read: (match: RegExpExecArray) => { key?: string; value: string | number } | null,
): (Mention & { key: string })[] {
  const found: (Mention & { key: string })[] = [];
  for (const match of sentence.plain.matchAll(pattern)) {
    if (isNegatedAt(sentence.plain, match.index)) continue;
    const parts = read(match);
    if (parts !== null) found.push({ sentence, at: match.index, key: parts.key ?? "", value: parts.value });
  }
  return found;
}

const CLOTHING = new RegExp(
  `\\b(?:light |dark |bright )?(${COLOUR})(?:,? (?:\\w+ ){0,2}?)?(${Object.keys(GARMENTS).join("|")})(?: sweatshirt| jacket)?\\b`,
  "g",
);
const VEHICLE = new RegExp(
  `\\b(?:light |dark )?(${COLOUR})(?: in color)?,? (?:(?:\\d{4}|\\d-door|four-door|two-door|older|newer|small|large|compact|model|colored) ){0,3}(?:(?:ford|honda|toyota|nissan|chevrolet|chevy|dodge|hyundai|kia|bmw|jeep|gmc|mazda|subaru|volkswagen|vw|audi|lexus) ?\\w{0,12} ?)?(sedan|suv|truck|pickup|van|minivan|coupe|hatchback|car|vehicle|wagon|civic|accord|camry|corolla|altima|malibu|impala|mustang|honda|toyota|ford|nissan|chevrolet|hyundai|kia|dodge|jeep)\\b`,
  "g",
);
const GUN_KIND =
  /\b(revolver|semi-?automatic|pistol|glock|handgun|shotgun|rifle|knife|machete|box ?cutter|(?:baseball )?bat|crowbar|hammer|screwdriver|bottle|fists?|stick|pipe|belt|(?:soda|beer|tin|drinks?|coke|pepsi|spray) can|brick|rock|stone|chair|ashtray|pool cue|golf club|mug|axe|wrench)\b/g;
const GUN_COLOUR = new RegExp(
  `\\b(black|silver|chrome|brown|nickel|stainless|dark)(?:,? (?:\\w+ ){0,2}?)(?:handgun|revolver|pistol|gun|semi-?automatic|knife)\\b`,
  "g",
);
/** "A hundred and fifty dollars", "eleven hundred". */
const SPOKEN_MONEY =
  /\b(a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen) hundred(?: (?:and )?(ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))?(?: (?:dollars|bucks|pounds|quid))?(?! (?:feet|yards|met(?:er|re)s|people|percent|hours|block))\b/g;
const TENS = ["ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const HUNDREDS: Readonly<Record<string, number>> = { eleven: 11, twelve: 12, fifteen: 15 };
const HEIGHT =
  /\b(?:(\d)'(?: ?(\d{1,2}))?(?:"|'')?|(\d) ?(?:feet|foot|ft\.?),? ?(?:(\d{1,2}) ?(?:inches|inch|in\.?|")?)?|(five|six)[ -](?:foot[ -])?(one|two|three|four|five|six|seven|eight|nine|ten|eleven)|(five|six) (?:feet|foot)(?: (?:tall|even))?)(?!\d| (?:away|from|back|wide|deep|long|high|of|behind|in front|apart|off|per))/g;
const BUILD =
  /\b(thin|slim|slender|skinny|lanky|heavy-?set|heavy build|stocky|large build|heavier build|overweight|big guy|husky|muscular|slight build|wiry|chubby|fat|bulky|heavy)\b/g;
const TOWARDS =
  /\b(?:ran|run|running|fled|made off|took off|headed|heading|drove off|walked off|went off|legged it)\b(?:[^.;]{0,24}?)\btowards? (?:the |a )?([a-z]+(?: [a-z]+)?)\b/g;
/** "Which way?" - "Towards the high street." */
const ANSWERED_TOWARDS = /^(?:just |back |straight |off )?(?:up |down )?towards? (?:the |a )?([a-z]+(?: [a-z]+)?)\b/g;
const ITEM =
  "generator|chainsaw|laptop|computer|tablet|phone|bicycle|bike|television|tv|watch|camera|backpack|suitcase|drill|mower|console|necklace|ring|handbag|purse";
const ITEM_COLOUR = new RegExp(
  `\\b(?:(${COLOUR}),? (?:\\w+ ){0,2}(${ITEM})|(${ITEM})(?:,? (?:\\w+ ){0,2}(?:brand|make|model))?,? (?:in |was |is )?(${COLOUR}))\\b`,
  "g",
);
const HEAD_HAIR =
  /\b(shaved head|bald(?:ing)?|buzz ?cut|crew ?cut|close-cropped|short hair|hair (?:was |is )?(?:very )?short|long hair|hair (?:was |is )?(?:very )?long|ponytail|dreadlocks|dreads|braids|cornrows|tied back|shoulder-length)\b/g;
const FACIAL_HAIR =
  /\b(clean[- ]shaven|no facial hair|(?:full |thick |short |long )?beard|goatee|mustache|moustache|bearded)\b/g;
const DIRECTION =
  /\b(?:ran|run|running|fled|fleeing|headed|heading|took off|left|drove off|drove|walked|went|seen running|travel(?:l?ed|l?ing)) (?:\w+ ){0,5}?(north|south|east|west)(?:bound|ward)?\b/g;
const GUN_WAS =
  /\b(?:gun|handgun|pistol|revolver|knife|weapon) (?:was|is|looked|looks|seemed) (?:\w+ ){0,2}?(black|silver|chrome|brown|nickel|stainless|dark)\b/g;
const IT_WAS =
  /\b(?:it was|it's|it looked) (?:a |an |like a )?(?:\w+ )?(black|silver|chrome|brown|nickel|stainless|dark)\b/g;

function gunColour(word: string): string {
  return /black|dark/.test(word) ? "black" : word === "brown" ? "brown" : "silver";
}

/** "Hoodie, gray, size XL". */
const LISTED = new RegExp(`\\b(${Object.keys(GARMENTS).join("|")}), (?:\\w+ )?(${COLOUR})\\b`, "g");
const WORN_WAS = new RegExp(
  `\\b(${Object.keys(GARMENTS).join("|")}) (?:was|were|looked) (?:\\w+ )?(${COLOUR})\\b`,
  "g",
);
const HAND =
  /\b(?:gun|handgun|pistol|revolver|knife|weapon|firearm|bottle|bat)\b[^.]{0,24}\bin (?:his|her|the) (left|right) hand\b|\b(left|right) hand\b[^.]{0,16}\b(?:held|holding|pointing|pointed)\b[^.]{0,14}\b(?:gun|handgun|pistol|revolver|knife|weapon)\b|\b(?:held|holding|pointing|pointed)\b[^.]{0,24}\b(?:gun|handgun|pistol|revolver|knife|weapon|it)\b[^.]{0,12}\b(?:with|in) (?:his|her) (left|right)\b|\b(?:punched|struck|hit|slapped)\b[^.]{0,24}\bwith (?:his|her|a closed) (left|right) (?:hand|fist)\b/g;
/** Told as a bottle: more than the two or three that others tell. */
const BOTTLE =
  /\b(?:most of (?:a|the)|(?:a|one|the) (?:whole|full|entire)|an entire|two thirds of a|nearly a|half a) bottle(?: of (?:wine|ros[eé]|prosecco|vodka|gin|whiske?y|rum|tequila))?/g;
const A_BOTTLE = 6;
const DRINKS =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|a couple of|a couple|a few|\d)(?: or (?:\w+)| to (?:\w+))?"? (?:\w+ )?(beers?|drinks?|glass(?:es)? of wine|shots|cocktails|pints|margaritas|seltzers?|ciders?)\b/g;
const PEOPLE =
  /\b(one|two|three|four|a single|a|\d) (?:(?:black|white|hispanic|masked|young|armed|other|unknown|adult) ){0,3}(?:men|man|males?|suspects?|robbers?|burglars?|persons?|individuals?|people|subjects?|guys?|assailants?|attackers?)\b/g;
const CLUE_TESTS: readonly (readonly [string, string])[] = [
  ["walk-and-turn", "walk[- ]and[- ]turn|wat"],
  ["one-leg stand", "one[- ]leg[- ]stand|ols"],
  ["gaze test", "horizontal gaze(?: nystagmus)?|hgn|nystagmus"],
];
const CLUE_PATTERNS = CLUE_TESTS.map(([name, words]) => ({
  name,
  before: new RegExp(
    `\\b(?:${words})\\b[^.;]{0,60}?\\b(${COUNT})(?: ?\\(\\d{1,2}\\))? ?(?:clues?|of ?\\d|/ ?\\d|out of|indicators|total)`,
  ),
  after: new RegExp(`\\b(${COUNT})(?: ?\\(\\d{1,2}\\))? (?:\\w+ )?(?:clues?|indicators)[^.;]{0,40}\\b(?:${words})\\b`),
}));
const WET =
  /\b(?:rain(?:ing|y|ed)?|light rain|drizzl\w+|wet|icy|ice|snow\w*|sleet\w*|slick|slippery|damp|soak(?:ed|ing)|pour(?:ing|ed)|puddles?)\b/;
const DRY =
  /\b(?:(?:road|roadway|pavement|surface|ground|asphalt|shoulder|weather|night|sky|skies)\b[^.]{0,24}\b(?:dry|clear)|(?:dry|clear)(?:,? (?:and )?[a-z-]+){0,4}? (?:parking |(?:paved |blacktop ))?(?:road|roadway|pavement|surface|ground|night|asphalt|concrete|lot|weather|sky|skies|evening|conditions))\b/;
const ROUGH =
  /\b(?:gravel|loose (?:rocks?|stones?|gravel)|uneven|slop(?:e|ed|ing)|incline|grassy?|pothole\w*|cracked|broken pavement|dirt)\b/;
const LEVEL =
  /\b(?:(?:road|roadway|pavement|surface|ground|asphalt|lot|area|shoulder)\b[^.]{0,24}\b(?:level|flat|even|smooth)|(?:level|flat|smooth),? (?:\w+ ){0,2}(?:road|roadway|pavement|surface|ground|asphalt|lot|area))\b/;
const TEST_CONTEXT = /\b(?:shoulder|test\w*|surface|road\w*|ground|pavement|lot|weather|conditions?|night|line)\b/;
const FOUND =
  /\b(?:found|located|location|recovered|seized|discovered|retrieved|removed|collected|pulled|saw|observed|from)\b/;
/** A garment that was found, or a numbered line of what was. */
const SEIZED = /\b(?:recovered|seized|located|found|collected)\b|^(?:item )?\d{1,2}[.):]? /;
const CONTRABAND =
  /\b(?:bag(?:gie)?s?|cocaine|heroin|meth\w*|fentanyl|marijuana|cannabis|pills?|powder|crack|narcotics|substance|drugs|bundles?|packages?|bricks?|generator|chainsaw|laptop|television|jewel(?:le)?ry|firearm|handgun|pistol|revolver|gun|knife|blade|machete|wallet|crystal\w*|item \d|exhibit \d)\b/;
const PLACES =
  /\b((?:seat ?back|map|door) pocket|pocket (?:on|in|of) the (?:back|rear|door)|glove ?(?:box|compartment)|trunk|(?:center )?console|(?:under(?:neath)?|beneath|behind|below) the (?:front |rear |driver'?s?'?s? |passenger'?s? )*(?:side )?seat|(?:driver'?s?|passenger|rear|back) (?:side )?(?:door|floor(?:board)?)|backpack|waistband|(?:jacket|coat|front|pants|pant|back|hoodie|left|right) pocket|purse|cup ?holder|closet|dresser|mattress|under the bed|kitchen (?:drawer|cabinet|counter)|sun ?visor|spare tire|passenger seat|driver'?s? seat|on the ground|bushes|dumpster|garage|(?:back |rear |front )?(?:seat )?floor ?board|bed of (?:the |a |his |her )?(?:pickup|truck)|kitchen|shed|attic|basement|bathroom|hallway|porch|driveway|storm drain|drain|gutter|alley|creek|river|roof|toilet|sink|trash(?: can)?|bin|nightstand|night ?stand|couch|sofa|coffee table|dining table|shelf|freezer|fridge|wardrobe|sock|shoe|boot|hedge|back ?yard|vent|ceiling|crawl space|spare (?:tire )?well|wheel well|dashboard|safe|desk|hood)\b/g;
const QUANTITY = /\b(\d{1,4}(?:\.\d{1,3})?) ?(?:grams?|g)\b/g;
const SUBSTANCE =
  /\b(?:cocaine|heroin|meth\w*|fentanyl|marijuana|cannabis|powder\w*|crystal\w*|crack|substance|weigh(?:t|ed|ing|s)?|narcotics|drugs|plant material)\b/;
const PILLS =
  /\b(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\w+ ){0,3}(bottles|items|boxes|packages|phones|pills|tablets|baggies|bags|bindles|packets|rounds|casings)\b/g;
const MONEY = /[$£€] ?(\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d{1,6}(?:\.\d{2})?)/g;
const NOT_THE_LOOT =
  /\b(?:bond|bail|fee|fine|costs?|rent|per (?:hour|day|month)|storage|mileage|salary|wages?|deductible|deposit of)\b/;
const MONEY_CONTEXT =
  /\b(?:took|taken|stole|stolen|robb\w+|register|missing|loss|till|value|merchandise|cash drawer|total(?:l?ing|led)?|amount|invoices?|deposits?|paid|grabbed|demanded|handed over|gave him|gave them|currency|seized|wallet|withdr[ae]w\w*|gone|short|bills|cash|got|loss of|lost|drawer)\b/;
export const ALCOHOL = /(?<![\d.])(0?\.\d{2,3})(?!\d)/g;
const ALCOHOL_CONTEXT =
  /\b(?:breath|sample|bac|brac|alcohol|result|subject test|test \d|intoxilyzer|datamaster|blew|specimen)\b/;
export const NOT_A_RESULT =
  /\b(?:calibrat\w*|simulator|reference|standard|control|limit|tolerance|agree|within|difference|blank|check|statute|per se|acetone|external|target|apart|differ\w*|pbt|preliminary|portable)\b/;
const OBSERVED_FOR =
  /\b(?:observ\w+|watch\w+|monitor\w+|deprivation)\b[^.;]{0,50}?\b(\d{1,2}|five|ten|fifteen|twenty|eight|nine|six|seven)(?: ?\(\d{1,2}\))?[ -]minutes?\b|\b(\d{1,2}|fifteen|twenty|ten|five|eight|nine|six|seven)(?: ?\(\d{1,2}\))?[ -]minutes?\b[^.;]{0,24}\b(?:observation|deprivation|observed)\b/g;

/** Tenths by which two amounts must differ, of the larger. */
function apartBy(share: number): Frame["conflict"] {
  return (a, b) => {
    const [low, high] = [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))];
    return high > 0 && (high - low) / high >= share ? (high - low) / high : 0;
  };
}

export const FRAMES: readonly Frame[] = [
  { point: VALUE_POINTS.count, keyedMentions: readCounts, conflict: apartBy(0.05) },
  { point: VALUE_POINTS.size, keyedMentions: readSizes, conflict: apartBy(0.4) },
  { point: VALUE_POINTS.side, keyedMentions: readSides, conflict: differs },
  { point: VALUE_POINTS.label, keyedMentions: readPlaces, conflict: differs },
  { point: VALUE_POINTS.force, keyedMentions: readForce, conflict: differs },
  { point: VALUE_POINTS.site, keyedMentions: readInterviewSite, conflict: differs },
  { point: VALUE_POINTS.ground, keyedMentions: readRain, conflict: differs },
  {
    point: VALUE_POINTS.clothing,
    keyedMentions: (sentence) =>
      !(speaksOfPerson(sentence) || isList(sentence) || SEIZED.test(sentence.plain)) ||
      NOT_THE_PERSON.test(sentence.plain)
        ? []
        : [
            ...mentionsOf(sentence, CLOTHING, (match) => ({
              key: GARMENTS[match[2] ?? ""] ?? "",
              value: COLOURS[match[1] ?? ""] ?? "",
            })),
            ...mentionsOf(sentence, LISTED, (match) => ({
              key: GARMENTS[match[1] ?? ""] ?? "",
              value: COLOURS[match[2] ?? ""] ?? "",
            })),
            ...mentionsOf(sentence, WORN_WAS, (match) => ({
              key: GARMENTS[match[1] ?? ""] ?? "",
              value: COLOURS[match[2] ?? ""] ?? "",
            })),
          ],
    conflict: differs,
  },
  {
    point: VALUE_POINTS.vehicle,
    keyedMentions: (sentence) =>
      /\b(?:patrol|police|cruiser|squad|marked|unmarked|my vehicle|my car|tow truck)\b/.test(sentence.plain)
        ? []
        : mentionsOf(sentence, VEHICLE, (match) => ({ value: COLOURS[match[1] ?? ""] ?? "" })),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.weapon,
    keyedMentions: (sentence) => [
      ...(/\b(?:(?:officer|deputy|my|his|her)(?:'s)? (?:\w+ )?(?:service|duty|issued|holstered)|(?:officer|deputy|my)(?:'s)? (?:gun|weapon|pistol|glock|handgun)|service|duty|kitchen sink|of (?:beer|wine|water|vodka|whiskey)|drunk|drank|closed)\b/.test(
        sentence.plain,
      )
        ? []
        : mentionsOf(sentence, GUN_KIND, (match) => {
            const word = match[1] ?? "";
            if (word === "handgun") return { key: "kind", value: "handgun" };
            if (/^semi|pistol|glock/.test(word)) return { key: "kind", value: "pistol" };
            return { key: "kind", value: word.replace(/\s/g, "") };
          })),
      ...mentionsOf(sentence, GUN_WAS, (match) => ({
        key: "colour",
        value: gunColour(match[1] ?? ""),
      })),
      ...(isNear(sentence, /\b(?:gun|handgun|pistol|revolver|knife)\b/)
        ? mentionsOf(sentence, IT_WAS, (match) => ({ key: "colour", value: gunColour(match[1] ?? "") }))
        : []),
      ...mentionsOf(sentence, GUN_COLOUR, (match) => ({
        key: "colour",
        value: gunColour(match[1] ?? ""),
      })),
    ],
    // "handgun" stands with a pistol and a revolver alike.
    conflict: (a, b) => {
      if (a === b) return 0;
      const pair = new Set([a, b]);
      if (pair.has("handgun") && (pair.has("pistol") || pair.has("revolver"))) return 0;
      return 1;
    },
  },
  {
    point: VALUE_POINTS.height,
    keyedMentions: (sentence) =>
      !(speaksOfPerson(sentence) || isNear(sentence, /\b(?:height|tall|ht)\b/)) ||
      /\b(?:victim|i am|i'm|clerk)\b/.test(sentence.plain)
        ? []
        : mentionsOf(sentence, HEIGHT, (match) => {
            const feet = toCount(match[1] ?? match[3] ?? match[5] ?? match[7] ?? "0");
            const inches = toCount(match[2] ?? match[4] ?? match[6] ?? "zero");
            const total = feet * 12 + inches;
            return feet >= 4 && feet <= 7 && inches < 12 ? { value: total } : null;
          }),
    conflict: (a, b) => (Math.abs(Number(a) - Number(b)) >= 3 ? 1 + Math.abs(Number(a) - Number(b)) / 12 : 0),
  },
  {
    point: VALUE_POINTS.build,
    keyedMentions: (sentence) =>
      !(speaksOfPerson(sentence) || /\bbuild\b/.test(sentence.plain)) ||
      /\b(?:rain|traffic|object|bag|bleeding|smoke|fog|odor|drinker)\b/.test(sentence.plain)
        ? []
        : mentionsOf(sentence, BUILD, (match) => {
            const word = match[1] ?? "";
            if (/^(?:thin|slim|slender|skinny|lanky|slight|wiry)/.test(word)) return { value: "thin" };
            return word === "heavy" && !/\bbuild\b/.test(sentence.plain) ? null : { value: "heavy" };
          }),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.hair,
    keyedMentions: (sentence) =>
      [...sentence.plain.matchAll(FACIAL_HAIR)].map((match) => ({
        sentence,
        at: match.index,
        key: "",
        value: /clean|no facial/.test(match[1] ?? "") || isNegatedAt(sentence.plain, match.index) ? "none" : "some",
      })),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.headHair,
    keyedMentions: (sentence) =>
      mentionsOf(sentence, HEAD_HAIR, (match) => ({
        value: /shaved|bald/.test(match[1] ?? "")
          ? "none"
          : /short|cut|cropped/.test(match[1] ?? "")
            ? "short"
            : "long",
      })),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.direction,
    keyedMentions: (sentence) =>
      /\b(?:i|officer|unit|patrol|we) (?:was|were|am)?\b[^.]{0,12}\b(?:travell?ing|driving|patrol|drove)\b/.test(
        sentence.plain,
      ) || !/\b(?:ran|run|running|fled|fleeing|took off|suspect|robber|he|subject|male)\b/.test(sentence.plain)
        ? []
        : mentionsOf(sentence, DIRECTION, (match) => ({ value: match[1] ?? "" })),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.direction,
    keyedMentions: (sentence) =>
      mentionsOf(
        sentence,
        sentence.speaker === null ? TOWARDS : new RegExp(`${TOWARDS.source}|${ANSWERED_TOWARDS.source}`, "g"),
        (match) =>
          /^(?:me|him|her|us|them|my|his|her|officer|north|south|east|west)/.test(match[1] ?? match[2] ?? "")
            ? null
            : { key: "towards", value: match[1] ?? match[2] ?? "" },
      ),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.item,
    keyedMentions: (sentence) =>
      mentionsOf(sentence, ITEM_COLOUR, (match) => ({
        key: match[2] ?? match[3] ?? "",
        value: COLOURS[match[1] ?? match[4] ?? ""] ?? "",
      })),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.hand,
    keyedMentions: (sentence) =>
      mentionsOf(sentence, HAND, (match) => ({ value: match[1] ?? match[2] ?? match[3] ?? match[4] ?? "" })),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.drinks,
    keyedMentions: (sentence) => [
      ...mentionsOf(sentence, DRINKS, (match) => {
        const word = (match[1] ?? "").replace(/^a (couple|few).*$/, "$1");
        return word === "few" || /\bper hour\b/.test(sentence.plain) ? null : { value: toCount(word) };
      }),
      ...mentionsOf(sentence, BOTTLE, () => ({ value: A_BOTTLE })),
    ],
    conflict: differs,
  },
  {
    point: VALUE_POINTS.people,
    keyedMentions: (sentence) =>
      !/\b(?:robb\w+|suspects?|ran|fled|entered|came in|broke|burglars?|attack\w*|jumped|masked|running|saw|only|just)\b/.test(
        sentence.plain,
      ) ||
      /\b(?:in custody|another|customers?|officers?|detectives?|employees|fillers|photographs|one of)\b/.test(
        sentence.plain,
      )
        ? []
        : mentionsOf(sentence, PEOPLE, (match) => {
            const word = match[1] ?? "";
            const isOneOnly = word !== "a" || /\b(?:robbed by|came in|entered|walked in) /.test(sentence.plain);
            return isOneOnly ? { value: word === "a single" ? 1 : toCount(word) } : null;
          }),
    conflict: differs,
  },
  {
    point: VALUE_POINTS.clues,
    keyedMentions: (sentence) =>
      CLUE_PATTERNS.flatMap(({ name, before, after }) => {
        const match = before.exec(sentence.plain) ?? after.exec(sentence.plain);
        return match === null ? [] : [{ sentence, at: match.index, key: name, value: toCount(match[1] ?? "0") }];
      }),
    conflict: (a, b) => Math.abs(Number(a) - Number(b)),
    describe: (key) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  },
  {
    point: VALUE_POINTS.ground,
    keyedMentions: (sentence) => {
      if (!TEST_CONTEXT.test(sentence.plain) && sentence.plain.length > 60) return [];
      const read = (pattern: RegExp, key: string, value: string): (Mention & { key: string })[] => {
        const match = pattern.exec(sentence.plain);
        return match === null || isNegatedAt(sentence.plain, match.index)
          ? []
          : [{ sentence, at: match.index, key, value }];
      };
      return [
        ...read(WET, "weather", "wet"),
        // Of two quotes for a dry night the one that speaks of the sky is the better.
        ...read(DRY, "weather", /\b(?:weather|night|sky|skies|evening)\b/.test(sentence.plain) ? "dry" : "dry ground"),
        ...read(ROUGH, "surface", "rough"),
        ...read(LEVEL, "surface", "level"),
      ];
    },
    conflict: (a, b) => {
      if (a === b || [a, b].every((value) => String(value).startsWith("dry"))) return 0;
      return [a, b].includes("dry ground") ? 0.9 : 1;
    },
    describe: (key) => (key === "surface" ? "Ground" : "Weather"),
  },
  {
    point: VALUE_POINTS.place,
    keyedMentions: (sentence) => {
      // In a property record the thing and its place are two short lines.
      const before = isList(sentence)
        ? sentence.document.sentences.slice(Math.max(0, sentence.order - 2), sentence.order)
        : [];
      const context = [...before.map(({ plain }) => plain), sentence.plain].join(" ");
      return !FOUND.test(sentence.plain) ||
        !CONTRABAND.test(context) ||
        /\b(?:cut|victim's|registration|insurance)\b/.test(sentence.plain)
        ? []
        : mentionsOf(sentence, PLACES, (match) => {
            const word = match[1] ?? "";
            const goods = new RegExp(`\\b(${ITEM})\\b`).exec(context)?.[1];
            const thing = /\b(?:firearm|handgun|pistol|revolver|gun)\b/.test(context)
              ? "gun"
              : /\b(?:knife|blade|machete)\b/.test(context)
                ? "knife"
                : (goods ?? "drugs");
            const both =
              thing === "gun" && /\b(?:cocaine|heroin|meth\w*|fentanyl|pills?|powder|baggie)\b/.test(context);
            if (both) return null;
            if (word.includes("glove")) return { key: thing, value: "glove box" };
            if (/console|cup/.test(word)) return { key: thing, value: "console" };
            if (word.includes("seat"))
              return {
                key: thing,
                value: word.includes("passenger")
                  ? "passenger seat"
                  : /under|beneath|below/.test(word)
                    ? "under a seat"
                    : "seat",
              };
            if (/^spare|wheel well/.test(word)) return { key: thing, value: "spare tire" };
            if (/seat ?back|map|door|the back|the rear/.test(word) && word.includes("pocket"))
              return { key: thing, value: "pocket of the car" };
            if (word.includes("pocket")) return { key: thing, value: "pocket" };
            return { key: thing, value: word };
          });
    },
    conflict: differs,
  },
  {
    point: VALUE_POINTS.quantity,
    keyedMentions: (sentence) => [
      ...(SUBSTANCE.test(sentence.plain)
        ? mentionsOf(sentence, QUANTITY, (match) => ({ key: "grams", value: Number(match[1]) }))
        : []),
      ...mentionsOf(sentence, PILLS, (match) => {
        const value =
          NUMBER_WORDS[match[1] ?? ""] ?? (match[1] === "eleven" ? 11 : match[1] === "twelve" ? 12 : Number(match[1]));
        return Number.isFinite(value) ? { key: (match[2] ?? "").replace(/^bags$/, "baggies"), value } : null;
      }),
    ],
    conflict: (a, b) => {
      const [low, high] = [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))];
      return high > 0 && (high - low) / high >= 0.1 ? (high - low) / high : 0;
    },
  },
  {
    point: VALUE_POINTS.money,
    keyedMentions: (sentence) =>
      MONEY_CONTEXT.test(sentence.plain) && !NOT_THE_LOOT.test(sentence.plain)
        ? [
            ...mentionsOf(sentence, MONEY, (match) => ({ value: Number((match[1] ?? "").replaceAll(",", "")) })),
            ...mentionsOf(sentence, SPOKEN_MONEY, (match) => ({
              value:
                (HUNDREDS[match[1] ?? ""] ?? toCount(match[1] ?? "")) * 100 + (TENS.indexOf(match[2] ?? "") + 1) * 10,
            })),
          ]
        : [],
    // How much it is apart says nothing: the pair that speaks of the same money is told by its words.
    conflict: (a, b) => {
      const [low, high] = [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))];
      return high >= 20 && (high - low) / high >= 0.1 ? 1 : 0;
    },
  },
  {
    point: VALUE_POINTS.result,
    keyedMentions: (sentence) =>
      !ALCOHOL_CONTEXT.test(sentence.plain) || NOT_A_RESULT.test(sentence.plain)
        ? []
        : mentionsOf(sentence, ALCOHOL, (match) => {
            const value = Number(match[1]);
            return value >= 0.02 && value < 0.5 ? { value } : null;
          }),
    conflict: (a, b) => (Math.abs(Number(a) - Number(b)) >= 0.0005 ? Math.abs(Number(a) - Number(b)) * 20 : 0),
  },
  {
    point: VALUE_POINTS.duration,
    keyedMentions: (sentence) => [
      ...mentionsOf(sentence, OBSERVED_FOR, (match) => {
        const word = match[1] ?? match[2] ?? "";
        return { value: word === "fifteen" ? 15 : word === "twenty" ? 20 : toCount(word) };
      }),
      ...observedByTheClock(sentence),
    ],
    conflict: (a, b) => (Math.abs(Number(a) - Number(b)) >= 3 && Math.min(Number(a), Number(b)) < 15 ? 1 : 0),
  },
];

export type Keyed = Mention & { readonly key: string };

/** An instrument's record gives the start of the observation and the time of the sample: their distance is its length. */
function observedByTheClock(sentence: CaseSentence): Keyed[] {
  if (!/\b(?:observation|deprivation)\b.{0,12}\b(?:began|begin|begun|start|started|commenced)\b/.test(sentence.plain))
    return [];
  const from = findClockTimes(sentence.plain)[0]?.minutes;
  const sample = sentence.document.sentences
    .slice(sentence.order + 1, sentence.order + 12)
    .find(
      ({ plain }) =>
        /\b(?:sample|test|specimen)\b/.test(plain) &&
        !/\b(?:control|blank|diagnostics?|check)\b/.test(plain) &&
        findClockTimes(plain).length > 0,
    );
  const to = sample === undefined ? undefined : findClockTimes(sample.plain)[0]?.minutes;
  if (from === undefined || to === undefined) return [];
  const minutes = clockDistance(from, to);
  return minutes > 60 ? [] : [{ sentence, at: 0, key: "", value: minutes }];
}
