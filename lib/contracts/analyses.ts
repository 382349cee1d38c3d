import { z } from "zod";
import {
  AUDIT_VERDICTS,
  CITATION_STATUSES,
  ENGINES,
  EVENT_DOUBTS,
  FINDING_KINDS,
  GAP_BASES,
  MAX_NOTE,
  OFFENCE_CLASSES,
  VERDICTS,
} from "../domain/findings.ts";
import { FACT_SLOTS } from "../domain/facts.ts";
import { PERSON_STANDINGS } from "../domain/people.ts";
import { LEDGER_STANDINGS } from "../domain/ledger.ts";
import { LEGAL_SYSTEMS } from "../domain/legal-systems.ts";
import { Id, IdParams, OddsReview, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";
import { CasePoint } from "./points.ts";

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

/** lib/domain/fee.ts: (baseHours + readingHours) x hourlyRate. */
export const Fee = z.object({
  hours: z.number(),
  hourlyRate: z.number(),
  /** Whole dollars. */
  amount: z.int(),
  formula: z.object({
    offenceClass: z.enum(OFFENCE_CLASSES),
    baseHours: z.number(),
    pages: z.int(),
    readingHours: z.number(),
    readingHoursPer100Pages: z.number(),
  }),
});

/** The specification's lists are the texts of the findings of that kind; of gaps one line for each item. */
export const AnalysisSummary = z.object({
  id: Id,
  caseId: Id.default(""),
  status: z.enum(["Pending", "Processing", "Completed", "Failed"]),
  createdAt: Time,
  completedAt: Time.nullable().default(null),
  summary: z.string().nullable().default(null),
  recommendedActions: z.array(z.string()).default([]),
  evidenceGaps: z.array(z.string()).default([]),
  keyIssues: z.array(z.string()).default([]),
  potentialDefenses: z.array(z.string()).default([]),
  viabilityScore: z.int().min(0).max(100).nullable().default(null),
  /** Null without a score. */
  oddsReview: OddsReview.nullable().default(null),
  confidenceScore: z.number().min(0).max(1).nullable().default(null),
  error: z.string().nullable().default(null),
  /** Failed because a person ended it. */
  wasStopped: z.boolean().default(false),
});
export type AnalysisSummary = z.infer<typeof AnalysisSummary>;

export const Analysis = AnalysisSummary.extend({
  engine: z.enum(ENGINES).default("offline"),
  /** As the model server names itself; null when the rules made it alone. */
  model: z.string().nullable().default(null),
  /** What the attorney must know about the model's part, one or more sentences: pages that it did not read and why, or
   * why it could not be used at all. Null when there is nothing to tell, or no model is configured. */
  modelNote: z.string().nullable().default(null),
  /** Of the prompts; null when no model is configured. */
  engineVersion: z.string().nullable().default(null),
  /** Pages whose text went to the model; null when none is configured. */
  pagesSent: z.int().nullable().default(null),
  promptTokens: z.int().nullable().default(null),
  completionTokens: z.int().nullable().default(null),
  /** Full name; null when the account is gone. */
  requestedBy: z.string().nullable().default(null),
  startedAt: Time.nullable().default(null),
  offenceClass: z.enum(OFFENCE_CLASSES).nullable().default(null),
  /** Whose law and vocabulary it was made with, and whether the papers decided that; null in older analyses. */
  law: z
    .object({ system: z.enum(LEGAL_SYSTEMS), isGuess: z.boolean() })
    .nullable()
    .default(null),
  coverage: Coverage.nullable().default(null),
  fee: Fee.nullable().default(null),
  citationCounts: z
    .object({
      offered: z.int(),
      verified: z.int(),
      corrected: z.int(),
      near: z.int(),
      dropped: z.int(),
    })
    .default({ offered: 0, verified: 0, corrected: 0, near: 0, dropped: 0 }),
  /** Documents of the case that came in after this analysis read it. */
  documentsSince: z.int().default(0),
  findings: z.array(Finding).default([]),
  /** Where each gap stands in the discovery ledger, by the id of its finding; of several items the most pressing. */
  ledgerStates: z.record(Id, z.enum(LEDGER_STANDINGS)).default({}),
  /** The findings by matter, what weighs most first. */
  points: z.array(CasePoint).default([]),
  /** In the order in which they come up. */
  people: z.array(Person).default([]),
  /** Points on which exhibits differ first; at most twelve. */
  sideBySide: z.array(SideBySidePoint).default([]),
  /** Null in analyses from before there was a fact box. */
  facts: Facts.nullable().default(null),
  /** Lines that address a program instead of telling what happened; nothing rests on them. Null: not looked for. */
  addressedLines: z
    .array(Citation.omit({ id: true }))
    .nullable()
    .default(null),
});
export type Analysis = z.infer<typeof Analysis>;

export const startAnalysis = defineCall({
  method: "POST",
  path: "/api/caseanalysis/analyze/{caseId}",
  access: "user",
  status: 202,
  params: z.object({ caseId: Id }),
  body: z
    .object({
      /** Read first and treated as the focus; all documents are read whatever it says. */
      documentId: Id.nullish(),
      analysisType: z.literal("comprehensive").default("comprehensive"),
      includeViabilityAssessment: z.boolean().default(true),
      includeSimilarCases: z.boolean().optional(),
    })
    // A call that only says "analyze" needs no body.
    .prefault({}),
  response: z.object({ success: z.literal(true), analysisId: Id, message: z.string() }),
});

/** Ends the waiting or running analysis of a case. */
export const stopAnalysis = defineCall({
  method: "POST",
  path: "/api/caseanalysis/case/{caseId}/stop",
  access: "user",
  params: z.object({ caseId: Id }),
  body: z.object({}).optional(),
  response: z.object({
    success: z.literal(true),
    /** False: none was waiting or running any more. */
    stopped: z.boolean(),
  }),
});

export const listAnalyses = defineCall({
  method: "GET",
  path: "/api/caseanalysis/case/{caseId}/analyses",
  access: "user",
  params: z.object({ caseId: Id }),
  response: z.array(AnalysisSummary),
});

export const getAnalysis = defineCall({
  method: "GET",
  path: "/api/caseanalysis/analysis/{analysisId}",
  access: "user",
  params: z.object({ analysisId: Id }),
  response: Analysis,
});

/**
 * What the attorney says about a finding. What is left out stays; a blank note becomes none. A verdict on an issue, factor,
 * contradiction or weakness is one on all findings of its point; a note stays with the finding.
 */
export const reviewFinding = defineCall({
  method: "PUT",
  path: "/api/caseanalysis/finding/{findingId}",
  access: "user",
  params: z.object({ findingId: Id }),
  body: z.object({
    verdict: z.enum(VERDICTS).optional(),
    note: z.string().trim().max(MAX_NOTE, "Please keep the note under 2,000 characters").nullable().optional(),
  }),
  response: Finding,
});

/** Makes the odds again from the verdicts as they stand, and stores them with the case. */
export const assessViability = defineCall({
  method: "POST",
  path: "/api/caseanalysis/viability/{id}",
  access: "user",
  params: IdParams,
  body: z.object({}).optional(),
  response: z.object({
    /** 5..95, null with fewer than three factors that count. */
    viabilityScore: z.int().min(0).max(100).nullable(),
    oddsReview: OddsReview.nullable().default(null),
    confidenceScore: z.number().min(0).max(1).nullable(),
    successProbability: z.number().min(0).max(1).nullable(),
    factors: z.array(
      z.object({
        findingId: Id,
        text: z.string(),
        weight: z.int().min(-20).max(20),
        verdict: z.enum(VERDICTS),
        /** Verified and not rejected: part of the sum. */
        counted: z.boolean(),
        /** What it adds to the odds: weight x share (accepted 1, proposed 1/2, rejected 0). */
        points: z.number().min(-20).max(20),
      }),
    ),
  }),
});
