// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 2.11, 8, 9: Case Management: tiles, filters, table, paging, one retry
// @spec 7.4: calls of users, codes and cases; only administrators
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/admin-cases.ts";
import { CASE_STATUSES } from "#lib/domain/case-status.ts";
import type { OffenceClass } from "#lib/domain/findings.ts";
import { getDb, type Prisma } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildAdmin, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, uploadBytes } from "#server/testing/case-builders.ts";

afterAll(closeQueue);

/** Refusals have lines of their own, told by record-denial.db.test.ts. */
const lines = async () => {
  const where = { action: { not: "access.denied" } };
  const rows = await getDb().auditEvent.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(({ action, message, userEmail }) => [action, message, userEmail]);
};

describe("the list of all cases", () => {
  test("cases of every user, newest first, 20 a page, with user and number of files", async () => {
    const [admin, rosa] = [await buildAdmin(), await buildUser({ firstName: "Rosa", lastName: "Achterberg" })];
    for (let day = 1; day <= 21; day += 1)
      await buildCase({
        createdById: day % 2 === 0 ? rosa.id : admin.id,
        title: `State v. ${day}`,
        createdAt: new Date(Date.UTC(2026, 0, day)),
      });
    const newest = await buildCase({
      createdById: rosa.id,
      caseNumber: "26-CR-0001",
      createdAt: new Date("2026-03-01"),
    });
    await buildDocument({ uploadedById: rosa.id, caseId: newest.id });
    await buildDocument({ uploadedById: rosa.id, caseId: newest.id });
    const first = await callRoute(calls.listAllCases, {}, { as: admin });
    expect(first.data).toMatchObject({ page: 1, pageSize: 20, totalCount: 22, totalPages: 2 });
    expect(first.data.cases[0]).toEqual({
      id: newest.id,
      caseNumber: "26-CR-0001",
      title: "State v. Marlow",
      description: null,
      status: "new",
      priority: "medium",
      userName: "Rosa Achterberg",
      userEmail: rosa.email,
      successProbability: null,
      documentCount: 2,
      createdAt: "2026-03-01T00:00:00.000Z",
    });
    expect(first.data.cases.length).toBe(20);
    const last = await callRoute(calls.listAllCases, { query: { page: 2 } }, { as: admin });
    expect(last.data.cases.map(({ title }) => title)).toEqual(["State v. 2", "State v. 1"]);
    const beyond = await callRoute(calls.listAllCases, { query: { page: 3 } }, { as: admin });
    expect(beyond.data).toMatchObject({ cases: [], totalPages: 2 });
  });

  test("every case once, also where many were made in one moment", async () => {
    const admin = await buildAdmin();
    const createdAt = new Date("2026-01-01T00:00:00Z");
    for (let index = 0; index < 11; index += 1) await buildCase({ createdById: admin.id, createdAt });
    for (const pageSize of [1, 2, 3, 4, 11]) {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(11 / pageSize); page += 1) {
        const { data } = await callRoute(calls.listAllCases, { query: { page, pageSize } }, { as: admin });
        seen.push(...data.cases.map(({ id }) => id));
      }
      expect(new Set(seen).size, `pages of ${pageSize}`).toBe(11);
      expect(seen.length).toBe(11);
    }
  });

  test("searches case number, title, and the user's name and e-mail; filters by status", async () => {
    const admin = await buildAdmin({ firstName: "Ada", lastName: "Min" });
    const lowe = await buildUser({ firstName: "Malcolm", lastName: "Lowe", email: "m.lowe@firm.example" });
    const data = [
      { createdById: admin.id, title: "State v. Okafor", caseNumber: "24-CR-0131", status: "completed" as const },
      { createdById: lowe.id, title: "State v. Tran", caseNumber: "23-CR-0977" },
      { createdById: lowe.id, title: "100% of nothing", caseNumber: "23-CR-0100", status: "failed" as const },
    ];
    for (const each of data) await buildCase(each);
    const find = async (query: { search?: string; status?: "failed" }) =>
      (await callRoute(calls.listAllCases, { query }, { as: admin })).data.cases.map(({ title }) => title).sort();
    expect(await find({ search: "0977" })).toEqual(["State v. Tran"]);
    expect(await find({ search: "okaf" })).toEqual(["State v. Okafor"]);
    expect(await find({ search: "lowe malcolm" })).toEqual(["100% of nothing", "State v. Tran"]);
    expect(await find({ search: "M.LOWE@" })).toEqual(["100% of nothing", "State v. Tran"]);
    expect(await find({ search: "%" })).toEqual(["100% of nothing"]);
    expect(await find({ search: "lowe", status: "failed" })).toEqual(["100% of nothing"]);
    expect(await find({ search: "nobody" })).toEqual([]);
    expect(await find({ search: "   " })).toHaveLength(3);
  });

  test("refuses a status that is none", async () => {
    const query = { status: "everything" as "failed" };
    expect((await callRoute(calls.listAllCases, { query }, { as: await buildAdmin() })).status).toBe(400);
  });
});

