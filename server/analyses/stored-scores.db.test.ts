// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getDb, type Prisma } from "#server/db/client.ts";
import { buildUser } from "#server/testing/builders.ts";
import { buildAnalysis, buildCase, buildFinding } from "#server/testing/case-builders.ts";

/** The part of the migration that recomputes what older versions stored. */
async function migrateRows(): Promise<void> {
  const folder = new URL("../../prisma/migrations/", import.meta.url);
  const name = readdirSync(folder).find((one) => one.endsWith("_share_of_factors"));
  const sql = readFileSync(new URL(`${name}/migration.sql`, folder), "utf8");
  const statements = sql
    .slice(sql.indexOf("WITH review"))
    .split(";")
    .map((statement) => statement.trim());
  for (const statement of statements.filter((one) => one !== "")) await getDb().$executeRawUnsafe(statement);
}

type Factor = readonly [weight: number, verdict: "proposed" | "accepted" | "rejected", verified?: boolean];

/** A case of an older version with one completed analysis; every factor counted in full then. */
async function buildOldCase(
  factors: readonly Factor[],
  stored: Partial<Prisma.AnalysisUncheckedCreateInput> = {},
): Promise<string> {
  const { id: createdById } = await buildUser();
  const { id: caseId } = await buildCase({ createdById, successProbability: 0.95 });
  const old = { status: "Completed", viabilityScore: 95, confidenceScore: 1, ...stored } as const;
  const { id: analysisId } = await buildAnalysis({ caseId, ...old });
  for (const [position, [weight, verdict, verified = true]] of factors.entries())
    await buildFinding({ ...{ analysisId, position, kind: "factor" }, ...{ weight, verdict, verified } });
  return caseId;
}

async function migrated(caseId: string) {
  await migrateRows();
  const { analyses, successProbability } = await getDb().case.findUniqueOrThrow({
    where: { id: caseId },
    include: { analyses: { orderBy: { createdAt: "asc" } } },
  });
  const [{ viabilityScore, isProvisional, factorCount, reviewedFactorCount, confidenceScore }] = analyses as [
    (typeof analyses)[number],
  ];
  return [viabilityScore, successProbability, isProvisional, reviewedFactorCount, factorCount, confidenceScore];
}

it("counts proposed factors of a stored analysis half, rejected and unverified ones not at all", async () => {
  const caseId = await buildOldCase([
    [15, "proposed"],
    [12, "accepted"],
    [-8, "proposed"],
    [20, "rejected"],
    [20, "proposed", false],
  ]);
  // 50 + 7.5 + 12 - 4 = 65.5; 32 of 55 points are reviewed.
  expect(await migrated(caseId)).toEqual([66, 0.66, false, 2, 4, 0.5]);
});

it("keeps the limits, marks what nobody has reviewed, and caps the confidence by the engine", async () => {
  const three = (weight: number, verdict: Factor[1]): Factor[] => [1, 2, 3].map(() => [weight, verdict]);
  expect(await migrated(await buildOldCase(three(20, "accepted"), { engine: "model" }))).toEqual([
    ...[95, 0.95, false, 3, 3],
    0.8,
  ]);
  expect(await migrated(await buildOldCase(three(-20, "proposed"), { confidenceScore: 0.3 }))).toEqual([
    ...[20, 0.2, true, 0, 3],
    0.3,
  ]);
});

it("leaves fewer than three factors without odds, and a case follows its newest completed analysis alone", async () => {
  const caseId = await buildOldCase([
    [15, "proposed"],
    [12, "proposed"],
    [12, "rejected"],
  ]);
  const later = (minutes: number) => ({ caseId, createdAt: new Date(Date.now() + minutes * 60_000) });
  await buildAnalysis({ ...later(2), status: "Failed" });
  expect(await migrated(caseId)).toEqual([null, null, true, 1, 3, 0.5]);
  const { id: analysisId } = await buildAnalysis({ ...later(1), status: "Completed", viabilityScore: 80 });
  for (const position of [0, 1, 2]) await buildFinding({ analysisId, position, kind: "factor", weight: 10 });
  expect((await migrated(caseId)).slice(0, 2)).toEqual([null, 0.65]);
});
