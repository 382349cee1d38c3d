import { createDateReader } from "../text/case-dates.ts";
import type { CaseReading } from "../read-case.ts";
import type { CaseDocument, CaseSentence } from "../text/case-text.ts";
import { findClockTimes, formatClock } from "../text/clock.ts";
import type { DocumentKind } from "../reading-terms.ts";
import { toPlain } from "../text/page/to-plain.ts";
import type { ProposedFact } from "./fact.ts";
import { findLabelledValues } from "./labelled-values.ts";

const WHEN_LABEL =
  "(?:date|day|date ?(?:/|&|and) ?time|date ?/ ?day)(?: ?/ ?time)?(?: (?:of )?(?:the )?(?:incident|offen[cs]e|occurrence|occurred|collision|crash|crime|event|stop))|(?:incident|offen[cs]e|occurrence|crime|collision|crash) (?:date|date ?/ ?time|date ?& ?time)|occurred(?: on| between| from)?|date ?/ ?time occurred|time of (?:incident|offen[cs]e|occurrence)";
const NARRATIVE = /^(?:on|at) (?:[a-z]+,? )?(?:the )?(?=.{0,30}\d).{6,70}?(?:hrs?\b|hours\b|[ap]\.?m\b\.?|,)/;
const NOT_THE_INCIDENT =
  /\b(?:report(?:ed)?|interview\w*|met with|contacted|received|assigned|warrant|follow|supplement|reviewed|called me|spoke|prior|transcri\w+|lab)\b/;
const RANGE = /\s(?:to|thru|through|and|until|-|–)\s/i;
const NARRATIVE_SENTENCES = 30;
const WHERE_LABEL =
  "(?:location|place|address|scene|premises?)(?: of)?(?: (?:the )?(?:incident|offen[cs]e|occurrence|occurred|collision|crash|crime|event|stop|arrest))|(?:incident|offen[cs]e|crime|occurrence|stop) (?:location|address|place|scene)";
/** Labels that mean the place of the incident only in its report and in the dispatch log. */
const SHORT_WHERE_LABEL = "location|place|loc|on|scene";
/** Papers that say where and when it happened, the best first. */
const PAPERS: readonly DocumentKind[] = ["charge", "incident-report", "dispatch-log", "emergency-call"];
const PLACE =
  /\d{1,6} ?[a-z]|\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|ct|court|way|hwy|highway|route|rt|sr|us|i-\d+|mile|mp|bay|park|station|school|lot|store|market|bar|motel|hotel|bank|pub|club|near|at|corner|intersection|platform|jail|hospital|house|home|residence|apartment|apt|building|bridge|lake|river)\b|[/@&]/i;
const NO_PLACE =
  /^(?:see |same|unknown|n\/a|none|on file|as above|\d+$|\(|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\d{1,2}[-/.]\d|\d{1,2}(?:st|nd|rd|th)? (?:day )?(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d|given|lead|scene\b|call\b|duty|on-scene|line |hold|filed?\b|next (?:event|court|date|hearing)\b|the )/i;
const TELLS_WHERE: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["incident-report", "dispatch-log", "charge"]);
const LONGEST_PLACE = 90;

type TextAndLaw = Pick<CaseReading, "text" | "law">;

/** Date, time and place of the incident, each at most once. */
export function findWhenWhere(reading: TextAndLaw, isReadable: (sentence: CaseSentence) => boolean): ProposedFact[] {
  const documents = reading.text.documents
    .filter(({ kind, isEvidence }) => PAPERS.includes(kind) && (isEvidence || kind === "charge"))
    .toSorted((one, other) => PAPERS.indexOf(one.kind) - PAPERS.indexOf(other.kind));
  return [findWhen(reading, documents, isReadable) ?? [], findWhere(documents, isReadable) ?? []].flat();
}

function findWhen(
  reading: TextAndLaw,
  documents: readonly CaseDocument[],
  isReadable: (sentence: CaseSentence) => boolean,
): ProposedFact | null {
  const reader = createDateReader(reading.text, reading.law);
  for (const document of documents)
    for (const { sentence, value, quote, label } of findLabelledValues(document, WHEN_LABEL)) {
      if (!isReadable(sentence)) continue;
      const text = describeWhen(value, {
        ...{ label, format: reader.format },
        datesIn: (line) => reader.datesIn(line, document),
      });
      if (text === null) continue;
      return {
        slot: "when",
        role: "",
        text,
        citation: { documentId: document.id, pageNumber: sentence.pageNumber, quote },
      };
    }
  return findWhenInNarrative(reading, documents, isReadable);
}

/** "May 1, 2024, 17:45", "May 1, 2024 to May 3, 2024", "From May 1, 2024"; null without a clear date. */
function describeWhen(
  value: string,
  {
    label,
    datesIn,
    format,
  }: {
    readonly label: string;
    readonly datesIn: (line: string) => readonly { iso: string }[];
    readonly format: (iso: string) => string;
  },
): string | null {
  const parts = value.split(RANGE);
  const days = [...new Set(parts.flatMap((part) => datesIn(part).map(({ iso }) => iso)))];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length > 2 || last < first) return null;
  if (first !== last) return `${format(first)} to ${format(last)}`;
  // The other end may stand in the next line.
  if (parts.length === 1 && /\b(?:from|between)\b/.test(label)) return `From ${format(first)}`;
  const time = parts.length === 1 ? timeIn(value) : null;
  return time === null ? format(first) : `${format(first)}, ${time}`;
}

