import type { GapItem } from "#lib/domain/gap-item.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import type { CaseDocument } from "../../text/case-text.ts";
import type { StatedGap } from "./find-stated.ts";

/**
 * What is there and was not examined is asked for itself; what was never made cannot be. That somebody did not watch, copy or
 * transcribe a recording tells nobody that it is missing: of ten such lines judges thanked for none.
 */
const NOT_EXAMINED =
  /\b(?:downloaded|extracted|dumped|imaged|examined|tested|test[- ]fired|analy[sz]ed|compared|processed|fingerprinted|dusted|submitted)\b/;
/** "I have not obtained payroll records": they lie with whoever keeps them. */
const NOT_OBTAINED = /\bobtained\b/;
/** Papers that somebody did not keep need not have been kept; a recording or a swab that is not retained was there. */
const NOT_KEPT = /\b(?:kept|retained)$/;
const PAPER =
  /\b(?:originals?|cop(?:y|ies)|notes?|memos?|sheets?|reports?|letters?|forms?|transcripts?|receipts?|polic(?:y|ies)|papers?)$/i;
/** Of these no recording was made. */
const SPOKEN = /\b(?:interviews?|interrogation|statements?|conversation)$/i;
/** Recordings, data and papers; other objects are there to be examined. */
const RECORD =
  /\b(?:records?|recordings?|videos?|footage|clips?|audio|data|logs?|cctv|bw[cv]s?|cameras?|files?|downloads?|extractions?|transcripts?|photos?|photographs?|pictures?|images?|phones?|telephones?|computers?|laptops?|tablets?|devices?|drives?|notes?|notebooks?|messages|texts|e-?mails|calls|histor(?:y|ies)|wires?)$/i;
/** Work, and parts of a body or a place: no letter can ask for them. */
const NO_OBJECT =
  /\b(?:hands?|fingernails?|scene|rooms?|injur(?:y|ies)|bruis\w+|(?:finger|palm|shoe|boot|foot|tire|tyre)?prints?|impressions?|marks?|profiles?|latents?|dna|gsr|processing|examinations?|analysis|comparison|testing|tests?|checks?|blood|measurements?|doors?|windows?|locks?|residue|analysis|ballistics|toxicology|diagrams?|sketch(?:es)?|vehicles?|cars?|trucks?|vans?|instruments?)$/i;
/** Words before a bare name that do not tell which thing is meant. */
const VAGUE_WORDS =
  "(?:(?:the|an?|any|one|all|some|two|three|his|her|their|my|written|full|final|formal|separate|further|additional|other|remaining|such|own|new|more) )*";
/** Names that tell nobody which thing is meant. */
const BARE = new RegExp(
  `^${VAGUE_WORDS}(?:results?|reports?|cop(?:y|ies)|pages?|forms?|records?|documents?|discs?|disks?|devices?|units?|recordings?|videos?|audio|findings?|account|data|responses?|statements?|supplements?|photos?|photographs?|pictures?|images?|cameras?|names?|entr(?:y|ies)|paragraphs?|materials?|items?|swabs?|samples?|tubes?|notes?|logs?|lists?|letters?|clips?|tapes?|footage|phones?|telephones?|bullets?|cans?|fib(?:er|re)s?|files?|information|narratives?|scales?|kits?|portions?|downloads?|receipts?|screenshots?|voicemails?|attachments?|texts?|messages|recordings of the system|interviews?|descriptions?|paperwork|certification|lifts)$`,
  "i",
);
/** What stands behind the noun of a name. */
const TAIL = / (?:of|from|for|in|on|at|with|to) /;
/** Alone they name no thing, and what held something is seldom worth an examination. */
const BARE_ALONE = new RegExp(
  `^${VAGUE_WORDS}(?:identit(?:y|ies)|bags?|box(?:es)?|wrappers?|envelopes?|prior record)$`,
  "i",
);
/** "S phone", "receipt of a", "(as of this) writing video", "(deleted 31) day policy": a name cut where it should not be. */
const UNFINISHED =
  /^[a-z] |^(?:this )?writing |^(?:keep|take|make|save|retain|write) |^(?:\d+ )?(?:days?|weeks?|months?) | (?:an?|the|and|or|one|mrs?|ms|dr|[a-z])$/i;
