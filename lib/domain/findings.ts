/** The kinds of things an analysis can say. One list for both engines, the database, the API and the screens. */
export const FINDING_KINDS = [
  "action",
  "gap",
  "issue",
  "defense",
  "factor",
  "contradiction",
  "event",
  "weakness",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/**
 * What a gap rests on: `stated` a page says that the thing is missing, `mentioned` a page names it and no document of the
 * case is it, `usual` cases like this normally produce it.
 */
export const GAP_BASES = ["stated", "mentioned", "usual"] as const;
export type GapBasis = (typeof GAP_BASES)[number];

/**
 * Why the date or time of an event is only its likeliest reading. `dayOrMonth`: 03/04 can be read both ways. `wrongWeekday`: the
 * weekday on the page is not that of the date. `otherDay`: the page does not say which day. `weekday`: it says only the
 * weekday. `halfOfDay`: a.m. or p.m. is not stated. `utc`: the stamp is in UTC. `midnight`: start or end of the day. `between`:
 * some time in a range. `rough`: before or after a time.
 */
export const EVENT_DOUBTS = [
  "dayOrMonth",
  "wrongWeekday",
  "otherDay",
  "weekday",
  "halfOfDay",
  "utc",
  "midnight",
  "between",
  "rough",
] as const;
export type EventDoubt = (typeof EVENT_DOUBTS)[number];
/** Doubts about the time of day; the others are about the date. */
export const TIME_DOUBTS: ReadonlySet<EventDoubt> = new Set<EventDoubt>(["halfOfDay", "utc", "between", "rough"]);

/** What the attorney has said about a finding. */
export const VERDICTS = ["proposed", "accepted", "rejected"] as const;
export type Verdict = (typeof VERDICTS)[number];
/** What became of a finding on a second look: by a model, or of a model's gaps by code. */
export const AUDIT_VERDICTS = ["kept", "rejected"] as const;
export type AuditVerdict = (typeof AUDIT_VERDICTS)[number];

/** True for what was rejected on a second look and no person has accepted since: it is folded away and moves nothing. */
export function isSetAside(finding: {
  readonly auditVerdict: AuditVerdict | null;
  readonly verdict: Verdict;
}): boolean {
  return finding.auditVerdict === "rejected" && finding.verdict !== "accepted";
}

/**
 * True for a gap that claims no more than that a page names the thing and no document is called that: the rules saw a name, and
 * nobody, neither a person nor a model, has said that it is missing. Counsel checks it; it may be on a disc.
 */
export function isToCheck(finding: {
  readonly basis: GapBasis | null;
  readonly engine: Engine;
  readonly auditVerdict: AuditVerdict | null;
  readonly verdict: Verdict;
}): boolean {
  const { basis, engine, auditVerdict, verdict } = finding;
  return basis === "mentioned" && engine === "offline" && auditVerdict !== "kept" && verdict !== "accepted";
}

/** Longest note on a finding, characters. */
export const MAX_NOTE = 2000;

/**
 * How a quote stands on a page. Only code decides this, never a model:
 * `verified` word for word on the cited page, `corrected` word for word on another page (the page was corrected),
 * `near` on the cited page after folding look-alike characters of a scan.
 */
export const CITATION_STATUSES = ["verified", "corrected", "near"] as const;
export type CitationStatus = (typeof CITATION_STATUSES)[number];

export const ENGINES = ["offline", "model"] as const;
export type Engine = (typeof ENGINES)[number];

/** Offence classes that the checklists and the fee formula know. */
export const OFFENCE_CLASSES = [
  "dui",
  "drugs",
  "assault",
  "robbery",
  "burglary",
  "theft",
  "weapons",
  "homicide",
  "sexual",
  "fraud",
  "traffic",
  "public-order",
  "other",
] as const;
export type OffenceClass = (typeof OFFENCE_CLASSES)[number];
