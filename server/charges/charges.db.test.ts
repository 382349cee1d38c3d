import mammoth from "mammoth";
import { afterAll, beforeEach, expect, it } from "vitest";
import * as calls from "#lib/contracts/charges.ts";
import { deleteDocument } from "#lib/contracts/documents.ts";
import { getCaseMemoFile } from "#lib/contracts/work-product.ts";
import { MEMO_SECTION_LABEL } from "#lib/copy/case/memo.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, buildFinding } from "#server/testing/case-builders.ts";
import { reAnchorEvidence } from "./re-anchor-evidence.ts";

afterAll(closeQueue);

const TEXT = "Marlow swayed.\nHis breath result was 0.094.\nThe clock ran.";
const RESULT = "His breath result was 0.094.";
const DROVE = "The defendant drove a vehicle";
const OVER = "Or with an alcohol concentration at or over the limit";

let user: TestUser;
let caseId: string;
let documentId: string;
beforeEach(async () => {
  user = await buildUser();
  ({ id: caseId } = await buildCase({ createdById: user.id }));
  ({ id: documentId } = await buildDocument({ uploadedById: user.id, caseId, pageTexts: [TEXT] }));
});

/** A completed analysis with one factor about the result, of `also` this document, too. @returns the id of its citation */
async function analyze({ also, ...fields }: { also?: string; verdict?: "rejected" } = {}): Promise<string> {
  const { id: analysisId } = await buildAnalysis({ caseId, status: "Completed", completedAt: new Date() });
  const start = TEXT.indexOf(RESULT);
  const cites = [documentId, ...(also === undefined ? [] : [also])].map((id) => ({
    ...{ documentId: id, pageNumber: 1, quote: RESULT, start, end: start + RESULT.length },
  }));
  const { id: findingId } = await buildFinding({
    ...{ analysisId, kind: "factor", ruleId: "factor.result-over-limit", weight: -8, text: "Over", cites },
    ...fields,
  });
  return (await getDb().citation.findFirstOrThrow({ where: { findingId, documentId } })).id;
}
const add = async (elements = [DROVE, OVER]) =>
  (await callRoute(calls.addCharge, { params: { id: caseId }, body: { name: "DUI", elements } }, { as: user })).data;
const list = async () => (await callRoute(calls.listCharges, { params: { id: caseId } }, { as: user })).data;
const place = (elementId: string, citationId: string, side: "for" | "against") =>
  callRoute(calls.addEvidence, { params: { id: caseId, elementId, citationId }, body: { side } }, { as: user });

it("keeps the elements of a charge, with an audit line that holds no words of the case", async () => {
  expect(await list()).toEqual([]);
  const [charge] = await add();
  expect(charge!.elements.map(({ text }) => text)).toEqual([DROVE, OVER]);
  const line = await getDb().auditEvent.findFirstOrThrow({ where: { caseId }, orderBy: { id: "desc" } });
  expect([line.action, line.userId]).toEqual(["case.elements", user.id]);
  expect(line.message).toMatch(/^Added the elements of a charge, case T-/);
});

it("changes elements and keeps their evidence; what nobody named stays, what is gone is a conflict", async () => {
  const citationId = await analyze();
  const [charge] = await add();
  const [drove, over] = charge!.elements;
  await place(over!.id, citationId, "for");
  const params = { id: caseId, chargeId: charge!.id };
  const change = (body: { elements: { id: string | null; text: string }[]; removed: string[] }) =>
    callRoute(calls.updateCharge, { params, body: { name: "DUI per se", ...body } }, { as: user });
  const { data } = await change({ elements: [{ id: null, text: "On a highway" }], removed: [drove!.id] });
  expect(data[0]!.name).toBe("DUI per se");
  expect(data[0]!.elements.map(({ text, evidence }) => [text, evidence.length])).toEqual([
    ["On a highway", 0],
    [OVER, 1],
  ]);
  const refused = await change({ elements: [{ id: drove!.id, text: "Drove" }], removed: [] });
  expect([refused.status, (await list())[0]!.elements.length]).toEqual([409, 2]);
  expect((await callRoute(calls.deleteCharge, { params }, { as: user })).status).toBe(204);
  expect(await list()).toEqual([]);
});

it("places the words of a citation, moves them to the other side, and keeps them over a new analysis", async () => {
  const citationId = await analyze();
  const [charge] = await add();
  const over = charge!.elements[1]!;
  await place(over.id, citationId, "against");
  const { data } = await place(over.id, citationId, "for");
  const [evidence, ...others] = data[0]!.elements[1]!.evidence;
  expect([others.length, evidence!.side, evidence!.quote, evidence!.exhibit]).toEqual([0, "for", RESULT, 1]);
  await getDb().analysis.deleteMany({ where: { caseId } });
  expect((await list())[0]!.elements[1]!.evidence).toEqual([evidence]);
  const params = { id: caseId, elementId: over.id, evidenceId: evidence!.id };
  expect((await callRoute(calls.deleteEvidence, { params }, { as: user })).status).toBe(204);
  expect((await list())[0]!.elements[1]!.evidence).toEqual([]);
});

