import { z } from "zod";
import {
  AUDIT_VERDICTS,
  CITATION_STATUSES,
  ENGINES,
  EVENT_DOUBTS,
  FINDING_KINDS,
  GAP_BASES,
  VERDICTS,
} from "../domain/findings.ts";
import { FACT_SLOTS } from "../domain/facts.ts";
import { PERSON_STANDINGS } from "../domain/people.ts";
import { Id, Time } from "./common.ts";

export const Citation = z.object({
  id: Id,
  documentId: Id,
  exhibit: z.int().nullable(),
  fileName: z.string(),
  pageNumber: z.int(),
  /** The page's own words. */
  quote: z.string(),
  /** Offsets into the page's text, UTF-16 units. */
  start: z.int(),
  end: z.int(),
  status: z.enum(CITATION_STATUSES),
});
export type Citation = z.infer<typeof Citation>;

/** lib/domain/gap-item.ts */
export const GapItem = z.object({ what: z.string(), from: z.string().optional(), about: z.string().optional() });

export const Finding = z.object({
  id: Id,
  /** Findings that share it are one point, see lib/domain/points.ts. */
  pointId: z.string(),
  kind: z.enum(FINDING_KINDS),
  engine: z.enum(ENGINES),
  text: z.string(),
  detail: z.string(),
  /** Factors only: -20..20 whole points. */
  weight: z.int().min(-20).max(20).nullable(),
  /** Factors only: counts nothing until a person accepts it. */
  isTentative: z.boolean().default(false),
  /** False: stands under "Unverified - check before use" and moves no number. */
  verified: z.boolean(),
  /** Gaps only: what it rests on. */
  basis: z.enum(GAP_BASES).nullable(),
  /** Usual gaps only: the situation or checklist. */
  checklist: z.string().nullable(),
  /** What is missing: at least one thing for a gap, none for every other kind. */
  items: z.array(GapItem),
  /** Events only. */
  eventDate: z.string().nullable(),
  eventTime: z.string().nullable(),
  dateInferred: z.boolean(),
  /** Events only: why date or time may be wrong, with the page's own words for them (may be empty); both null when they are certain. */
  eventDoubt: z.enum(EVENT_DOUBTS).nullable(),
  eventWords: z.string().nullable(),
  /** Events only: still to come when the page was written. */
  isScheduled: z.boolean(),
  /** What a second look at it said, a model's or a check's by code, and why. What is rejected is listed apart and moves no
   * number, unless a person accepts it. Null where there was none. */
  auditVerdict: z.enum(AUDIT_VERDICTS).nullable().default(null),
  auditWhy: z.string().nullable().default(null),
  /** Other findings of the same point, in their words. */
  alsoSaid: z.array(z.string()).default([]),
  verdict: z.enum(VERDICTS),
  note: z.string().nullable(),
  /** Who gave the verdict or wrote the note last; null while nobody has. */
  reviewedBy: z.string().nullable(),
  reviewedAt: Time.nullable(),
  citations: z.array(Citation),
});
export type Finding = z.infer<typeof Finding>;

/** A person the record names; found by rules. */
export const Person = z.object({
  /** As the page writes it; for the unnamed what they are called by: "neighbor". */
  name: z.string(),
  /** As the page says it, lower case: "pc 881", "brother"; empty when it says none. */
  role: z.string(),
  /** The record calls them suspect, driver, patient or the like, or says that they were arrested. */
  mayBeClient: z.boolean(),
  /** Null in analyses from before it was kept. */
  standing: z.enum(PERSON_STANDINGS).nullable().default(null),
  /** Documents that are this person's own: a statement, a report, an interview. */
  ownPapers: z.array(Id),
  /** The first place of the name in each document that has it, in the order of the exhibits. */
  places: z.array(Citation.omit({ id: true })),
});
export type Person = z.infer<typeof Person>;

/** A point that at least two documents mention, each in its own words; found by rules. */
export const SideBySidePoint = z.object({
  /** "Time of the stop", "Clothing" */
  label: z.string(),
  /** In the order of the exhibits; a document may have none. */
  cells: z.array(
    Citation.omit({ id: true }).extend({
      /** It cannot be true together with another cell of its row; false in older analyses. */
      differs: z.boolean().default(false),
      /** Where the words on the point start, an offset into the page's text; null in older analyses. */
      at: z.int().nullable().default(null),
    }),
  ),
});
export type SideBySidePoint = z.infer<typeof SideBySidePoint>;
/** The fact box: what the papers say of the charge, the incident and the parties; found by rules. */
export const Facts = z.object({
  facts: z.array(
    z.object({
      slot: z.enum(FACT_SLOTS),
      /** The page's own words, or a name or date read from them. */
      text: z.string(),
      /** Rank of an officer as the page says it, lower case; else empty. */
      role: z.string(),
      citation: Citation.omit({ id: true }),
    }),
  ),
  /** The papers by kind: "police report", "witness statement". */
  papers: z.array(z.object({ name: z.string(), documentIds: z.array(Id) })),
});
export type Facts = z.infer<typeof Facts>;

/** What was read of the record, counted by code. */
export const Coverage = z.object({
  documents: z.int(),
  documentsRead: z.int(),
  pages: z.int(),
  pagesRead: z.int(),
  /** Pages and files that were read, but not whole; none in older analyses. */
  unreadParts: z.int().default(0),
  lowConfidence: z.int(),
  /** 0..1, of the pages that were read. */
  meanConfidence: z.number().min(0).max(1),
  exhibits: z.array(
    z.object({
      documentId: Id,
      exhibit: z.int().nullable(),
      fileName: z.string(),
      /** One letter a page, in order: `r` read, `l` read at low confidence, `p` read in part, `u` unread. */
      pages: z.string().regex(/^[rlpu]*$/),
      /** The defense's own paper; false in older analyses. */
      isOurs: z.boolean().default(false),
    }),
  ),
  unread: z.array(z.object({ documentId: Id, pageNumber: z.int(), reason: z.string() })),
  /** What was not read of them; without a page, of the file. */
  inPart: z.array(z.object({ documentId: Id, pageNumber: z.int().nullable(), reason: z.string() })).default([]),
  failedDocuments: z.array(z.object({ documentId: Id, fileName: z.string(), reason: z.string() })),
  /** Pages that the configured model answered for; null when none is configured. */
  byModel: z.int().nullable().default(null),
  /** Runs of pages with words that it did not answer for: rules alone read them. */
  rulesAlone: z
    .array(
      z.object({
        documentId: Id,
        from: z.int(),
        to: z.int(),
        why: z.enum(["filtered", "unanswered", "silent", "not reached"]),
      }),
    )
    .default([]),
});
export type Coverage = z.infer<typeof Coverage>;
