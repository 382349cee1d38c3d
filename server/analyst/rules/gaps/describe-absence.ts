const IRREGULAR: Readonly<Record<string, string>> = {
  take: "taken",
  make: "made",
  do: "done",
  draw: "drawn",
  write: "written",
  keep: "kept",
  send: "sent",
  find: "found",
  copy: "copied",
  record: "recorded",
  swab: "swabbed",
  submit: "submitted",
  "speak to": "interviewed",
  "speak with": "interviewed",
  "spoke to": "interviewed",
  "spoke with": "interviewed",
  "spoken to": "interviewed",
  "spoken with": "interviewed",
  identify: "identified",
  wear: "worn",
  wore: "worn",
  "turn on": "turned on",
};
/** Auxiliaries, but not the one of "to be served". */
const BEING =
  /(?<!\b(?:to|will|not) )\b(?:is|are|was|were|has|have|had|been|being|be|remains?|also|already|apparently|got|gets?)(?= )/g;
const NOT_DOING =
  /^(?:(?:did|do|does|could|have|has|had) not|didn't|don't|doesn't|couldn't|haven't|hasn't|never|(?:failed|neglected|omitted|forgot|unable) to)(?: (?:yet|ever|also))* (?!been\b)(.+)$/;
/** A machine's own failure is said in its own words. */
const FAILED = /^(?:did not|didn't|failed to|never) (?:record|activate|work|function|capture|start|save|upload)$/;

const NOT_POSSIBLE = /^(?:could not|cannot|can not|can't|couldn't) be /;

function participleOf(verb: string): string {
  if (IRREGULAR[verb] !== undefined) return IRREGULAR[verb];
  if (/(?:ed|en|wn|pt|nt|ound)(?: to| with| on)?$/.test(verb)) return verb;
  return verb.endsWith("e") ? `${verb}d` : `${verb}ed`;
}

/** "has not yet been received" as "not yet received"; "did not photograph" as "not photographed". Lower case in and out. */
export function describeAbsence(words: string): string {
  const said = words
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:only )?(?:an?|the) /, "");
  if (/^(?:await|waiting for|pending .+ of)/.test(said)) return "awaited";
  if (/^will (?!be\b)/.test(said)) return "to come";
  if (FAILED.test(said)) return said;
  if (NOT_POSSIBLE.test(said)) return said.replace(NOT_POSSIBLE, "not ");
  const [, verb] = NOT_DOING.exec(said) ?? [];
  if (verb !== undefined) return `not ${participleOf(verb)}`;
  return said
    .replace(/\b(?:was|were|is|are|had|has|have)n't\b/g, "not")
    .replace(/\b(not|never)((?: (?:yet|ever))?) been\b/g, "$1$2")
    .replace(BEING, "")
    .replace(/ +/g, " ")
    .trim();
}
