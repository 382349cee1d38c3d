import names from "../knowledge/generated/names.json" with { type: "json" };
import { anyOf, inCapitals } from "../text/any-of.ts";

export const RANK = anyOf(names.ranks);
const RANK_IN_CAPITALS = anyOf(names.ranksInCapitals);
const PROFESSION = anyOf(names.professions);
const RELATION = anyOf(names.relations);
/** Reversed, so that "REPORTING OFFICER" is tried before "REPORTING". */
const PARTY = anyOf([...names.partyLabels, ...inCapitals(names.partyLabels)].toReversed());
export const STREET = anyOf([...names.streets, ...inCapitals(names.streets)]);
export const PLACE = anyOf(names.places);
const ACT = anyOf(names.acts);
const NAME =
  "[A-Z][a-z'’]+(?:-[A-Z]?[a-z'’]+)*(?: [A-Z]\\.)?(?: [A-Z][A-Za-z'’-]+)?(?: [A-Z]{3,}(?:-[A-Z]+)?)?|[A-Z]{3,}(?:-[A-Z]{2,})?(?: [A-Z][a-z]+)?";
/** One word of a name, as pages print it. */
const WORD = "[A-Z][a-z]+(?:[A-Z][a-z]+)?(?:['’-][A-Z]?[a-z]+)*|[A-Z]{2,}(?:['’-][A-Z]{2,})*";

const MET =
  "by|with|(?:is|was|be) an?|told|asked|interviewed|contacted|called|met|named|identified|identifies|knows|knew|saw|recognized|recognised|texted|phoned|arrested";
