import type { PersonStanding } from "#lib/domain/people.ts";
import { isOfficer } from "#lib/domain/people.ts";
import names from "../knowledge/generated/names.json" with { type: "json" };
import type { CaseText } from "../text/case-text.ts";
import { anyOf, inCapitals } from "../text/any-of.ts";

type Named = {
  /** As the page writes it. */
  readonly name: string;
  /** As the page says it, lower case. */
  readonly role: string;
  readonly hasOwnPaper: boolean;
};

/** Characters of a page that are read before and after a name. */
const REACH = 50;
/** Mentions of one name that are read: the first show who somebody is. */
const MOST_MENTIONS = 30;

/** Capitals and small letters, too, except of abbreviations, which are words in small letters. */
const titles = (entries: readonly string[]): string =>
  anyOf(
    [
      ...entries,
      ...inCapitals(entries),
      ...entries.filter((entry) => /[a-z]{4}/.test(entry)).map((entry) => entry.toLowerCase()),
    ].toSorted((one, other) => other.length - one.length),
  );
const title = (entries: readonly string[], rest = "") =>
  new RegExp(`(?<![\\w'’])(?:${titles(entries)})(?:'s|’s)?${rest}:?[ \\t]{1,4}$`);

const JUDGE_BEFORE = title(names.judgeTitles, "(?: Pro Tem)?");
const JUDGE_AFTER =
  /^,? {1,3}(?:(?:Circuit|District|Municipal|Superior|County|Magistrate) (?:Court )?)?(?:Judge|JPT|JP|Magistrate)\b/;