/** "On 03/13/2025 at approximately 1745 hours I ...", when more than one document has that date. */
function findWhenInNarrative(
  { text: caseText, law }: TextAndLaw,
  documents: readonly CaseDocument[],
  isReadable: (sentence: CaseSentence) => boolean,
): ProposedFact | null {
  const reader = createDateReader(caseText, law);
  for (const document of documents.filter(({ kind }) => kind === "incident-report").slice(0, 1))
    for (const sentence of document.sentences.slice(0, NARRATIVE_SENTENCES)) {
      const match = NARRATIVE.exec(sentence.plain);
      // A report that has told of another day by then may go on with a later one.
      if (match === null && tellsOfDay(sentence) && reader.datesIn(sentence.text, document).length > 0) return null;
      if (match === null || NOT_THE_INCIDENT.test(sentence.plain) || !isReadable(sentence)) continue;
      const [day, second] = reader.datesIn(sentence.text, document);
      if (day === undefined || second !== undefined) continue;
      const bearers = caseText.documents.filter((one) =>
        one.sentences
          .slice(0, 80)
          .some(({ plain, text }) => /\d/.test(plain) && reader.datesIn(text, one).some(({ iso }) => iso === day.iso)),
      );
      if (bearers.length < 2) continue;
      // The officer's own time is that of the dispatch.
      const time = /\b(?:i|we|officers?|dispatched)\b/.test(sentence.plain) ? null : timeIn(match[0]);
      const quote = sentence.text.slice(match.index, match.index + match[0].length);
      const text = `${reader.format(day.iso)}${time === null ? "" : `, ${time}`}`;
      return {
        slot: "when",
        role: "",
        text,
        citation: { documentId: document.id, pageNumber: sentence.pageNumber, quote },
      };
    }
  return null;
}

/** Running text of a report, no row of its heading. */
function tellsOfDay({ text }: CaseSentence): boolean {
  return text.length > 60 && / (?:on|that) /.test(text) && !/ {3,}|\t/.test(text.trim());
}

/** The one clear time of day, as the timeline shows it. */
function timeIn(value: string): string | null {
  const plain = toPlain(value);
  const hours = /\b([01]\d|2[0-3])([0-5]\d) ?(?:hrs?|hours)\b/.exec(plain);
  if (hours !== null) return `${hours[1] ?? ""}:${hours[2] ?? ""}`;
  const clear = findClockTimes(plain).filter(({ isAmbiguous }) => !isAmbiguous);
  const [only] = clear;
  return only === undefined || clear.length > 1 ? null : formatClock(only.minutes);
}

function findWhere(
  documents: readonly CaseDocument[],
  isReadable: (sentence: CaseSentence) => boolean,
): ProposedFact | null {
  for (const document of documents)
    for (const { sentence, value, quote, label } of findLabelledValues(
      document,
      `${WHERE_LABEL}|${SHORT_WHERE_LABEL}`,
    )) {
      const isShort = !label.includes(" ");
      if (isShort && (sentence.pageNumber > 1 || !TELLS_WHERE.has(document.kind))) continue;
      const text =
        value
          // "Wharf St 5. TIME 2248": the next field of a form.
          .split(/ {3,}|\[| (?=\d{1,2}\. [A-Z]{3,})/)[0]
          ?.replace(/[\s.;,]+$/, "")
          .replace(/ +,/g, ",") ?? "";
      const isPlace = text.length >= 5 && text.length <= LONGEST_PLACE && PLACE.test(text) && !NO_PLACE.test(text);
      if (!isPlace || !isReadable(sentence) || /\b(?:i|was|were|he|she)\b/.test(toPlain(text))) continue;
      return {
        slot: "where",
        role: "",
        text,
        citation: { documentId: document.id, pageNumber: sentence.pageNumber, quote },
      };
    }
  return null;
}
