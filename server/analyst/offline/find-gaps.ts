import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedFinding } from "../types.ts";
import { citeSentence, toPlain, type CaseText } from "./case-text.ts";
import { cuePattern } from "./cue-pattern.ts";
import type { DocumentKind } from "./document-kind.ts";
import { citeHits, makeFinding, type Hit } from "./make-finding.ts";
import { CHECKLISTS, EXPLICIT_GAP_SUBJECTS, EXPLICIT_GAP_WORDS, MENTIONED_ITEMS } from "./rules/checklists.ts";

const EXPLICIT = EXPLICIT_GAP_WORDS.map(cuePattern);
const SUBJECTS = EXPLICIT_GAP_SUBJECTS.map(([id, text, words]) => ({ id, text, pattern: cuePattern(words) }));
const MENTIONED = MENTIONED_ITEMS.map((item) => ({
  item,
  pattern: cuePattern(item.words),
  unless: item.unless === undefined ? null : cuePattern(item.unless),
}));
/** Words that look like a gap and are none: people who did not come, charges that wait, verdicts on a search. */
const NOT_A_GAP = cuePattern(
  "(?:overwritten|erased|deleted|gone) before|(?:ambulance|ems|medics?|backup|back-up|tow|units?|supervisor|assistance|canine|k-?9|dog|help|transport) (?:was|were|is|had been) (?:requested|ordered)|warrants? outstanding|outstanding warrants?|no outstanding|charges? (?:are |is )?pending|pending charges?|missing (?:person|tooth|teeth|juvenile)|pending (?:bail|bond|arraignment|court|trial|further investigation)|custody pending|trial pending|items? (?:\\w+ )?missing from|noticed (?:\\w+ ){0,4}missing|(?:was|were) missing\\.?|went missing|reported missing|not (?:injured|available for comment)|no longer available",
);

/** Two gaps are the same when one names what the other is about. */
const SAME_THING: Readonly<Record<string, readonly string[]>> = {
  camera: ["body-camera", "dash-camera", "recording-body-camera"],
  prints: ["fingerprints", "dna", "lab-report"],
  lab: ["lab-report", "toxicology", "dna", "fingerprints", "ballistics"],
  "lab-report": ["toxicology", "dna", "fingerprints", "ballistics"],
  photos: ["photographs"],
  medical: ["medical-records"],
  identification: ["identification-record"],
  interview: ["interview-recording"],
  training: ["training-record"],
  "training-record": ["training"],
};

function kindsInFile(caseText: CaseText): ReadonlySet<DocumentKind> {
  return new Set(caseText.documents.flatMap((document) => [document.kind, ...document.pageKinds]));
}

function findExplicit(caseText: CaseText): Map<string, { text: string; hits: Hit[] }> {
  const found = new Map<string, { text: string; hits: Hit[] }>();
  for (const sentence of caseText.evidence) {
    if (sentence.plain.length > 420 || NOT_A_GAP.test(sentence.plain)) continue;
    for (const pattern of EXPLICIT) {
      const match = pattern.exec(sentence.plain);
      if (match === null) continue;
      const clause = sentence.plain.slice(Math.max(0, match.index - 60), match.index + match[0].length + 30);
      // "Results are pending." names nothing; the sentence before such a short one does.
      const before = sentence.document.sentences[sentence.order - 1];
      const own = SUBJECTS.find(({ pattern: words }) => words.test(clause));
      const named =
        before === undefined || sentence.plain.length > 80
          ? undefined
          : SUBJECTS.find(({ id, pattern: words }) => id !== "report" && words.test(before.plain));
      const subject = own === undefined || own.id === "report" ? (named ?? own) : own;
      if (subject === undefined) continue;
      const entry = found.get(subject.id) ?? { text: subject.text, hits: [] };
      entry.hits.push({ sentence, at: match.index, strength: 1 });
      found.set(subject.id, entry);
      break;
    }
  }
  return found;
}

/**
 * Gaps: what pages say is missing, what they mention and the file does not hold, and what the checklist of the class adds.
 * Nothing is reported as missing when a document of its kind is in the file. Checklist gaps carry no quote and name their list.
 */
export function findGaps(caseText: CaseText, offence: OffenceClass): ProposedFinding[] {
  if (caseText.evidence.length === 0) return [];
  const gaps: ProposedFinding[] = [];
  const named = new Set<string>();
  const isNamed = (id: string): boolean => named.has(id) || (SAME_THING[id] ?? []).some((other) => named.has(other));

  for (const [id, { text, hits }] of findExplicit(caseText)) {
    named.add(id);
    gaps.push(
      makeFinding({
        kind: "gap",
        ruleId: `gap.stated.${id}`,
        text: `${text}: the page says that it is missing, pending or incomplete.`,
        detail: "Stated in the file itself.",
        citations: citeHits(hits, 2),
      }),
    );
  }

  const kinds = kindsInFile(caseText);
  for (const { item, pattern, unless } of MENTIONED) {
    if (isNamed(item.id) || item.kinds.some((kind) => kinds.has(kind))) continue;
    const hits: Hit[] = [];
    for (const sentence of caseText.evidence) {
      const match = pattern.exec(sentence.plain);
      if (match === null || unless?.test(sentence.plain) === true) continue;
      if (/\bno (?:\w+ ){0,2}$/.test(sentence.plain.slice(0, match.index))) continue;
      hits.push({ sentence, at: match.index, strength: 1 / Math.max(40, sentence.plain.length) });
      if (hits.length >= 6) break;
    }
    if (hits.length === 0) continue;
    named.add(item.id);
    gaps.push(
      makeFinding({
        kind: "gap",
        ruleId: `gap.mentioned.${item.id}`,
        text: `${item.text}.`,
        detail: "A page mentions it; no document of this kind was served.",
        citations: citeHits(hits, 2),
      }),
    );
  }

  const transcript = caseText.documents.find(
    (document) => document.isEvidence && document.kind === "camera-transcript",
  );
  const firstLine = transcript?.sentences.find((sentence) => sentence.text.length >= 12);
  if (
    transcript !== undefined &&
    firstLine !== undefined &&
    !named.has(/dash|in-car/.test(toPlain(transcript.fileName)) ? "dash-camera" : "body-camera")
  ) {
    named.add("recording-body-camera");
    gaps.push(
      makeFinding({
        kind: "gap",
        ruleId: "gap.recording.camera",
        text: "Camera footage itself: the file holds a transcript only.",
        detail: "A transcript shows words; the recording shows what they were said over.",
        citations: [citeSentence(firstLine, { withLead: true })],
      }),
    );
  }

  if (offence !== "other") {
    const checklist = CHECKLISTS[offence];
    const plainFile = caseText.evidence.map((sentence) => sentence.plain).join("\n");
    const fileNames = toPlain(
      caseText.documents.map((document) => document.fileName.replace(/[-_.]+/g, " ")).join("\n"),
    );
    for (const item of checklist.items) {
      if (isNamed(item.id) || item.kinds.some((kind) => kinds.has(kind))) continue;
      const mentioned = cuePattern(item.mentioned);
      if (mentioned.test(plainFile) || mentioned.test(fileNames)) continue;
      if (item.when !== undefined && !cuePattern(item.when).test(plainFile)) continue;
      gaps.push(
        makeFinding({
          kind: "gap",
          ruleId: `gap.${offence}.${item.id}`,
          // Whether the record is silent on it depends on coverage, which is not known here: the reader of both says so.
          text: `${item.text}.`,
          detail: "",
          checklist: checklist.name,
          citations: [],
        }),
      );
    }
  }
  return gaps;
}
