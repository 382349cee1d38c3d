import { contextsOf, type Range } from "../../text/assertion.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import vocabulary from "../../knowledge/generated/vocabulary.json" with { type: "json" };
import { isObject, isTail, startOfName } from "./noun-phrase.ts";

/** Where one plain statement ends and another begins; a comma, an "and" or a "but" does not free it from a doubt or a denial. */
const BOUND = /[;?!\u2022|]|(?<!\b(?:mr|mrs|ms|dr|sgt|det|ofc|dep|tpr|lt|cpl|no|st|jr|inv|ptl|[a-z]))\.(?=\s|$)/g;
const UNSURE = new RegExp(vocabulary["not-plain"]);
const NOT_YET = new RegExp(vocabulary["not-yet"]);
const DENIED = new RegExp(vocabulary["plain-denied"]);
const VERB = new RegExp(vocabulary["made-verb"], "g");
const DONE = new RegExp(vocabulary["made-done"], "g");
const SHOWS = new RegExp(vocabulary["made-shows"], "g");
const ON = new RegExp(vocabulary["made-on"], "g");
/** "To record", "was checked": not the finished act of a subject. */
const NO_SUBJECT = /(?:^|\b(?:to|be|been|being|is|are|was|were|not|by|a|an|the|of|for|with) )$/;
/** What stands between a noun and the participle said of it, besides the rest of its name. */
const BEING =
  /(?:(?: (?:is|are|was|were|has|have|had|been|got))+)?(?: (?:also|then|later|already|all|both|since|subsequently))*\s*$/;
const ON_IT = /^(?: [\w'-]+){0,5}? (?:on|by|via|with|from) (?:(?:the|my|his|her|their|our|a|an) )?(?:[\w'-]+ ){0,2}$/;
/** A field of a form that says yes. */
const TICKED = /^s? ?(?:[:?-] ?)?(?:\[x\]|(?:yes|y)\b(?! to\b))/;
const TICKED_BEFORE = /\[x\] ?(?:[\w'-]+ ){0,2}$/;
/** A counsel's or an officer's question needs no sign. */
const ASKING = /^(?:did|do|does|was|were|is|are|has|have|had|who|what|when|where|why|how|which)\b/;

/** The statement in which a place stands. */
function statementOf(plain: string, { at, end }: Range): Range {
  const bounds = [...plain.matchAll(BOUND)];
  const before = bounds.findLast(({ index, 0: { length } }) => index + length <= at);
  const after = bounds.find(({ index }) => index >= end);
  return { at: before === undefined ? 0 : before.index + before[0].length, end: after?.index ?? plain.length };
}

/**
 * Whether the statement around a place tells it as a plain fact: in the indicative, of this one occasion, without a question, a
 * condition, a doubt, a wish or a rule anywhere in it, and without a denial or what is still to come.
 * @param given.orDenied true where the place itself says that something is missing or still to come
 */
export function isPlainFact(
  { plain, speaker }: Pick<CaseSentence, "plain" | "speaker">,
  place: Range,
  { orDenied = false }: { readonly orDenied?: boolean } = {},
): boolean {
  const { at, end } = statementOf(plain, place);
  const statement = plain.slice(at, end);
  if (speaker === "Q" || plain.charAt(end) === "?" || ASKING.test(statement.trim())) return false;
  // "Erased after a month unless somebody asks": the exception leaves the rule as it is.
  const rest = `${plain.slice(at, place.at)} ${plain.slice(place.end, end).replace(/\bunless\b.*/, "")}`;
  if (UNSURE.test(orDenied ? rest : statement)) return false;
  if (orDenied) return contextsOf(plain, place).size === 0;
  if (NOT_YET.test(statement) || DENIED.test(statement)) return false;
  return [...contextsOf(plain, place)].every((name) => name === "reported");
}

/** Whether the statement says of the record named at a place that somebody made, kept, got or used it, or that it shows something. */
export function isMade(plain: string, name: Range): boolean {
  const clause = statementOf(plain, name);
  const after = plain.slice(name.end, clause.end);
  const start = startOfName(plain, name.at);
  const before = plain.slice(clause.at, start);
  if (TICKED.test(after) || TICKED_BEFORE.test(plain.slice(clause.at, name.at))) return true;
  const follows = (words: RegExp) =>
    [...after.matchAll(words)].some(({ index }) => {
      const between = after.slice(0, index).replace(BEING, " ");
      return between.trim() === "" || isTail(between);
    });
  if (follows(DONE) || follows(SHOWS)) return true;
  return (
    [...before.matchAll(VERB)].some(
      ({ index, 0: { length } }) => !NO_SUBJECT.test(before.slice(0, index)) && isObject(before.slice(index + length)),
    ) || [...before.matchAll(ON)].some(({ index, 0: { length } }) => ON_IT.test(before.slice(index + length)))
  );
}