const COUNSEL_BEFORE = title(names.attorneyTitles);
const COUNSEL_AFTER =
  /^,? {1,3}(?:Esq\b|ADA\b|DDA\b|AUSA\b|(?:[Dd]uty )?solicitor\b|counsel\b|(?:his|her|my|the) (?:attorney|lawyer|solicitor)|(?:Assistant |Deputy )?(?:District|Circuit|Prosecuting|State'?s|County|Public) (?:Attorney|Defender)|attorney for|for the (?:State|People|defen[cs]e|Company|Crown))/;
const RANK_BEFORE = new RegExp(
  `(?<![\\w'’])(?:${anyOf([...names.ranks, ...inCapitals(names.ranks)].toReversed())}|Marshal|Patrolman|Reporting|Affiant)\\.?:?[ \\t]{1,4}$`,
);
/** "Security officer", "your agent": no police. */
const NOT_POLICE_BEFORE =
  /\b(?:security|protection|loan|bank|compliance|station|ticket|gate|leasing|insurance|sales|claims|travel|corporate|private|defen[cs]e|defender['’]s|your|our|his|her) (?:officer|agent|investigator|inv\.?|sergeant|inspector)\.?:?[ \t]{1,4}$/i;
/** Titles that companies and courts give, too. */
const ALSO_CIVILIAN = /^(?:agent|agt|investigator|inv|officer|off|reporting)$/;
const POLICE_AFTER = /^,? {0,3}(?:#\d{2,5}\b|\(?(?:badge|DSN|shield|collar)\b)/i;
const VICTIM_BEFORE =
  /(?:\b(?:victim|complainant|complaining witness|aggrieved|injured (?:party|person)|decedent|deceased)(?: name| was| is)?|\(V\)|\bVI:|\bVIC)\)?:?[ \t]{1,6}$/i;
const VICTIM_AFTER =
  /^[^.\n]{0,12}\((?:the )?(?:victim|complainant|decedent)\)|^,? (?:the|our) (?:victim|complainant)\b(?!['’])/i;
/** "V1" is a vehicle or a vessel where the record numbers those. */
const NUMBERED_VEHICLES = /\b(?:vehicle|vessel|veh|unit|car)\.? ?#?(?:0?[12]|one|two)\b/i;
const NUMBERED_VICTIM = /\bV-?\d\)?:?[ \t]{1,6}$|\(V-?\d\)[ \t]{1,4}$/i;
const NUMBERED_VICTIM_AFTER = /^[^.\n]{0,12}\(V-?\d\)/i;
const ACCUSED_BEFORE =
  /(?:\b(?:defendant|accused|arrestee|suspect|violator|inmate|prisoner|charged party)(?: name)?(?: #?\d)?|\bS-?1|\bSU|\bA-?1|\b(?:State|Commonwealth|People|R|Regina|Rex|Crown|America) vs?\.?|\bvs?\.)\)?:?[ \t]{1,6}$/i;
const ACCUSED_AFTER =
  /^,? (?:the )?defendant\b(?!['’])|^[^.\n]{0,12}\((?:the )?(?:defendant|suspect|accused|arrestee|S-?1)\)/i;
const EXPERT_BEFORE = title(names.expertTitles, "(?:s)?");
const EXPERT_AFTER =
  /^,? {0,3}\(?(?:MD|M\.D\.|DO|DMD|DDS|RN|LPN|CNA|NP|FNP|ARNP|PA-C|MA-P|EMT(?:-P)?|AEMT|RPh|PharmD|PhD|Ph\.D\.|SANE|FS \d|B\.S\.|CPA|(?:crime |forensic )?(?:analyst|chemist|scientist|examiner|toxicologist|criminalist|pathologist|paramedic|nurse|notary)|records (?:clerk|tech))\b/;
const WITNESS_BEFORE =
  /\b(?:witness(?:es)?|W-?\d|RP|reporting party|caller|bystander|passenger|neighbou?r|statement of|interview of|interviewed|spoke (?:with|to)|contact(?:ed)? (?:with )?|told by)\)?,?:?[ \t]{1,4}$/i;
const WITNESS_AFTER = new RegExp(
  `^,?(?: \\d{1,2},?)? (?:${anyOf(names.acts)}|who (?:saw|said|told|stated|heard|was))\\b|^[^.\\n]{0,12}\\((?:witness|W-?\\d|RP)\\)`,
);
const VICTIM_ROLE = /^(?:victim|complainant|aggrieved)$/;
const ACCUSED_ROLE = /^(?:suspect|defendant|accused|arrestee|detained person|dp)$/;
const EXPERT_ROLE =
  /^(?:rn|lpn|fnp|hcp|pct|nurse|dr|doctor|paramedic|medic|emt|ff|firefighter|examiner|analyst|chemist|technician|tech|evid tech|dispatcher|custodian|interpreter|pharmacist|social worker|interviewer|advocate)$/;
const WITNESS_ROLE =
  /^(?:witness|caller|bystander|passenger|neighbou?r|customer|cashier|teller|guard|bouncer|bartender|manager|owner|host)$/;

const HONORIFIC = /(?:Mr|Mrs|Ms|Miss)\.? $/;

/** The text around one mention. */
type Mention = { readonly before: string; readonly after: string };

/**
 * Prepares the papers once and returns who somebody is by the words beside each mention of the name. A title or a label
 * counts wherever it stands; only the words directly beside the name belong to it. `other` where the papers leave it open.
 */
export function createStanding(
  caseText: CaseText,
  people: readonly Named[],
): (person: Named) => readonly PersonStanding[] {
  const mentions = indexMentions(caseText, new Set(people.map(({ name }) => surnameOf(name))));
  const hasVehicles = caseText.documents.some(({ pages }) => pages.some(({ text }) => NUMBERED_VEHICLES.test(text)));
  const bearers = Map.groupBy(people, ({ name }) => surnameOf(name));
  return (person) => {
    const isShared = (bearers.get(surnameOf(person.name)) ?? []).length > 1;
    const own = (mentions.get(surnameOf(person.name)) ?? []).flatMap(
      (mention) => trimMention(mention, person.name, isShared) ?? [],
    );
    const says = (before: RegExp | null, after: RegExp | null) =>
      own.some((one) => (before?.test(one.before) ?? false) || (after?.test(one.after) ?? false));
    const role = person.role.replace(/\.$/, "");
    const found: PersonStanding[] = [];
    if (says(JUDGE_BEFORE, JUDGE_AFTER)) found.push("judge");
    if (says(COUNSEL_BEFORE, COUNSEL_AFTER)) found.push("attorney");
    const isPolice = own.some(({ before }) => RANK_BEFORE.test(before) && !NOT_POLICE_BEFORE.test(before));
    const isRanked = isOfficer(role) && (!ALSO_CIVILIAN.test(role) || says(null, POLICE_AFTER));
    if (isPolice || isRanked) found.push("officer");
    const isNumbered = !hasVehicles && says(NUMBERED_VICTIM, NUMBERED_VICTIM_AFTER);
    if (isNumbered || says(VICTIM_BEFORE, VICTIM_AFTER) || VICTIM_ROLE.test(role)) found.push("complainant");
    if (says(ACCUSED_BEFORE, ACCUSED_AFTER) || ACCUSED_ROLE.test(role)) found.push("accused");
    if (says(EXPERT_BEFORE, EXPERT_AFTER) || EXPERT_ROLE.test(role)) found.push("expert");
    if (person.hasOwnPaper || says(WITNESS_BEFORE, WITNESS_AFTER) || WITNESS_ROLE.test(role)) found.push("witness");
    return found;
  };
}

function surnameOf(name: string): string {
  return ((name.includes(",") ? name.split(",")[0] : name.split(" ").at(-1)) ?? name).toLowerCase();
}

/** Mentions by surname. A page's last words and the next page's first are no neighbors. */
function indexMentions(
  { documents }: CaseText,
  surnames: ReadonlySet<string>,
): ReadonlyMap<string, readonly Mention[]> {
  const found = new Map<string, Mention[]>();
  for (const { pages } of documents)
    for (const { text } of pages)
      for (const { 0: word, index } of text.matchAll(/[A-Z][A-Za-z'’-]*[A-Za-z]/g)) {
        const key = word.toLowerCase().replace(/['’]s$/, "");
        if (!surnames.has(key)) continue;
        const known = found.get(key) ?? [];
        if (known.length === 0) found.set(key, known);
        if (known.length >= MOST_MENTIONS) continue;
        const end = index + word.length;
        known.push({
          before:
            text
              .slice(Math.max(0, index - REACH), index)
              .split("\n")
              .at(-1) ?? "",
          after: /['’]s$/.test(word) ? "" : (text.slice(end, end + REACH).split("\n")[0] ?? ""),
        });
      }
  return found;
}

/** The mention without first names and initials; null when it is of somebody else, or could be, of the same surname. */
function trimMention({ before, after }: Mention, name: string, isShared: boolean): Mention | null {
  const firstNames = name
    .toLowerCase()
    .split(/[^a-z'’-]+/)
    .filter((word) => word !== "" && word !== surnameOf(name));
  const fits = (word: string) => {
    const own = word.toLowerCase().replace(/[^a-z'’-]/g, "");
    return own !== "" && firstNames.some((first) => first.startsWith(own) || own.startsWith(first));
  };
  const [ahead = ""] = /(?:[A-Z][A-Za-z'’-]*\.? {1,2}|[A-Z]\.){1,3}$/.exec(before) ?? [];
  const words = [...ahead.matchAll(/[A-Z][A-Za-z'’-]*\.?/g)];
  let start = before.length;
  let hasInitial = false;
  let isNamed = false;
  for (const { 0: word, index } of words.toReversed()) {
    const isInitial = /^[A-Z]\.?$/.test(word);
    if (!fits(word) && (!isInitial || hasInitial || firstNames.length > 0)) break;
    hasInitial ||= isInitial;
    isNamed ||= fits(word);
    start = before.length - ahead.length + index;
  }
  const [behind = ""] = /^,? {0,2}[A-Z][A-Za-z'’-]*\.?(?: [A-Z][A-Za-z]*\.?(?=\s|$|,))?/.exec(after) ?? [];
  const isBehind = behind !== "" && (fits(/[A-Z][A-Za-z'’-]*/.exec(behind)?.[0] ?? "") || /^, [A-Z]\.?$/.test(behind));
  if (isShared && !isNamed && !isBehind) return null;
  return {
    before: before.slice(0, start).replace(HONORIFIC, ""),
    after: isBehind ? after.slice(behind.length) : after,
  };
}
