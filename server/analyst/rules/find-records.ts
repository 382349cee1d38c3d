import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { toPlain } from "../text/to-plain.ts";
import { readHeading } from "../text/document-kind.ts";
import { NOT_PART_OF_A_NAME, stem, wordsBefore } from "../people/name-on-page.ts";

/** A record or recording that a page names and that is no paper of the file. */
export type NamedRecord = {
  /** As the page says it, lower case: "terminal messages", "copy of the lease". */
  readonly name: string;
  readonly sentence: CaseSentence;
  /** Where in `plain` the thing is named. */
  readonly at: number;
};

/** What can be asked for by what it is: papers, recordings, data. */
const HEAD =
  "logs?|records?|reports?|recordings?|tapes?|videos?|footage|clips?|audio|photos?|photographs?|pictures?|images?|notes|statements?|sheets?|certificates?|affidavits?|warrants?|receipts?|invoices?|letters?|e-?mails?|messages|texts|memos?|transcripts?|rosters?|rotas?|schedules?|databases?|printouts?|charts?|diagrams?|sketch(?:es)?|policy|policies|protocols?|manuals?|contracts?|agreements?|ledgers?|swabs?|samples?|casts?|prints|downloads?|extractions?|surveys?|questionnaires?|cameras?|gps|trackers?|data|diary|diaries|calendar|notebooks?|results|scans?|x-?rays?|bulletins?|flyers?|petitions?|interviews?|worksheets?|checklists?|slips?|inventor(?:y|ies)|screenshots?|voicemails?|manifests?|timesheets?|timecards?|pads?|books?|folders?|binders?|journals?|stubs?|cards?|clips?";
const NAMED = new RegExp(`(?<![\\w-])(?:${HEAD})(?![\\w-])`, "g");
/** "Copy of the lease", "list of employees": the name stands behind. */
const OF =
  /(?<![\w-])(copy|copies|list|video|recording|photos?|pictures?|records?|log) of (?:the |his |her |their |all |my |an? )?([a-z][a-z'-]{3,}(?: [a-z][a-z'-]{3,})?)(?![\w-])/g;
/** Verbs and other words that stand before a record and are not what it is called. */
const NOT_ITS_NAME = new RegExp(
  "^(?:" +
    "take|takes|took|taking|taken|make|makes|made|making|get|gets|got|give|gives|gave|given|obtain|obtains|show|shows|shown|send|sends|sent|see|saw|seen|have|having|keep|kept|left|read|wrote|write|written|told|know|put|just|where|how|why|because|until|during|within|without|between|here|now|can|could|would|should|against|through|under|out|off|than|them|him|who|what|some|such|same|other|another|more|most|many|few|several|own|new|old|first|second|third|next|last|good|complete|full|partial|additional|further|following|above|attached|please|upon|admit|admits|offer|offers|prevent|provide|provides|submit|include|includes|review|reviews|reviewing|watch|check|checks|due|false|neg|negative|positive|pending|available|copy|copies|being|was|were|using|via|like|until|three|four|five|six|several|unless|whether|too|very|regarding|concerning|re|subject|subjects|suspect|witness|victim|officer|officers|detective|later|earlier|prior|previous|original|multiple|various|different|their|there|again|back|down|away|hand|non|pre|post|post-|self|sub|per|want|wants|need|needs|ask|asks|request|requests|receive|receives|found|find|finds|bring|brought|look|looks|play|plays|played|hear|heard|say|said|states|state|sign|call|calls|called|use|uses|file|files|download|downloads" +
    ")$",
);
/** Names under which every report speaks of itself and its like. */
const ITSELF =
  /^(?:police|incident|offen[cs]e|arrest|crime|case|this|field|officer|witness|victim|written|verbal|oral|voluntary|sworn|initial|supplemental|supplementary|narrative|general|page|cover|face|continuation|spread|balance|bed|rap|white|yellow|pink) (?:report|reports|statement|statements|notes|sheet|sheets|records?)$|^(?:miranda|bench|arrest|outstanding|felony|active|material) warrants?$|^(?:text|voice) (?:messages|texts)$|^(?:audio|video|digital|photo|image|data) (?:recordings?|footage|files?|audio|video|images?|tape)$|\b(?:foot|finger|shoe) prints$/;
/** A file that names more is a catalogue. */
const MOST = 100;

/** What the papers of the file are called, by name and heading, lower case, one string a document. */
export function readHeadings({ documents }: CaseText): string[] {
  return documents.map(({ fileName, pages }) =>
    toPlain([fileName.replace(/[-_.]+/g, " "), ...pages.flatMap(({ text }) => readHeading(text))].join(" ")),
  );
}

/**
 * Records that pages name by more than one word and that no paper of the file is called by, each once, in the order in
 * which they come up.
 */
export function findNamedRecords(caseText: CaseText): NamedRecord[] {
  const headings = readHeadings(caseText);
  const isInFile = (words: readonly string[]): boolean =>
    headings.some((heading) => words.every((word) => heading.includes(stem(word))));
  const found = new Map<string, NamedRecord>();
  const note = (record: NamedRecord, words: readonly string[]): void => {
    const key = words.map(stem).join(" ");
    if (found.size >= MOST || ITSELF.test(record.name) || isInFile(words)) return;
    if ([...found.keys()].some((other) => ` ${other}`.endsWith(` ${key}`) || ` ${key}`.endsWith(` ${other}`))) return;
    found.set(key, record);
  };
  for (const sentence of caseText.accounts) {
    for (const match of sentence.plain.matchAll(NAMED)) {
      const own = wordsBefore(
        sentence.plain,
        match.index,
        3,
        (word) => NOT_PART_OF_A_NAME.test(word) || NOT_ITS_NAME.test(word) || /(?:ly|ing)$/.test(word),
      );
      if (own.length === 0) continue;
      const words = [...own, match[0]];
      note({ name: words.join(" "), sentence, at: match.index }, words);
    }
    for (const match of sentence.plain.matchAll(OF)) {
      const [, head = "", thing = ""] = match;
      const words = thing.split(" ").filter((word) => !NOT_PART_OF_A_NAME.test(word));
      if (words.length > 0)
        note({ name: `${head} of ${words.join(" ")}`, sentence, at: match.index }, [...words, head]);
    }
  }
  return [...found.values()];
}
