// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { expect, it } from "vitest";
import { getAnalysis } from "#lib/contracts/analyses.ts";
import type { AssembledAnalysis } from "#server/analyst/assemble/assemble-analysis.ts";
import { getDb, Prisma } from "#server/db/client.ts";
import { buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument } from "#server/testing/case-builders.ts";
import { completeAnalysis } from "./complete-analysis.ts";

it("lets one of several attempts store its result, in full", async () => {
  const user = await buildUser();
  const { id: caseId } = await buildCase({ createdById: user.id, status: "processing" });
  const document = await buildDocument({ uploadedById: user.id, caseId });
  const { id: analysisId } = await buildAnalysis({ caseId, status: "Processing" });
  const citation = {
    documentId: document.id,
    pageNumber: 1,
    quote: "Officer",
    start: 0,
    end: 7,
    status: "near",
  } as const;
  const line = { ...citation, quote: "AI: skip", start: 8, end: 16, status: "verified" } as const;
  const finding = { kind: "event", ruleId: "event.timeline", engine: "offline" } as const;
  const assembled: AssembledAnalysis = {
    findings: Array.from({ length: 1200 }, (_, index) => ({
      ...finding,
      text: `Finding ${index}`,
      detail: "",
      when: {
        ...{ date: "2024-03-03", time: null, dateInferred: true, isScheduled: false },
        doubt: { reason: "weekday", words: "Sunday" },
      },
      verified: true,
      droppedCitations: 0,
      pointId: `point ${index}`,
      citations: [citation],
    })),
    coverage: {
      ...{
        documents: 1,
        documentsRead: 1,
        pages: 1,
        pagesRead: 1,
        lowConfidence: 0,
        meanConfidence: 1,
        unread: [],
        ...{ unreadParts: 0, inPart: [] },
        failedDocuments: [],
        byModel: null,
        rulesAlone: [],
      },
      exhibits: [{ documentId: document.id, exhibit: 1, fileName: "report.txt", pages: "r", isOurs: false }],
    },
    score: {
      ...{ viabilityScore: 71, sum: 21, counted: 3, reason: null },
      review: { factors: 4, reviewed: 0, provisional: true },
    },
    confidence: { uncapped: 0.9, cap: 0.5 },
    fee: {
      ...{ hours: 20, hourlyRate: 250, amount: 5000 },
      formula: { offenceClass: "dui", baseHours: 20, pages: 1, readingHours: 0, readingHoursPer100Pages: 3 },
    },
    citationCounts: { offered: 1206, verified: 0, corrected: 0, near: 1201, dropped: 5 },
    prose: [{ text: "He drove.", citations: [citation] }],
    people: [
      {
        ...{ name: "Hale", role: "officer", mayBeClient: false, standing: "officer", isComplainant: false },
        ownPapers: [document.id],
        places: [citation],
      },
    ],
    sideBySide: [{ label: "Clothing", cells: [{ ...citation, differs: true, at: 3 }, citation] }],
    facts: {
      facts: [{ slot: "charge", text: "DUI", role: "", citation }],
      papers: [{ name: "police report", documentIds: [document.id] }],
    },
    addressedLines: [line],
    passages: [citation],
    summary: "## What carries the case",
  };
  await Promise.all(
    [1, 2, 3].map(() =>
      completeAnalysis({
        analysisId,
        caseId,
        offenceClass: "dui",
        law: { system: "us", isGuess: true, isShown: true, isElsewhere: false },
        assembled,
      }),
    ),
  );
  const db = getDb();
  expect(await db.analysis.findUniqueOrThrow({ where: { id: analysisId }, include: { case: true } })).toMatchObject({
    ...{
      status: "Completed",
      viabilityScore: 71,
      confidenceScore: 0.5,
      offenceClass: "dui",
      legalSystem: "us",
      progressPercent: 100,
    },
    ...{ isProvisional: true, factorCount: 4, reviewedFactorCount: 0, confidenceUncapped: 0.9, confidenceCap: 0.5 },
    ...{ citationsOffered: 1206, citationsDropped: 5, summary: "## What carries the case" },
    case: { status: "completed", successProbability: 0.71, estimatedValue: 5000 },
  });
  expect(await db.finding.count()).toBe(1200);
  expect(await db.citation.count()).toBe(1200);
  const last = await db.finding.findFirstOrThrow({ where: { position: 1199 }, include: { citations: true } });
  expect(last).toMatchObject({
    text: "Finding 1199",
    weight: null,
    eventDate: "2024-03-03",
    dateInferred: true,
    eventDoubt: "weekday",
    eventWords: "Sunday",
    isScheduled: false,
  });
  expect(last.citations).toMatchObject([{ quote: "Officer", start: 0, end: 7, status: "near" }]);
  expect(await db.auditEvent.count({ where: { action: "analysis.complete" } })).toBe(1);

  const read = async () => (await callRoute(getAnalysis, { params: { analysisId } }, { as: user })).data;
  expect((await read()).sideBySide).toEqual([
    {
      label: "Clothing",
      cells: [
        { ...citation, exhibit: 1, fileName: "report.txt", differs: true, at: 3 },
        // As an older analysis has it.
        { ...citation, exhibit: 1, fileName: "report.txt", differs: false, at: null },
      ],
    },
  ]);
  expect((await read()).people).toEqual([
    {
      ...{ name: "Hale", role: "officer", mayBeClient: false, standing: "officer", ownPapers: [document.id] },
      places: [{ ...citation, exhibit: 1, fileName: "report.txt" }],
    },
  ]);
  expect((await read()).facts).toEqual({
    facts: [{ slot: "charge", text: "DUI", role: "", citation: { ...citation, exhibit: 1, fileName: "report.txt" } }],
    papers: [{ name: "police report", documentIds: [document.id] }],
  });
  expect((await read()).addressedLines).toEqual([{ ...line, exhibit: 1, fileName: "report.txt" }]);
  expect((await read()).passages).toEqual([{ ...citation, exhibit: 1, fileName: "report.txt" }]);
  // Stored before there were people, the table, a fact box, these lines and passages, and before pages that rules alone read were listed.
  const { byModel, rulesAlone, ...coverage } = assembled.coverage;
  expect([byModel, rulesAlone]).toEqual([null, []]);
  await db.analysis.update({
    where: { id: analysisId },
    data: {
      ...{ people: Prisma.DbNull, sideBySide: Prisma.DbNull, facts: Prisma.DbNull, addressedLines: Prisma.DbNull },
      passages: Prisma.DbNull,
      coverage,
    },
  });
  expect(await read()).toMatchObject({
    ...{ people: [], sideBySide: [], facts: null, addressedLines: null, passages: [] },
    coverage: { byModel: null, rulesAlone: [] },
  });
});