const TITLED = new RegExp(
  `(?<![\\w])(${RANK}|${RANK_IN_CAPITALS}|${PROFESSION}|Mr\\.?|Mrs\\.?|Ms\\.?|Miss)\\s{1,2}(?:(?:${RANK})\\s)?(?:[A-Z]\\.? )?(${NAME})`,
  "g",
);
const RELATED = new RegExp(
  `\\b(?:my|his|her|their|the|our|a)?\\s?(?:\\w+['’]s )?(${RELATION}),? (?!(?:was|is|had|has|said|told|saw|who|and|in|at|of|to|may|could)\\b)([A-Z][a-z'’-]+(?: [A-Z][a-z'’-]+)?)`,
  "g",
);
const APPOSED = new RegExp(`\\b([A-Z][a-z'’-]+(?: [A-Z][a-z'’-]+)?),? (?:my|his|her|the|a|our) (${RELATION})\\b`, "g");
const INTRODUCED = new RegExp(
  `\\b[Aa]n? (?:\\w+ )?(man|woman|male|female|boy|girl|youth|gentleman|lady), (${NAME})`,
  "g",
);
/** "REG OWNER  MARLOW, DENISE K". */
const OWNER =
  /\b(REG(?:ISTERED|\.)? OWNER|R\/O|OWNER|[Rr]egistered owner)\b:? {1,4}([A-Z][A-Za-z'-]+, [A-Z][A-Za-z]+)/g;
/** A name before a verb of people: "Ollie said", "I saw Keyon come in". */
const ACTING =
  /(?<=[a-z,;"] )([A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14})?) (?:said|says|told|saw|came|went|left|walked|asked|drove|heard|stood|called|texted|rang|gave|got|didn't|wasn't|advised|stated|reported|denied|admitted|explained|confirmed|recalled|agreed|refused|answered|testified|was (?:there|with|in|at|on|asleep|outside|standing|sitting|downstairs|upstairs))\b/g;
/** The same at the beginning of a sentence, where every word has a capital: "Wade had it." */
const ACTING_FIRST = new RegExp(
  `(?:^|[.!?:]["”]? {1,2}|\\n|["“])([A-Z][a-z]{2,14}) (?:${ACT}|had|has|doesn['’]t|didn['’]t|wasn['’]t|isn['’]t|wanted|wants|likes|comes|goes|came|went|drinks|drives|is (?:on|my|his|her|not|at)|was (?:driving|drunk|there|with|asleep|mad|home))\\b`,
  "g",
);
/** "Novak, L": rosters and tables. */
const SURNAME_INITIAL = new RegExp(`(?<![\\w'’-]|[a-z] )(${WORD}), [A-Z](?=\\.? {2,}|\\.?\\)|\\.?$)`, "gm");
/** "K. Ybarra", "R.J. MOTT": an initial before a surname, but not before a street. */
const INITIALED = new RegExp(
  `(?<![\\w.])(?!U\\. ?S\\.|(?<=^ *)[QA]\\. )(?:[A-Z]\\. ?){1,2}(${WORD})(?![\\w])(?!['’.]?\\w|(?: ${WORD})? (?:${STREET})\\b)`,
  "g",
);
/** "TREVINO, ROSA  H/F 31", "Okafor, Daniel (DOB ...)": surname first, followed by a description of a person. */
const SURNAME_FIRST = new RegExp(
  `(?<![\\w])((?:${WORD}), (?:${WORD})(?: [A-Z]\\.?)?)(?: ["“(][A-Za-z]+[)"”])?(?=[ ,;(|]{1,30}(?:[A-Z] ?\\/ ?[A-Z0-9]\\b|[A-Z] [A-Z] {1,4}\\d{2}\\b|(?:DOB|dob|D\\.O\\.B|age|AGE|aged|b\\.)\\b|\\d{1,2}(?: ?(?:yo|YO|y\\/o|Y\\/O|yrs?)|\\b(?![:/.]))|#?\\d{3,5}\\b))`,
  "g",
);
/** A name of two words, for patterns with a verb after or before it. */
const FULL = "[A-Z][a-z]{1,14}(?: [A-Z]\\.| [A-Z][a-z]{1,14})? (?:[A-Z][a-z]{2,14}(?:-[A-Z][a-z]+)?|[A-Z]{3,15})";
const FULL_ACTING = new RegExp(`(?<![\\w])(${FULL}),? (?:${ACT})\\b`, "g");
const FULL_MET = new RegExp(`\\b(?:${MET}) (${FULL})(?![\\w'’-]| (?:${STREET}|${PLACE})\\b)`, "g");
/** "Ask Pooh", "a guy they call Smoke", "aka Dre". */
const CALLED =
  /\b(?:[Aa]sk|[Nn]amed|[Nn]icknamed|known as|goes by|go by|a\.?k\.?a\.?:?|AKA:?|they call(?: him| her)?|[Ss]treet name:?|my boy|homeboy|my man|(?:boy|guy|man|girl|dude|woman|kid|lady|male|female) name) ["'“]?([A-Z][a-z]{2,12}(?: [A-Z][a-z]{2,14})?)\b/g;
/** `"Bex" LNU`, `a "Kyle from the rugby team"`. */
const QUOTED = /["“]([A-Z][a-z]{2,12})(?:["”],? \(?(?:LNU|lnu|last name unknown|nickname)|(?: from|,? who|,? the) )/g;
/** `"Big Mike"`, "Lil Ken", "first name Gina", `called "Dusty"`. */
const NICKNAMED =
  /(?<![\w])((?:Big|Lil|Lil['’]) [A-Z][a-z]{2,12})(?![\w'’-]| (?:Street|Road|Creek|River|Lake))|\bfirst name (?:of |is |was )?([A-Z][a-z]{2,12})\b|\bcalled ["“]([A-Z][a-z]{2,12})["”]/g;
/** "Received by: KOSKI". */
const DONE_BY = new RegExp(
  `\\b(?:[Rr]eceived|[Cc]ollected|[Dd]rawn|[Ee]xamined|[Ss]earched|[Pp]hotographed|[Tt]ransported|[Ii]nterviewed|[Hh]andled|[Rr]eleased|RECEIVED|COLLECTED) (?:by|By|BY):? {1,3}(${NAME})`,
  "g",
);
/** "The front desk person (Maribel)", "manager is Sam". */
const BRACKETED = new RegExp(
  `\\b(?:person|staff|worker|employee|desk|tech|${RELATION}) \\(([A-Z][a-z]{2,12})\\)|\\b(?:${RELATION}) (?:is|was|called|named) ["“]?([A-Z][a-z]{2,12})\\b`,
  "g",
);
/** "Debbie (hygienist)": explained by an occupation. */
const EXPLAINED = new RegExp(
  `(?<![\\w'’-])([A-Z][a-z]{2,12}) \\([a-z]{4,14}(?<!busin)(?:ist|er|or|ant|ian|man|woman|ess|ee|ff)\\)`,
  "g",
);
/** "Fontaine RN". */
const CREDENTIALED =
  /(?<![\w'’-])([A-Z][a-z]{2,14}(?:-[A-Z][a-z]+)?),? (?:RN|LPN|MD|DO|PA-C|NP|FNP|CRNA|EMT-?P?|AEMT|PCT|CNA|LCSW|MSW|PhD|PsyD|DDS|CPA|Esq)\b/g;
/** "Marcus D.": documents that abbreviate surnames. */
const FIRST_AND_INITIAL = /(?<![\w'’.-] ?)([A-Z][a-z]{2,12} [A-Z]\.)(?=[;,]| \(| [a-z]|$)/gm;
/** "Shared the room with Kaylee." */
const BESIDE =
  /(?<=\b(?:with|told|asked|about|saw|see|called|like|than|and|by) )([A-Z][a-z]{2,12})(?=[.,;!?]| (?:and|the whole|when|because|who|was|is|had|said)\b)/g;
/** "Tawnya Coldiron (sister-in-law)". */
const WITH_RELATION = new RegExp(`(?<![\\w])(${FULL}|${WORD}),? \\((?:his |her |the |my )?(${RELATION})\\)`, "g");
/** "Cosgrove #4502", "Galbraith (614)". */
const BADGE = new RegExp(
  `(?<![\\w])(?<!(?:[Aa]t|AT|[Tt]he|LOCATION:|PLACE:|PREMISES?:) )(${WORD}),? (?:#|\\(#?|badge (?:no\\.? |number |#)?|ID ?#?)\\d{2,6}\\b`,
  "g",
);
const LABELLED = new RegExp(
  `^\\s{0,8}(?:\\d{1,2}\\.? {1,4})?(${PARTY}):?[ \\t]{1,6}(?:[A-Z]\\. )?((?:${NAME})(?:, [A-Z][A-Za-z]+)?)`,
  "gm",
);
/** "Cody FINNEGAN", "then KESSLER came": a surname in capitals among small letters. */
const MIXED = /(?<![\w])([A-Z][a-z]{1,14}(?: [A-Z][a-z]{1,14})? [A-Z]{4,15}(?:-[A-Z]{3,15})?)(?![\w'’-])/g;
const CAPITALS = /(?<=[a-z,;"] )([A-Z]{5,15})(?= [a-z]{2,})/g;
/** "HIS SON TYLER". */
const RELATED_IN_CAPITALS = new RegExp(
  `\\b(?:HIS|HER|MY|THEIR|THE) (${anyOf(inCapitals(names.relations))}),? ([A-Z]{3,14})(?![\\w'’-])`,
  "g",
);
/** "Me and Tyler", "Tyler and I". */
const COMPANY = /\b(?:[Mm]e|him|her|us|he|she|I) and ([A-Z][a-z]{2,12})(?![\w'’-])/g;
const COMPANY_FIRST = /(?<![\w'’-])([A-Z][a-z]{2,12}) and (?:me|I)\b/g;
export const UNNAMED = new RegExp(
  `\\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?|[Aa]nother|[Oo]ne|[Tt]wo|[Ss]ome|first) (?:\\w+ )?(${RELATION})s?\\b(?! (?:[A-Z]|seat|side|door|window|compartment|air|permit|licen[cs]e))`,
  "g",
);
/** "A lady with a dog", "a kid on a bike". */
export const DESCRIBED =
  /\b(?:[Aa]n?|[Aa]nother|[Ss]ome|[Tt]he|[Oo]ne) (?:\w+ ){0,2}?((?:woman|lady|man|guy|kid|girl|boy|gentleman|couple|teenager|female|male) (?:with|in|wearing|walking|on|holding|pushing) (?:a |an |the |her |his |their )?(?:\w+ ){0,3}(?:dog|stroller|pram|phone|camera|bike|bicycle|baby|vest|child|kids|scrubs|apron|uniform|cap|hat))\b/g;
/** "A second black male", "UNK W/M, PUMP 4": people known only by a description. */
export const UNKNOWN =
  /\b((?:second|third|unknown|unidentified|unk\.?|another|other|(?:two|three|several|both) other) (?:\w+ ){0,2}?(?:males?|females?|men|man|women|woman|persons?|people|subjects?|individuals?|riders?|guys?|kids?|boys?|girls?|teens?|teenagers?|cyclists?|motorcyclists?|[wbha]\/[mf]s?)\b(?:(?:, \w+)?,? (?:in|with|wearing) (?:an? |the )?(?:\w+ ){0,3}(?:cap|hat|jacket|hood|hoodie|shirt|t-shirt|coat|vest|mask|pants|jeans|sweatshirt|dog|bike|bicycle|beard)\b)?)/gi;

/** A way in which pages introduce somebody. */
type NamePattern = {
  readonly pattern: RegExp;
  /** Group of the name. */
  readonly name: number;
  /** Group of the role that the page gives with the name. */
  readonly role?: number;
  /** Only the form suggests a name, so English words are refused. */
  readonly byForm?: true;
  /** The form is that of other things, too: the words beside it must introduce a person. */
  readonly isWeak?: true;
};

/** In the order in which they are tried; the first that finds a person gives the role. */
export const NAME_PATTERNS: readonly NamePattern[] = [
  { pattern: TITLED, name: 2, role: 1 },
  { pattern: RELATED, name: 2, role: 1 },
  { pattern: APPOSED, name: 1, role: 2 },
  { pattern: INTRODUCED, name: 2, role: 1 },
  { pattern: LABELLED, name: 2, role: 1, byForm: true },
  { pattern: OWNER, name: 2, role: 1 },
  { pattern: ACTING, name: 1 },
  { pattern: INITIALED, name: 1, byForm: true },
  { pattern: SURNAME_FIRST, name: 1, byForm: true },
  { pattern: FULL_ACTING, name: 1, byForm: true },
  { pattern: FULL_MET, name: 1, byForm: true },
  { pattern: BADGE, name: 1, byForm: true },
  { pattern: CALLED, name: 1, byForm: true },
  { pattern: COMPANY, name: 1, byForm: true },
  { pattern: COMPANY_FIRST, name: 1, byForm: true },
  { pattern: MIXED, name: 1, byForm: true },
  { pattern: CAPITALS, name: 1, byForm: true, isWeak: true },
  { pattern: RELATED_IN_CAPITALS, name: 2, role: 1, byForm: true },
  { pattern: WITH_RELATION, name: 1, role: 2 },
  { pattern: QUOTED, name: 1, byForm: true },
  { pattern: BRACKETED, name: 1, byForm: true },
  { pattern: BRACKETED, name: 2, byForm: true },
  { pattern: EXPLAINED, name: 1, byForm: true },
  { pattern: ACTING_FIRST, name: 1, byForm: true },
  { pattern: SURNAME_INITIAL, name: 1, byForm: true },
  { pattern: DONE_BY, name: 1, byForm: true },
  { pattern: NICKNAMED, name: 1 },
  { pattern: NICKNAMED, name: 2 },
  { pattern: NICKNAMED, name: 3 },
  { pattern: CREDENTIALED, name: 1, byForm: true },
  { pattern: FIRST_AND_INITIAL, name: 1, byForm: true },
  { pattern: BESIDE, name: 1, byForm: true },
];

/** Words that are neither the first word nor the surname of a person. */
export const NOT_A_NAME = new RegExp(`^(?:${anyOf(names.notNames)})$`, "i");
/** "Andrus, Badge 31", "ASHWORTH, DC": after a comma, but not a first name. */
export const NOT_A_FIRST_NAME = /, (?:Badge|ID|Unit|Det|Ofc|Dep|Sgt|Cpl|Lt|RN|MD|DO|PA|FS|Esq|Jr|Sr|[A-Z]{2})\b.*$/;
/** Words that a person's name does not contain, lower case. */
export const NO_PERSON: ReadonlySet<string> = new Set(names.notPersons);