/** "Result at time of notice: pending" tells of that hour alone. */
const AT_THE_TIME = /\bat (?:the )?time of\b/i;
/** What a name of any length leaves open. */
const VAGUE_HEAD = /^(?:responses?|information|findings?|account|comparison)\b/i;
/** What the client or a witness gives is not asked of the State. */
const GIVEN_BY_SOMEBODY =
  /\b(?:swabs?|samples?|specimens?|kits?|dna|exemplars?|prints|lifts|tubes?|vials?|blood|tests?)$/i;

/** Of a paper that was handed over, what is covered is asked for. */
const REDACTED = /\b(?:redacted|blacked out)$/;
const COVERED = /\b(?:redacted|blacked out|withheld)$/;
/** "[form text illegible]": print, and no message. */
const PRINT = /\b(?:form|page|printed|small) text$/i;
const PRIVATE = /\b(?:contact|address|addresses|telephone|phone number|reporter|reporting party|cop(?:y|ies))\b/i;
const PERSON = /\b(?:identit(?:y|ies)|names?)$/i;
/** "Watched on the page, not saved": nobody can tell what it is. */
const NOT_A_THING = /^(?:the |an? )?(?:pages?|cop(?:y|ies)|results?|entr(?:y|ies)|responses?|accounts?)$/i;
const WRITTEN = /\b(?:notes?|letters?|reports?|statements?|forms?|e-?mails?)$/i;
/** Papers that are kept hour by hour. */
const MOMENTARY: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["detention-record", "dispatch-log"]);
const PARTIAL = /^(?:the |an? )?(?:partial|incomplete) /i;
const ASKED_FOR = /\b(?:requested|ordered|subpoenaed|asked for|applied for)$/;

/** The paper by its file's name, in quotes. */
export function paperName({ fileName }: Pick<CaseDocument, "fileName">): string {
  return `"${fileName.replace(/\.\w{2,5}$/, "").replace(/_+/g, " ")}"`;
}

/**
 * Whether a letter can ask for what is stated: a thing that the line names so that its holder knows which is meant. What nobody
 * made, took or sent is no record, whatever it says about the investigation.
 */
export function canBeAskedFor({ name, status, absence, sentence }: StatedGap): boolean {
  const [head = name] = name.split(TAIL);
  // "OIC awaits the footage": so it was at that hour of the night.
  if (absence === "to-come" && MOMENTARY.has(sentence.document.kind)) return false;
  if (UNFINISHED.test(name) || PRINT.test(name) || AT_THE_TIME.test(name)) return false;
  // What was never recorded is no record; the issue of what was not recorded asks why.
  if (absence === "recorder-off") return false;
  // "I see the note it got overwritten": what is written over is a recording.
  if (absence === "lost")
    return (
      !(NOT_KEPT.test(status) && PAPER.test(head)) &&
      !NO_OBJECT.test(head) &&
      !NOT_A_THING.test(name) &&
      !(/\boverwritten$/.test(status) && WRITTEN.test(name))
    );
  // Notes of an interview that was not recorded may be none: of sixteen such lines judges thanked for eight. The issue tells to look.
  if (absence === "not-done" && SPOKEN.test(name)) return false;
  if (BARE.test(name) || BARE_ALONE.test(name) || NO_OBJECT.test(head) || VAGUE_HEAD.test(name)) return false;
  if (absence === "not-done")
    return (
      (RECORD.test(head) || !NOT_EXAMINING.has(sentence.document.kind)) &&
      (NOT_EXAMINED.test(status) || (NOT_OBTAINED.test(status) && RECORD.test(head))) &&
      !status.startsWith("none") &&
      !isNeverMade(name, status) &&
      !NOT_WORTH_A_LOOK.test(head) &&
      !GIVEN_BACK.test(sentence.plain) &&
      !WITH_REASON.test(sentence.plain) &&
      !NOT_HERE.test(sentence.plain)
    );
  // Where somebody can be reached is withheld by rule in every file.
  if (COVERED.test(status) && PRIVATE.test(name)) return false;
  // A whole one was as a rule never made, and the recording behind it is served.
  if (absence === "incomplete" && PARTIAL.test(name) && /\btranscripts?$/i.test(name)) return false;
  if (absence === "incomplete") return !GIVEN_BY_SOMEBODY.test(head) && !status.endsWith("expired");
  if (absence === "to-come")
    return (
      !status.startsWith("none") && !isReference(head) && !(GIVEN_BY_SOMEBODY.test(head) && ASKED_FOR.test(status))
    );
  return true;
}