test("the counts: all, by status in the order of a case's life, by day with the days without one", async () => {
  const admin = await buildAdmin();
  const none = await callRoute(calls.getAllCasesStats, {}, { as: admin });
  expect(none.data).toMatchObject({ totalCases: 0, casesByStatus: [] });
  for (const status of ["trial", "new", "failed", "new"] as const) await buildCase({ createdById: admin.id, status });
  await buildCase({ createdById: admin.id, createdAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000) });
  await buildCase({ createdById: admin.id, createdAt: new Date(Date.now() - 300 * 24 * 60 * 60 * 1000) });
  const { data } = await callRoute(calls.getAllCasesStats, {}, { as: admin });
  expect(data.totalCases).toBe(6);
  expect(data.casesByStatus).toEqual([
    { status: "new", count: 4 },
    { status: "failed", count: 1 },
    { status: "trial", count: 1 },
  ]);
  expect(data.casesByDay).toHaveLength(30);
  expect(data.casesByDay.map(({ count }) => count)).toEqual([...Array<number>(26).fill(0), 1, 0, 0, 4]);
  expect(data.casesByDay.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
});

describe("one case", () => {
  test("its documents and its analyses, the newest first", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const { id } = await buildCase({ createdById: user.id, description: "Two counts.", successProbability: 0.785 });
    await buildDocument({ uploadedById: user.id, caseId: id, originalFileName: "report.txt", size: 1_572_864 });
    await buildAnalysis({ caseId: id, status: "Failed", createdAt: new Date("2026-01-01T00:00:00Z") });
    const scored = { viabilityScore: 78, factorCount: 12, reviewedFactorCount: 3 };
    const done = await buildAnalysis({ caseId: id, status: "Completed", ...scored });
    const { data } = await callRoute(calls.getAnyCase, { params: { id } }, { as: admin });
    expect(data).toMatchObject({ description: "Two counts.", successProbability: 0.785, priority: "medium" });
    expect(data.documents).toMatchObject([
      { fileName: "report.txt", fileType: "text/plain", fileSize: 1_572_864, status: "completed" },
    ]);
    expect(data.analyses).toMatchObject([
      {
        ...{ id: done.id, status: "Completed", viabilityScore: 78 },
        oddsReview: { provisional: true, factors: 12, reviewed: 3 },
      },
      { status: "Failed", viabilityScore: null, oddsReview: null },
    ]);
    expect(JSON.stringify(data)).not.toContain("Key");
  });

  test("any status after any other; a blank title keeps the title, a blank description becomes none", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const { id, caseNumber } = await buildCase({ createdById: user.id, description: "Old" });
    const update = (body: object) => callRoute(calls.updateAnyCase, { params: { id }, body }, { as: admin });
    for (const status of CASE_STATUSES) expect((await update({ status })).data.status).toBe(status);
    const changed = await update({ title: " ", description: "  ", priority: "The Heat is On!" });
    expect(changed.data).toMatchObject({ title: "State v. Marlow", description: null, priority: "urgent" });
    expect((await update({ title: "<b>State</b> v. Lowe" })).data.title).toBe("<b>State</b> v. Lowe");
    for (const body of [{ status: "gone" }, { title: "x".repeat(301) }, { priority: "later" }])
      expect((await update(body)).status).toBe(400);
    const status = await callRoute(
      calls.setAnyCaseStatus,
      { params: { id }, body: { status: "trial" } },
      { as: admin },
    );
    expect(status.data).toMatchObject({ status: "trial", title: "<b>State</b> v. Lowe" });
    expect((await lines()).at(-1)).toEqual([
      "case.update",
      `Changed status of case ${caseNumber} as an admin`,
      admin.email,
    ]);
  });

  test("deleting takes everything below it, with a line", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const { id, caseNumber } = await buildCase({ createdById: user.id });
    await uploadBytes(user, { name: "a.txt", bytes: new TextEncoder().encode("words"), caseId: id });
    await buildAnalysis({ caseId: id, status: "Completed" });
    expect((await callRoute(calls.deleteAnyCase, { params: { id } }, { as: admin })).status).toBe(204);
    expect([await getDb().case.count(), await getDb().document.count(), await getDb().analysis.count()]).toEqual([
      0, 0, 0,
    ]);
    expect((await callRoute(calls.deleteAnyCase, { params: { id } }, { as: admin })).status).toBe(404);
    expect((await lines()).at(-1)).toEqual(["case.delete", `Deleted case ${caseNumber} with 1 documents`, admin.email]);
  });

  test("an analysis of any user's case; a second start answers the running one", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const { id } = await buildCase({ createdById: user.id });
    const analyze = (documentId?: string) =>
      callRoute(
        calls.analyzeAnyCase,
        { params: { id }, body: { documentId, includeViabilityAssessment: true, includeSimilarCases: true } },
        { as: admin },
      );
    const empty = await analyze();
    expect([empty.status, empty.error.message]).toEqual([400, "Please upload at least one case file"]);
    const document = await buildDocument({ uploadedById: user.id, caseId: id });
    const started = await analyze(document.id);
    expect(started.data).toMatchObject({ success: true, message: "Analysis started." });
    expect((await analyze()).data.analysisId).toBe(started.data.analysisId);
    expect(await getDb().analysis.findFirst()).toMatchObject({
      focusDocumentId: document.id,
      requestedById: admin.id,
      status: "Pending",
    });
    expect((await analyze(randomUUID())).status).toBe(404);
    const bare = await callRoute(calls.analyzeAnyCase, { params: { id } }, { as: admin });
    expect(bare.data.analysisId).toBe(started.data.analysisId);
  });

  test("missing and malformed ids are 404 on every call", async () => {
    const admin = await buildAdmin();
    const bodies: Readonly<Record<string, unknown>> = { setAnyCaseStatus: { status: "new" } };
    for (const [name, contract] of Object.entries(calls))
      for (const id of [randomUUID(), "1' OR '1'='1"])
        if ("path" in contract && contract.path.includes("{id}")) {
          const body = ["PUT", "POST"].includes(contract.method) ? (bodies[name] ?? {}) : undefined;
          const { status } = await callRoute(contract, { params: { id }, body }, { as: admin });
          expect([name, status]).toEqual([name, 404]);
        }
  });
});

