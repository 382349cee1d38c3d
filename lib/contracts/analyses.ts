import { z } from "zod";
import { ENGINES, MAX_NOTE, OFFENCE_CLASSES, VERDICTS } from "../domain/findings.ts";
import { LEDGER_STANDINGS } from "../domain/ledger.ts";
import { LEGAL_SYSTEMS } from "../domain/legal-systems.ts";
import { Id, IdParams, OddsReview, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";
import { Citation, Finding, Person, SideBySidePoint, Facts, Coverage } from "./findings.ts";
import { CasePoint } from "./points.ts";

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
  /** What to read first, the likeliest first; no finding rests on it. */
  passages: z.array(Citation.omit({ id: true })).default([]),
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