it("places the sentence around words that the analysis does not cite, and takes none of another case or off the page", async () => {
  const [charge] = await add();
  const elementId = charge!.elements[1]!.id;
  const start = TEXT.indexOf("0.094");
  const placeWords = (words: { start: number; end: number }, of = { documentId, pageNumber: 1 }) =>
    callRoute(
      calls.addPassage,
      { params: { id: caseId, elementId, ...of }, body: { ...words, side: "for" } },
      { as: user },
    );
  const { data } = await placeWords({ start, end: start + 5 });
  const [evidence, ...others] = data[0]!.elements[1]!.evidence;
  expect([evidence!.quote, evidence!.start, evidence!.side, others.length]).toEqual([
    RESULT,
    TEXT.indexOf(RESULT),
    "for",
    0,
  ]);
  const other = await buildCase({ createdById: user.id });
  const foreign = await buildDocument({ uploadedById: user.id, caseId: other.id, pageTexts: [TEXT] });
  const refused = [
    await placeWords({ start, end: start + 5 }, { documentId: foreign.id, pageNumber: 1 }),
    await placeWords({ start, end: start + 5 }, { documentId, pageNumber: 2 }),
    await placeWords({ start, end: TEXT.length + 1 }),
    await placeWords({ start, end: start }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

it("takes no citation of another case, and no element of another case", async () => {
  const citationId = await analyze();
  const [charge] = await add();
  const other = await buildCase({ createdById: user.id });
  const elementId = charge!.elements[0]!.id;
  const params = { id: other.id, elementId, citationId };
  expect((await callRoute(calls.addEvidence, { params, body: { side: "for" } }, { as: user })).status).toBe(404);
  caseId = other.id;
  const [foreign] = await add();
  expect((await place(foreign!.elements[0]!.id, citationId, "for")).status).toBe(404);
});

it("suggests a factor for the element it plainly belongs to, and nothing else", async () => {
  await analyze();
  const suggested = async () => (await list())[0]!.elements.map((one) => one.suggested.map(({ side }) => side));
  await add([DROVE, OVER, "Over 0.08"]);
  expect(await suggested()).toEqual([[], ["for"], []]);
  // Quotes of two documents that differ may be on either side.
  const { id: also } = await buildDocument({ uploadedById: user.id, caseId, pageTexts: [TEXT] });
  await analyze({ also });
  expect(await suggested()).toEqual([[], [null], []]);
  await analyze({ verdict: "rejected" });
  expect(await suggested()).toEqual([[], [], []]);
});

it("finds the words again when the document is read again, and drops what is gone", async () => {
  const citationId = await analyze();
  const [charge] = await add();
  await place(charge!.elements[1]!.id, citationId, "for");
  const read = (text: string) =>
    getDb().$transaction((tx) => reAnchorEvidence(tx, { documentId, pages: [{ pageNumber: 1, text }] }));
  await read(`COVER SHEET\n${TEXT}`);
  const [evidence] = (await list())[0]!.elements[1]!.evidence;
  expect([evidence!.start, evidence!.quote]).toEqual([TEXT.indexOf(RESULT) + "COVER SHEET\n".length, RESULT]);
  await read("Nothing of it.");
  expect((await list())[0]!.elements[1]!.evidence).toEqual([]);
});

it("goes with its document", async () => {
  const citationId = await analyze();
  const [charge] = await add();
  await place(charge!.elements[1]!.id, citationId, "for");
  await callRoute(deleteDocument, { params: { id: documentId } }, { as: user });
  expect((await list())[0]!.elements[1]!.evidence).toEqual([]);
});

it("is a section of the memo, with the page of each quote", async () => {
  const citationId = await analyze();
  const memo = async () => {
    const answer = await callRoute(getCaseMemoFile, { params: { id: caseId }, query: {} }, { as: user });
    return (
      await mammoth.extractRawText({ buffer: Buffer.from(await answer.response.arrayBuffer()) })
    ).value.replaceAll("\u00A0", " ");
  };
  expect(await memo()).not.toContain(MEMO_SECTION_LABEL.elements);
  const [charge] = await add();
  await place(charge!.elements[1]!.id, citationId, "for");
  const text = await memo();
  expect(text).toContain(MEMO_SECTION_LABEL.elements);
  expect(text).toContain(`1. ${DROVE}.`);
  expect(text).toMatch(/“His breath result was 0\.094\.” \(.*p\. 1.*\)/);
  expect(text).toContain("None noted.");
});
