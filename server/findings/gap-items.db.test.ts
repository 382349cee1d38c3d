import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { getAnalysis, listAnalyses } from "#lib/contracts/analyses.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildFinding } from "#server/testing/case-builders.ts";

let user: TestUser;
let caseId: string;
let analysisId: string;
beforeEach(async () => {
  user = await buildUser();
  ({ id: caseId } = await buildCase({ createdById: user.id }));
  ({ id: analysisId } = await buildAnalysis({ caseId, status: "Completed" }));
});

describe("an analysis from before gaps had items", () => {
  /** Runs the statements of a migration that change the rows of older analyses. */
  async function migrateRows(migration: string): Promise<void> {
    const folder = new URL("../../prisma/migrations/", import.meta.url);
    const name = readdirSync(folder).find((one) => one.endsWith(`_${migration}`));
    const sql = readFileSync(new URL(`${name}/migration.sql`, folder), "utf8");
    for (const statement of sql.slice(sql.indexOf('UPDATE "Finding"')).split(/(?=^UPDATE "Finding")/m))
      await getDb().$executeRawUnsafe(statement);
  }

  const rows = [
    { ruleId: "gap.stated.residue", text: "Gunshot residue examination." },
    {
      ruleId: "gap.people.statements",
      text: "Statements of persons whom the record mentions: Lou Ferris, Marta Cole.",
    },
    {
      ruleId: "gap.usual.shots",
      text: "Canvass; casings; shot-detection data.",
      detail: "A page tells of shots fired.",
      checklist: "shots fired",
    },
    { ruleId: "gap.dui.training", text: "Training record.", checklist: "DUI checklist" },
    { ruleId: "model.gap", engine: "model" as const, text: "The video; an officer says that it was uploaded." },
  ];

  it("takes the ids of the rules of today, so that reviews carry over", async () => {
    const ids = [
      ["gap.original.photos", "gap.original.photographs"],
      ["gap.dui.camera", "gap.dui.body-camera"],
      ["gap.stated.photographs", "gap.stated.photographs"],
      ["gap.usual.camera", "gap.usual.camera"],
    ] as const;
    for (const [position, [ruleId]] of ids.entries())
      await buildFinding({ analysisId, position, kind: "gap", ruleId, text: "Photographs." });
    await migrateRows("rule_ids_of_merged_gaps");
    const found = await getDb().finding.findMany({ where: { analysisId }, orderBy: { position: "asc" } });
    expect(found.map(({ ruleId }) => ruleId)).toEqual(ids.map(([, id]) => id));
  });

  it("reads as one of today, each list split once by the migration and a model's words never", async () => {
    for (const [position, row] of rows.entries()) await buildFinding({ analysisId, position, kind: "gap", ...row });
    await buildFinding({ analysisId, position: rows.length, kind: "issue", text: "A; b." });
    await migrateRows("basis_and_items_of_gaps");
    const { data } = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
    expect(data.findings.map(({ basis, text, detail, items }) => [basis, text, detail, items])).toEqual([
      ["stated", "Gunshot residue examination.", "", [{ what: "Gunshot residue examination" }]],
      ["mentioned", rows[1]!.text, "", [{ what: rows[1]!.text.slice(0, -1) }]],
      [
        "usual",
        "The record describes shots fired.",
        "",
        [{ what: "Canvass" }, { what: "casings" }, { what: "shot-detection data" }],
      ],
      ["usual", "Training record.", "", [{ what: "Training record" }]],
      ["mentioned", rows[4]!.text, "", [{ what: "The video; an officer says that it was uploaded" }]],
      [null, "A; b.", "", []],
    ]);
  });
});

it("lists one line for each item of a gap that was not rejected", async () => {
  const gap = { analysisId, kind: "gap", basis: "mentioned", text: "Statements." } as const;
  const items = ["Marta Cole (neighbor)", "Lou Ferris"].map((from) => ({ what: "Statement or report", from }));
  await buildFinding({ ...gap, position: 0, items });
  await buildFinding({ ...gap, position: 1, items: [{ what: "audit log" }], verdict: "rejected" });
  const { data } = await callRoute(listAnalyses, { params: { caseId } }, { as: user });
  expect(data.map(({ evidenceGaps }) => evidenceGaps)).toEqual([
    ["Statement or report: Marta Cole (neighbor)", "Statement or report: Lou Ferris"],
  ]);
});
