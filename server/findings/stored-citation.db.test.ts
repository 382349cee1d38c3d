import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getAnalysis } from "#lib/contracts/analyses.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase } from "#server/testing/case-builders.ts";

/** Runs the statements of the migration that change rows; the database of the tests has the new enum already. */
async function migrateRows(): Promise<void> {
  const folder = new URL("../../prisma/migrations/", import.meta.url);
  const name = readdirSync(folder).find((one) => one.endsWith("_near_citations"));
  const sql = readFileSync(new URL(`${name}/migration.sql`, folder), "utf8");
  await getDb().$executeRawUnsafe(sql.slice(sql.indexOf('UPDATE "Analysis"')));
}

test("near matches of older analyses keep their meaning, and quotes their words", async () => {
  const user = await buildUser();
  const { id: caseId } = await buildCase({ createdById: user.id });
  const quote = 'The export reads "status": "ocr-near"';
  const place = {
    documentId: crypto.randomUUID(),
    pageNumber: 1,
    quote,
    start: 0,
    end: quote.length,
    status: "ocr-near",
  };
  const { id: analysisId } = await buildAnalysis({
    caseId,
    status: "Completed",
    sideBySide: [{ label: "Clothing", cells: [place, { ...place, status: "verified" }] }],
    addressedLines: [place],
  });
  await migrateRows();
  const { data } = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
  const near = { quote, status: "near" };
  expect(data.sideBySide).toMatchObject([{ cells: [near, { quote, status: "verified" }] }]);
  expect(data.addressedLines).toMatchObject([near]);
});
