import names from "../knowledge/generated/names.json" with { type: "json" };
import { anyOf, inCapitals } from "../text/any-of.ts";

const ACT = anyOf(names.acts);
const RELATION = anyOf(names.relations);
const OFFICES = [...names.judgeTitles, ...names.attorneyTitles, ...names.expertTitles, "Marshal", "Chief"];
/** What precedes a person: an office, a label, or a verb that only people take as its object. */
const BEFORE = new RegExp(
  `(?:\\b(?:${anyOf([...OFFICES, ...inCapitals(OFFICES)])}|${RELATION})\\.?:?|\\b(?:told|asked|interviewed|contacted|arrested|identified|named|met|knows?|knew|by|By|BY|that|aka|[Nn]ame is|[Ii] am|I,|v\\.|vs\\.)|\\b(?:[Nn]ame|NAME|[Ff]rom|FROM|[Tt]o|TO|[Bb]y|BY|[Cc]rew|CREW|[Pp]resent|[Ii]nvestigator|INVESTIGATOR|[Ww]itness|WITNESS|[Aa]uthor|[Ww]orker):|\\b(?:${RELATION}) \\() {0,6}$`,
);
/** What follows a person: a verb of people, a description, a profession in brackets. */
const AFTER = new RegExp(
  `^(?:,? (?:${ACT}|${anyOf(inCapitals(names.acts))}|was|is|had|has|who|WHO|WAS|IS|HAD)\\b|,? (?:his|her|my|the|a|an|age|aged|AGE|${RELATION})\\b|,? {1,4}(?:[A-Z] ?/ ?[A-Z]\\b|\\(?DOB|\\d{1,2} ?(?:yo|y/o|years)|\\d{2}\\b)|,? (?:MD|DO|RN|JD|J\\.D\\.|M\\.D\\.|Esq|PhD|DMD|DDS|PA-C|EMT|LPN|Jr|Sr)\\b| \\([a-z])`,
);
/** What follows a company, a place or a building: "Moreau Marina", "Moreau Castle & Associates". */
const THING_WORDS = [...names.institutions, ...names.places];
const THING_AFTER = new RegExp(
  `^(?:(?: [A-Z][A-Za-z'’&.-]*){0,2} (?:${anyOf([...THING_WORDS, ...inCapitals(THING_WORDS)])})\\b| (?:${anyOf(names.streets)})\\b| &|,? (?:LLC|LLP|Inc|Ltd|Corp|PLC|Associates)\\b| (?:PC|PD|SO|ED|ER)\\b| (?:of|OF) (?:Rights|RIGHTS)\\b)`,
);
/** "My account with", "working for": an employer or a service. */
const THING_BEFORE = /\b(?:account with|work(?:s|ed|ing)? (?:for|at)|employed (?:by|at)|employer:?|company:?) {0,3}$/i;
const PLACE_BEFORE = /\b(?:in|at|near|into|through|towards?|outside|around|of the) $/i;

/** Characters beside a name that are looked at. */
const REACH = 40;

/** Where a name stands: its line, and its offsets in it. */
type Place = { readonly line: string; readonly at: number; readonly end: number };

/** True when the words beside a name show a person. */
export function isIntroduced({ line, at, end }: Place): boolean {
  const isSignature = line.trim().length === end - at;
  const [before, after] = [line.slice(Math.max(0, at - REACH), at), line.slice(end, end + REACH)];
  return isSignature || BEFORE.test(before) || AFTER.test(after);
}

/** True when the words beside a name show a company, a building or a place. */
export function isThing({ line, at, end }: Place): boolean {
  return THING_AFTER.test(line.slice(end, end + REACH)) || THING_BEFORE.test(line.slice(Math.max(0, at - REACH), at));
}

/** True when the name stands after a preposition of place. */
export function isAfterPlaceWord({ line, at }: Place): boolean {
  return PLACE_BEFORE.test(line.slice(Math.max(0, at - REACH), at));
}