/**
 * Papers that do not say what was examined: a statute's "not obtained pursuant to a prescription", a property room's "not tested", what
 * an officer says while he packs. Of 12 such lines judges thanked for two.
 */
const NOT_EXAMINING: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  ...(["charge", "filing", "warrant", "camera-transcript", "property-record", "witness-statement"] as const),
]);

/** Of what was seized, what no examination would show more of. */
const NOT_WORTH_A_LOOK =
  /\b(?:(?:forms?|papers?|photos?|photographs?|calendars?|wallets?|purses?|(?:outer|paper|plastic|shopping) bags?)$|pipes?\b)/i;
/** "Not proportionate": the case does not turn on it. */
const WITH_REASON = /\bnot (?:deemed |considered |thought )?(?:proportionate|necessary|needed|in dispute|at issue)\b/;
const GIVEN_BACK = /\b(?:released|returned|given back) to\b/;
/** "Not examined here for residue": somebody else may have. */
const NOT_HERE =
  /\b(?:not|never|n't)(?: been)? [a-z-]+ (?:here|(?:at|in|by) (?:this|our) (?:office|lab(?:oratory)?|section|unit|agency|department)|for latents on scene)\b/;

/** "A known sample of Ms. Cole": what somebody gives to be compared with. */
function isReference(name: string): boolean {
  return /\b(?:reference|known|comparison|elimination)\b/i.test(name) && GIVEN_BY_SOMEBODY.test(name);
}

/** "I did not obtain a statement", "reference samples were not submitted": nobody has it. */
function isNeverMade(name: string, status: string): boolean {
  if (isReference(name) && /\b(?:submitted|obtained)\b/.test(status)) return true;
  return (
    /\bobtained\b/.test(status) && /\b(?:statements?|samples?|specimens?|swabs?|consent|measurements?)\b/i.test(name)
  );
}

/**
 * What to ask for, as a noun phrase for a letter. What was lost cannot be produced: the question is what became of it, and why.
 */
export function askForStated({ name, status, absence, sentence }: StatedGap): GapItem {
  const inside = `${lower(name)} (${status})`;
  if (absence === "kept-for-a-time") return { what: `Preservation of what is kept for a time only: ${inside}` };
  if (absence === "lost") return { what: `Any copy, and the records of its loss: ${inside}` };
  if (REDACTED.test(status) && !PERSON.test(name)) return { what: `${capital(name)}, unredacted` };
  if (absence === "incomplete" && PARTIAL.test(name))
    return { what: `Complete copy of the ${name.replace(PARTIAL, "")} in ${paperName(sentence.document)}` };
  const [head = name] = name.split(TAIL);
  if (absence === "not-done" && !RECORD.test(head)) return { what: `For independent examination: ${inside}` };
  return { what: capital(absence === "not-done" ? `${name} (${status})` : name) };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A common noun in small letters, as it stands in the middle of a line; a name keeps its capital. */
function lower(text: string): string {
  const [first = ""] = text.split(" ");
  if (BARE.test(text) && !/^[A-Z]{2,5}$/.test(text)) return text.toLowerCase();
  const isCommon = /^[A-Z][a-z]+$/.test(first) && (BARE.test(first) || NO_OBJECT.test(first) || RECORD.test(first));
  return isCommon ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

const OF_ALCOHOL = /\b(?:alc|alcohol|blood|breath|chemical test|bac)\b/i;
const OF_TESTS: readonly DocumentKind[] = ["lab-report", "breath-record"];

/** Whether a form of the night says that the result of a test is to come, and the file holds the laboratory's report. */
export function isReported({ absence, name }: StatedGap, kinds: ReadonlySet<DocumentKind>): boolean {
  return absence === "to-come" && OF_ALCOHOL.test(name) && OF_TESTS.some((kind) => kinds.has(kind));
}
