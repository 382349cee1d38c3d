import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "#lib/contracts/case-dates.ts";
import { deleteCase, getCase, getDocketCounts, listCases } from "#lib/contracts/cases.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";
import { addDays } from "#lib/domain/ledger.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument } from "#server/testing/case-builders.ts";

let user: TestUser;
let caseId: string;
beforeEach(async () => {
  user = await buildUser();
  caseId = (await buildCase({ createdById: user.id })).id;
});

const today = new Date().toISOString().slice(0, 10);
const day = (days: number) => addDays(today, days);
const hearing = { kind: "hearing", title: "Suppression hearing", on: day(5) } as const;
const add = (body: CallInput<typeof calls.addCaseDate>["body"], id = caseId, as = user) =>
  callRoute(calls.addCaseDate, { params: { id }, body }, { as });
const list = async () => (await callRoute(calls.listCaseDates, { params: { id: caseId } }, { as: user })).data;

describe("dates of a case", () => {
  it("are added, changed and deleted, the earliest first, each with an audit line", async () => {
    await add({ ...hearing, time: "09:30", timeZone: "America/Chicago", place: "Courtroom 2", remindDays: 7 });
    await add({ kind: "deadline", title: "Motions due", on: day(2) });
    const { dates } = await list();
    expect(dates.map(({ title }) => title)).toEqual(["Motions due", "Suppression hearing"]);
    expect(dates[1]).toMatchObject({ time: "09:30", timeZone: "America/Chicago", place: "Courtroom 2", remindDays: 7 });
    const params = { id: caseId, dateId: dates[0]?.id ?? "" };
    const body = { kind: "deadline", title: "Motions due", on: day(2), isDone: true } as const;
    await callRoute(calls.updateCaseDate, { params, body }, { as: user });
    expect((await list()).dates[0]).toMatchObject({ isDone: true });
    await callRoute(calls.deleteCaseDate, { params }, { as: user });
    expect((await list()).dates).toHaveLength(1);
    const lines = await getDb().auditEvent.findMany({
      where: { action: "case.dates", caseId },
      orderBy: { id: "asc" },
    });
    expect(lines.map(({ message }) => message.replace(/, case .*/, ""))).toEqual([
      ...["Added a hearing", "Added a deadline", "Changed a deadline", "Deleted a date"],
    ]);
  });

  it.each([
    [{ ...hearing, title: " " }],
    [{ ...hearing, on: "2026-02-30" }],
    [{ ...hearing, time: "25:00", timeZone: "America/Chicago" }],
    [{ ...hearing, time: "09:30" }],
    [{ ...hearing, time: "09:30", timeZone: "Mars/Olympus" }],
    [{ ...hearing, remindDays: 0 }],
  ])("refuses %j", async (body) => {
    expect((await add(body)).status).toBe(400);
  });

  it("are not there for a stranger, whichever call", async () => {
    await add(hearing);
    const dateId = (await list()).dates[0]?.id ?? "";
    const as = await buildUser();
    const own = await buildCase({ createdById: as.id });
    const params = { id: caseId };
    const answers = await Promise.all([
      callRoute(calls.listCaseDates, { params }, { as }),
      add(hearing, caseId, as),
      callRoute(calls.updateCaseDate, { params: { ...params, dateId }, body: hearing }, { as }),
      callRoute(calls.deleteCaseDate, { params: { ...params, dateId } }, { as }),
      // Through a case of their own neither.
      callRoute(calls.deleteCaseDate, { params: { id: own.id, dateId } }, { as }),
      callRoute(calls.updateCaseDate, { params: { id: own.id, dateId }, body: hearing }, { as }),
      callRoute(calls.getCaseDatesFile, { params }, { as }),
      callRoute(calls.getDatesFileOfCases, { query: { ids: `${own.id},${caseId}` } }, { as }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await list()).dates).toHaveLength(1);
  });

  it("go with their case", async () => {
    await add(hearing);
    await callRoute(deleteCase, { params: { id: caseId } }, { as: user });
    expect(await getDb().caseDate.count({ where: { caseId } })).toBe(0);
  });

  it("leave as a calendar file, of one case and of chosen ones", async () => {
    const other = await buildCase({ createdById: user.id, title: "State v. Oakes" });
    await add(hearing);
    await add({ kind: "deadline", title: "Motions due", on: day(9) }, other.id);
    const one = await callRoute(calls.getCaseDatesFile, { params: { id: caseId } }, { as: user });
    expect(one.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const both = await callRoute(
      ...([calls.getDatesFileOfCases, { query: { ids: `${caseId},${other.id}` } }, { as: user }] as const),
    );
    expect(both.headers.get("content-disposition")).toContain("Case dates.ics");
    const lines = await getDb().auditEvent.count({ where: { action: "case.download" } });
    expect(lines).toBe(3);
  });
});

describe("the next date of a case", () => {
  const next = async () => (await callRoute(getCase, { params: { id: caseId } }, { as: user })).data.case.nextDate;

  it("is the first that is due; a hearing passes, a deadline stays until it is done", async () => {
    expect(await next()).toBeNull();
    await add(hearing);
    expect(await next()).toEqual({ on: day(5), title: "Suppression hearing", isOverdue: false });
    await add({ ...hearing, title: "Arraignment", on: day(-9) });
    expect(await next()).toMatchObject({ title: "Suppression hearing" });
    await add({ kind: "deadline", title: "Motions due", on: day(-3) });
    expect(await next()).toEqual({ on: day(-3), title: "Motions due", isOverdue: true });
    const { id: dateId = "" } = (await list()).dates.find(({ kind }) => kind === "deadline") ?? {};
    const body = { kind: "deadline", title: "Motions due", on: day(-3), isDone: true } as const;
    await callRoute(calls.updateCaseDate, { params: { id: caseId, dateId }, body }, { as: user });
    expect(await next()).toMatchObject({ title: "Suppression hearing" });
  });

  it("is an answer that the ledger awaits, too, and sorts the docket", async () => {
    const later = await buildCase({ createdById: user.id, title: "later" });
    const none = await buildCase({ createdById: user.id, title: "none" });
    await add({ ...hearing, on: day(8) }, later.id);
    await getDb().ledgerItem.create({
      data: {
        ...{ id: crypto.randomUUID(), caseId, basis: "mentioned", text: "In-car video", state: "requested" },
        dueOn: new Date(`${day(-4)}T00:00:00Z`),
      },
    });
    expect(await next()).toEqual({ on: day(-4), title: "In-car video", isOverdue: true });
    expect((await list()).requests).toMatchObject([{ title: "In-car video", on: day(-4) }]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await callRoute(listCases, { query: { sort: "date", limit: 1, cursor } }, { as: user });
      seen.push(...answer.data.map(({ id }) => id));
      cursor = answer.headers.get("x-next-cursor") ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([caseId, later.id, none.id]);
  });
});

it("counts for the sentence over the docket, active cases of the caller only", async () => {
  await add({ ...hearing, on: day(1) });
  await add({ ...hearing, on: day(20) });
  await add({ kind: "deadline", title: "Motions due", on: day(-3) });
  await buildDocument({ uploadedById: user.id, caseId, status: "failed" });
  await buildAnalysis({
    ...{ caseId, status: "Completed", viabilityScore: 60, factorCount: 9, reviewedFactorCount: 4 },
  });
  const archived = await buildCase({ createdById: user.id, archivedAt: new Date() });
  await add(hearing, archived.id);
  await buildCase({ createdById: (await buildUser()).id });
  const { data } = await callRoute(getDocketCounts, { query: { from: today, to: day(6) } }, { as: user });
  expect(data).toEqual({ active: 1, archived: 1, datesThisWeek: 1, overdue: 1, toReview: 5, failedDocuments: 1 });
});
