import type { CaseDocument } from "../text/case-text.ts";
import type { DocumentKind } from "../text/document-kind.ts";
import { RANK } from "./name-patterns.ts";

/** Papers that are the account of those who speak in them; on another's camera or radio nobody makes a report of his own. */
const SPEAKS_FOR_HIMSELF: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "interview-record",
  "emergency-call",
  "witness-statement",
  "unknown",
]);

/** True when the document is an account of the person whose name ends with `key`, lower case. */
export function isOwnPaper(document: CaseDocument, key: string): boolean {
  const isPersonal = ["witness-statement", "incident-report", "interview-record", "camera-transcript", "unknown"];
  const head = document.pages[0]?.text.slice(0, 700) ?? "";
  const heading = new RegExp(
    `(?:statement of:?|affidavit of:?|declaration of:?|interview of:?|reporting(?: officer)?:?|officer:|my name is|name:|narrative(?: of| by|:)|from:|i am(?! (?:married|related|engaged|the|an?|not|his|her|with|dating)\\b)|i,|interview(?: -)?) {0,3}(?:[\\w.#-]+ ){0,3}${key}\\b`,
    "i",
  );
  const signed = new RegExp(`(?:^|\\n) ?(?:${RANK})? ?(?:[A-Z]\\.? )?${key}(?: #?\\d+)?\\s*$`, "i");
  // Whom the reporter was assisted by has not written the report.
  const reporter = new RegExp(
    `(?<!\\b(?:by|with|of|from|and|to|for|told|met|contacted|assisted) )(?:${RANK}),? (?:[A-Z]\\.? )?(?:[A-Z][a-z]+ )?${key}\\b`,
    "i",
  );
  const expert = new RegExp(
    `(?:examiner|analyst|chemist|operator|technician|custodian|interviewer|rn|nurse):? (?:[\\w.]+ ){0,2}${key}\\b|\\b(?:report|statement|supplement|narrative|log|notes?|interview(?:ed)?|prepared|completed|compiled|written|submitted|made) by (?:${RANK}) (?:[a-z]\\.? )?${key}\\b`,
    "i",
  );
  // Who speaks on another's camera has made no report of his own.
  if (
    (SPEAKS_FOR_HIMSELF.has(document.kind) || document.fileName.toLowerCase().includes(key)) &&
    document.sentences.some(({ speaker }) =>
      speaker
        ?.toLowerCase()
        .split(/[^a-z'-]+/)
        .includes(key),
    )
  )
    return true;
  if (
    document.kind !== "incident-report" &&
    expert.test(
      document.pages
        .map(({ text }) => text)
        .join("\n")
        .slice(0, 20_000),
    )
  )
    return true;
  return (
    isPersonal.includes(document.kind) &&
    ((document.kind === "incident-report" && reporter.test(head.slice(0, 350)) && /\bI\b/.test(head)) ||
      document.fileName.toLowerCase().includes(key) ||
      heading.test(head) ||
      document.pages.some(({ text }) => signed.test(text.trimEnd().slice(-60))))
  );
}