describe("similar cases", () => {
  async function analysed(
    createdById: string,
    title: string,
    offenceClass: OffenceClass,
    issues: readonly (string | Partial<Prisma.FindingCreateManyAnalysisInput>)[],
    completedAt = new Date("2026-02-01T00:00:00Z"),
  ) {
    const { id: caseId } = await buildCase({ createdById, title });
    const analysis = await buildAnalysis({
      caseId,
      status: "Completed",
      offenceClass,
      completedAt,
      createdAt: completedAt,
      ...{ viabilityScore: 61, isProvisional: false, factorCount: 8, reviewedFactorCount: 6 },
    });
    await getDb().finding.createMany({
      data: issues.map((given, position) => ({
        analysisId: analysis.id,
        position,
        kind: "issue" as const,
        engine: "offline" as const,
        text: typeof given === "string" ? `Text of ${given} in ${title}` : "",
        detail: "",
        verified: true,
        ruleId: typeof given === "string" ? given : "",
        ...(typeof given === "string" ? {} : given),
      })),
    });
    return caseId;
  }
  const find = async (id: string) =>
    (await callRoute(calls.listSimilarCases, { params: { id } }, { as: await buildAdmin() })).data.cases;

  test("the same issues and the same offence, the most alike first, each with its reasons", async () => {
    const [rosa, lowe] = [await buildUser(), await buildUser()];
    const own = await analysed(rosa.id, "Own", "dui", ["issue.stop", "issue.miranda", "issue.lab"]);
    await analysed(lowe.id, "All three, other offence", "drugs", ["issue.stop", "issue.miranda", "issue.lab"]);
    await analysed(lowe.id, "Two, same offence", "dui", ["issue.stop", "issue.lab", "issue.lineup"]);
    await analysed(rosa.id, "Offence only", "dui", ["issue.lineup"]);
    await analysed(rosa.id, "Nothing", "theft", ["issue.lineup"]);
    const found = await find(own);
    expect(found.map(({ title, sharedOffence, sharedIssues }) => [title, sharedOffence, sharedIssues])).toEqual([
      ["Two, same offence", "dui", ["Text of issue.stop in Own", "Text of issue.lab in Own"]],
      [
        "All three, other offence",
        null,
        ["Text of issue.stop in Own", "Text of issue.miranda in Own", "Text of issue.lab in Own"],
      ],
      ["Offence only", "dui", []],
    ]);
    expect(found[0]).toMatchObject({
      viabilityScore: 61,
      oddsReview: { provisional: false, factors: 8, reviewed: 6 },
    });
  });

  test("only the latest analysis of a case counts, no rejected issue, no issue of a model, no 'other' offence", async () => {
    const user = await buildUser();
    const own = await analysed(user.id, "Own", "other", [
      "issue.stop",
      { ruleId: "issue.lab", verdict: "rejected" },
      { ruleId: "model", engine: "model" },
    ]);
    const older = await analysed(user.id, "Was alike once", "theft", ["issue.stop"], new Date("2026-01-01T00:00:00Z"));
    await buildAnalysis({
      caseId: older,
      status: "Completed",
      offenceClass: "theft",
      completedAt: new Date("2026-03-01T00:00:00Z"),
    });
    await analysed(user.id, "Rejected there", "other", [{ ruleId: "issue.stop", verdict: "rejected" }]);
    await analysed(user.id, "Rejected here", "other", ["issue.lab"]);
    await analysed(user.id, "Model's", "other", [{ ruleId: "model", engine: "model" }]);
    expect(await find(own)).toEqual([]);
  });

  test("five at most; none for a case without an analysis", async () => {
    const user = await buildUser();
    const own = await analysed(user.id, "Own", "dui", ["issue.stop"]);
    for (let index = 0; index < 7; index += 1) await analysed(user.id, `Other ${index}`, "dui", ["issue.stop"]);
    expect(await find(own)).toHaveLength(5);
    const { id } = await buildCase({ createdById: user.id });
    expect(await find(id)).toEqual([]);
  });
});
