// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { expect, it } from "vitest";
import { getAnalysis, reviewFinding } from "#lib/contracts/analyses.ts";
import { buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildFinding } from "#server/testing/case-builders.ts";

it("gives an analysis of any age its points, by the stored rules; a verdict moves the pull and not the rank", async () => {
  const user = await buildUser();
  const { id: caseId } = await buildCase({ createdById: user.id });
  const { id: analysisId } = await buildAnalysis({ caseId, status: "Completed" });
  const rows = [
    { ruleId: "gap.stated.calibration", kind: "gap", basis: "stated", items: [{ what: "Calibration certificate" }] },
    { ruleId: "issue.breath-test", kind: "issue", text: "Was the test in order?" },
    { ruleId: "factor.stop-contradicted", kind: "factor", weight: 10 },
    { ruleId: "factor.result-over-limit", kind: "factor", weight: -8 },
    { ruleId: "factor.calibration-absent", kind: "factor", weight: 5 },
    { ruleId: "gap.usual.shots", kind: "gap", basis: "usual", items: [{ what: "Canvass" }] },
    { ruleId: "event.stop", kind: "event" },
    { ruleId: "issue.search", kind: "issue", verified: false },
  ] as const;
  const ids: string[] = [];
  for (const [position, { ...row }] of rows.entries()) {
    const items = "items" in row ? { items: row.items.map((item) => ({ ...item })) } : {};
    ids.push((await buildFinding({ analysisId, position, ...row, ...items })).id);
  }
  const read = async () => (await callRoute(getAnalysis, { params: { analysisId } }, { as: user })).data.points;
  const none = { contradiction: [], factor: [], issue: [], weakness: [], defense: [], gap: [], action: [] };
  expect(await read()).toEqual([
    {
      ...{ id: "breath-test", rank: 1, title: "The breath or blood test", why: "Was the test in order?" },
      ...{ forUs: 5, against: 8, countedForUs: 2.5, countedAgainst: 4 },
      findings: { ...none, gap: [ids[0]], issue: [ids[1]], factor: [ids[3], ids[4]] },
    },
    {
      ...{ id: "stop", rank: 2, title: "The stop", why: "The stop has no stated reason." },
      ...{ forUs: 10, against: 0, countedForUs: 5, countedAgainst: 0 },
      findings: { ...none, factor: [ids[2]] },
    },
  ]);

  await callRoute(reviewFinding, { params: { findingId: ids[3]! }, body: { verdict: "rejected" } }, { as: user });
  await callRoute(reviewFinding, { params: { findingId: ids[2]! }, body: { verdict: "accepted" } }, { as: user });
  expect((await read()).map(({ id, forUs, against, countedForUs }) => [id, forUs, against, countedForUs])).toEqual([
    ["breath-test", 5, 0, 2.5],
    ["stop", 10, 0, 10],
  ]);
});
