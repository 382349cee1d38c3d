import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { getAnalysis, listAnalyses } from "#lib/contracts/analyses.ts";
import { listCases } from "#lib/contracts/cases.ts";
import { deleteDocument } from "#lib/contracts/documents.ts";
import {
  addLedgerItem,
  deleteLedgerItem,
  type DraftContent,
  getLedger,
  getRequestDraftFile,
  getRequestLetterFile,
  saveRequestDraft,
  sendRequestLetter,
  updateLedgerItem,
} from "#lib/contracts/ledger.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildAdmin, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, buildFinding } from "#server/testing/case-builders.ts";

afterAll(closeQueue);

const QUOTE = "Calibration certificate: not attached";
const PAGE = `BREATH TEST RECORD\n${QUOTE}\nMARLOW told me that a neighbor had filmed it all.`;
const CLIENT = "MARLOW told me that a neighbor had filmed it all.";

let user: TestUser;
let caseId: string;
let documentId: string;
beforeEach(async () => {
  user = await buildUser({ firstName: "Rosa", lastName: "Achterberg" });
  ({ id: caseId } = await buildCase({ createdById: user.id, clientName: "Jonah Marlow" }));
  ({ id: documentId } = await buildDocument({
    ...{ caseId, uploadedById: user.id, pageTexts: [PAGE], originalFileName: "breath-test.txt" },
    uploadedAt: new Date("2026-10-01T00:00:00Z"),
  }));
  await analyze();
});

const cite = (quote: string, of = documentId) => {
  const start = PAGE.indexOf(quote);
  return { documentId: of, pageNumber: 1, quote, start, end: start + quote.length };
};

/** An analysis as the rules would make it: a stated gap, one that rests on the client's words, and two usual ones. */
async function analyze(of = documentId) {
  const { id: analysisId } = await buildAnalysis({ caseId, status: "Completed", createdAt: new Date() });
  const gap = { analysisId, kind: "gap" } as const;
  const stated = await buildFinding({
    ...{ ...gap, position: 0, ruleId: "gap.stated.calibration", basis: "stated" },
    ...{ text: `${QUOTE}.`, items: [{ what: "Calibration certificate" }], cites: [cite(QUOTE, of)] },
  });
  await buildFinding({
    ...{ ...gap, position: 1, ruleId: "gap.mentioned.video", basis: "mentioned", text: "Video of the neighbor." },
    ...{ items: [{ what: "video of the neighbor" }], cites: [cite(CLIENT, of)] },
  });
  await buildFinding({
    ...{ ...gap, position: 2, ruleId: "gap.usual.radio", basis: "usual", text: "Radio.", checklist: "a dispatch log" },
    ...{ items: [{ what: "audio of the radio" }, { what: "unit history" }] },
  });
  return { analysisId, statedId: stated.id };
}

const read = async (as: TestUser = user) => (await callRoute(getLedger, { params: { id: caseId } }, { as })).data;
const itemNamed = async (text: string) => (await read()).items.find((item) => item.text === text)!;
const update = (itemId: string, body: object, as: TestUser = user) =>
  callRoute(updateLedgerItem, { params: { id: caseId, itemId }, body }, { as });
const save = (version: number, content: DraftContent, as: TestUser = user) =>
  callRoute(saveRequestDraft, { params: { id: caseId }, body: { version, content } }, { as });
const send = (version: number, sentOn = "2026-11-02", as: TestUser = user) =>
  callRoute(sendRequestLetter, { params: { id: caseId }, body: { version, sentOn } }, { as });

async function tick(texts: readonly string[]) {
  const { draft, items } = await read();
  const ticked = items.filter(({ text }) => texts.includes(text)).map(({ id }) => ({ id, text: null }));
  return (await save(draft.version, { ...draft.content, items: ticked })).data;
}

async function tickAndSend(texts: readonly string[], sentOn = "2026-11-02") {
  const { version } = await tick(texts);
  return (await send(version, sentOn)).data;
}

describe("the items", () => {
  it("are the gaps of the latest analysis, what rests on the client's words apart", async () => {
    const { items, draft, letters, suggestions } = await read();
    expect(items.map(({ text, basis, isOurs, state }) => [text, basis, isOurs, state])).toEqual([
      ["Calibration certificate", "stated", false, "open"],
      ["Video of the neighbor", "mentioned", true, "open"],
      ["Audio of the radio", "usual", false, "open"],
      ["Unit history", "usual", false, "open"],
    ]);
    expect(items[0]).toMatchObject({
      detail: "The record says: not attached.",
      requestText: "Calibration certificate. breath-test, p. 1: “Calibration certificate: not attached.”",
    });
    expect(JSON.stringify(items.map(({ requestText }) => requestText))).not.toContain("told me");
    expect([letters, suggestions]).toEqual([[], []]);
    expect(draft).toMatchObject({
      version: 0,
      content: { signer: "Rosa Achterberg", signerRole: "Attorney for Jonah Marlow", days: 14, items: [] },
    });
    expect(await getDb().ledgerItem.count({ where: { caseId } })).toBe(0);
  });

  it("do not hold a gap that was rejected", async () => {
    await getDb().finding.updateMany({ where: { ruleId: "gap.usual.radio" }, data: { verdict: "rejected" } });
    expect((await read()).items).toHaveLength(2);
  });

  it("keep their state in a new analysis, by the thing and its place", async () => {
    const before = await itemNamed("Calibration certificate");
    await update(before.id, { state: "refused", on: "2026-11-18", reason: "overwritten after 30 days" });
    await analyze();
    const after = await itemNamed("Calibration certificate");
    expect(after).toMatchObject({ id: before.id, state: "refused", reason: "overwritten after 30 days" });
    expect(after.findingId).not.toBe(before.findingId);
    expect((await read()).items).toHaveLength(4);
  });

  it("take no state from the same thing at another place, and lose none that a new analysis does not find", async () => {
    const other = await buildDocument({ caseId, uploadedById: user.id, pageTexts: [`${PAGE} 2`] });
    const before = await itemNamed("Calibration certificate");
    await update(before.id, { state: "received" });
    const { analysisId } = await analyze(other.id);
    await getDb().citation.updateMany({ where: { finding: { analysisId } }, data: { quote: "None on file" } });
    const same = (await read()).items.filter(({ text }) => text === "Calibration certificate");
    expect(same.map(({ state, findingId }) => [state, findingId === null])).toEqual([
      ["open", false],
      ["received", true],
    ]);
  });

  it("can be yours to find, or the prosecution's, by a person's word", async () => {
    const [radio, video] = [await itemNamed("Audio of the radio"), await itemNamed("Video of the neighbor")];
    await update(radio.id, { isOurs: true });
    await update(video.id, { isOurs: false });
    expect([(await itemNamed("Audio of the radio")).isOurs, (await itemNamed("Video of the neighbor")).isOurs]).toEqual(
      [true, false],
    );
    // Moved by hand, its words are still not the client's.
    expect((await itemNamed("Video of the neighbor")).requestText).toBe("Video of the neighbor.");
  });

  it("can be added by hand and taken away again; those of the analysis cannot", async () => {
    const added = await callRoute(
      addLedgerItem,
      { params: { id: caseId }, body: { text: "  Jail calls  ", part: "usual" } },
      { as: user },
    );
    const item = added.data.items.find(({ isByHand }) => isByHand)!;
    expect(item).toMatchObject({ text: "Jail calls", basis: "usual", findingId: null });
    const remove = (itemId: string) =>
      callRoute(deleteLedgerItem, { params: { id: caseId, itemId } }, { as: user }).then(({ status }) => status);
    expect(await remove(item.id)).toBe(204);
    expect(await remove((await itemNamed("Unit history")).id)).toBe(404);
    const texts = ["", "   ", "x".repeat(501), "a\0b"];
    for (const text of texts) {
      const answer = await callRoute(addLedgerItem, { params: { id: caseId }, body: { text } }, { as: user });
      expect([text.slice(0, 3), answer.status]).toEqual([text.slice(0, 3), 400]);
    }
  });

  it("refuse a document of another case, and an answer that is due before the request", async () => {
    const { id: otherCase } = await buildCase({ createdById: user.id });
    const foreign = await buildDocument({ caseId: otherCase, uploadedById: user.id });
    const { id } = await itemNamed("Unit history");
    expect((await update(id, { state: "received", receivedAs: foreign.id })).status).toBe(400);
    expect((await update(id, { notDocumentId: foreign.id })).status).toBe(400);
    expect((await update(id, { state: "requested", on: "2026-11-02", dueOn: "2026-11-01" })).status).toBe(400);
    expect((await update(crypto.randomUUID(), { state: "received" })).status).toBe(404);
  });
});

describe("the letter", () => {
  it("is kept as it was sent, its items requested with a due date, and the next draft has nothing ticked", async () => {
    const { items, letters, draft } = await tickAndSend(["Calibration certificate", "Unit history"]);
    expect(letters).toMatchObject([
      {
        ...{ number: 1, sentOn: "2026-11-02", dueOn: "2026-11-16", sentBy: "Rosa Achterberg" },
        letter: {
          named: ["Calibration certificate. breath-test, p. 1: “Calibration certificate: not attached.”"],
          usual: ["Unit history."],
        },
      },
    ]);
    expect(items[0]).toMatchObject({ state: "requested", letterNumber: 1, dueOn: "2026-11-16" });
    expect(draft).toMatchObject({ version: 2, content: { items: [] } });
    const again = await tickAndSend(["Calibration certificate"], "2026-11-20");
    expect(again.letters[0]).toMatchObject({ number: 2, dueOn: "2026-12-04" });
    expect(again.letters[0]?.letter.named[0]).toMatch(/ First requested November 2, 2026\.$/);
    expect(again.items[0]).toMatchObject({ firstRequestedOn: "2026-11-02", letterNumber: 2 });
  });

  it("of two tabs the later save is refused, and nothing of the first is lost", async () => {
    const { draft } = await read();
    const mine = { ...draft.content, opening: "From the first tab." };
    expect((await save(0, mine)).data.version).toBe(1);
    const refused = await save(0, { ...draft.content, opening: "From the second tab." });
    expect([refused.status, refused.error.code]).toEqual([409, "conflict"]);
    expect((await read()).draft.content.opening).toBe("From the first tab.");
    expect((await send(0)).status).toBe(409);
    const both = await Promise.all([save(1, { ...mine, signer: "A" }), save(1, { ...mine, signer: "B" })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("never asks for what rests on the client's words, whatever is ticked", async () => {
    const { draft, items } = await read();
    const all = items.map(({ id }) => ({ id, text: null }));
    const { data } = await save(0, { ...draft.content, items: all });
    const { letters } = (await send(data.version)).data;
    expect(JSON.stringify(letters)).not.toMatch(/neighbor|told me/i);
    expect((await itemNamed("Video of the neighbor")).state).toBe("open");
  });

  it("is neither sent nor made with nothing ticked", async () => {
    const { draft } = await read();
    const { data } = await save(0, draft.content);
    expect((await send(data.version)).status).toBe(400);
    expect((await callRoute(getRequestDraftFile, { params: { id: caseId } }, { as: user })).status).toBe(400);
  });

  it("keeps its ticks when a new analysis comes in between", async () => {
    const { draft } = await read();
    const { id } = await itemNamed("Calibration certificate");
    await save(0, { ...draft.content, items: [{ id, text: "All certificates." }] });
    await analyze();
    expect((await read()).draft.content.items).toEqual([{ id, text: "All certificates." }]);
  });

  it("comes as a Word document under its own name, each download with a line in the audit log", async () => {
    const { letters } = await tickAndSend(["Unit history"]);
    await tick(["Calibration certificate"]);
    const files = [
      await callRoute(getRequestDraftFile, { params: { id: caseId } }, { as: user }),
      await callRoute(getRequestLetterFile, { params: { id: caseId, letterId: letters[0]!.id } }, { as: user }),
    ];
    for (const { response } of files)
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 2)
          .toString(),
      ).toBe("PK");
    expect(files[1]?.headers.get("content-disposition")).toContain('"Request letter 1 - State v. Marlow.docx"');
    const lines = await getDb().auditEvent.findMany({
      where: { caseId, action: "ledger.download" },
      orderBy: { id: "asc" },
    });
    expect(lines.map(({ message }) => message.replace(/, case .*/, ""))).toEqual([
      "Downloaded the draft of a request letter",
      "Downloaded request letter 1",
    ]);
  });
});

describe("a new upload", () => {
  const upload = (originalFileName: string, uploadedAt = "2026-11-09T10:00:00Z") =>
    buildDocument({ ...{ caseId, uploadedById: user.id, originalFileName }, uploadedAt: new Date(uploadedAt) });

  it("that looks like what was requested is suggested, until somebody says that it is or is not", async () => {
    await tickAndSend(["Calibration certificate", "Unit history"]);
    const certificate = await upload("calibration certificate A5-0713.txt");
    const history = await upload("unit-history.txt");
    await upload("dispatch-log.txt");
    const { suggestions } = await read();
    expect(suggestions.map(({ documentId: id, exhibit }) => [id, exhibit])).toEqual([
      [certificate.id, certificate.exhibit],
      [history.id, history.exhibit],
    ]);
    await update(suggestions[0]!.itemId, { state: "received", receivedAs: certificate.id, on: "2026-11-09" });
    await update(suggestions[1]!.itemId, { notDocumentId: history.id });
    expect((await read()).suggestions).toEqual([]);
    expect(await itemNamed("Calibration certificate")).toMatchObject({
      ...{ state: "received", settledOn: "2026-11-09", dueOn: null },
      receivedAs: { documentId: certificate.id, exhibit: certificate.exhibit },
    });
    await getDb().document.delete({ where: { id: certificate.id } });
    expect(await itemNamed("Calibration certificate")).toMatchObject({ state: "received", receivedAs: null });
  });

  it("from before the request, or for what nobody asked for, is not", async () => {
    await upload("unit-history.txt", "2026-11-01T10:00:00Z");
    await upload("audio of the radio.txt");
    await tickAndSend(["Unit history"]);
    expect((await read()).suggestions).toEqual([]);
  });
});

it("tells the docket how many requests are overdue and when the next answer is due", async () => {
  await tickAndSend(["Calibration certificate"], "2020-01-01");
  await update((await itemNamed("Unit history")).id, { state: "requested", on: "2026-11-02", dueOn: "2199-01-01" });
  const { data } = await callRoute(listCases, {}, { as: user });
  expect(data.map(({ requests }) => requests)).toEqual([{ overdue: 1, nextDue: "2199-01-01" }]);
});

it("tells the case page where each gap stands", async () => {
  const { analysisId, statedId } = await analyze();
  await tickAndSend(["Calibration certificate", "Unit history"], "2020-01-01");
  const { data } = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
  const byRule = data.findings.map(({ id, text }) => [text, data.ledgerStates[id]]);
  expect(byRule).toEqual([
    [`${QUOTE}.`, "overdue"],
    ["Video of the neighbor.", "ours"],
    ["Radio.", "overdue"],
  ]);
  expect(data.ledgerStates[statedId]).toBe("overdue");
});

describe("who sees it", () => {
  it("is who sees the case: a colleague on it and an admin, nobody else", async () => {
    const [colleague, admin, stranger] = [await buildUser(), await buildAdmin(), await buildUser()];
    await getDb().caseAssignment.create({ data: { caseId, userId: colleague.id } });
    const { letters } = await tickAndSend(["Unit history"]);
    const { id: itemId } = await itemNamed("Audio of the radio");
    const content = { ...(await read()).draft.content, items: [{ id: itemId, text: null }] };
    const statuses = async (as: TestUser, version: number) => [
      (await callRoute(getLedger, { params: { id: caseId } }, { as })).status,
      (await update(itemId, { state: "refused" }, as)).status,
      (await callRoute(addLedgerItem, { params: { id: caseId }, body: { text: "More" } }, { as })).status,
      (await save(version, content, as)).status,
      (await send(version, "2026-11-02", as)).status,
      (await callRoute(getRequestDraftFile, { params: { id: caseId } }, { as })).status,
      (await callRoute(getRequestLetterFile, { params: { id: caseId, letterId: letters[0]!.id } }, { as })).status,
      (await callRoute(deleteLedgerItem, { params: { id: caseId, itemId } }, { as })).status,
    ];
    expect(await statuses(stranger, 2)).toEqual(Array(8).fill(404));
    expect(await statuses(colleague, 2)).toEqual([200, 200, 201, 200, 409, 200, 200, 404]);
    expect(await statuses(admin, 3)).toEqual([200, 200, 201, 200, 409, 200, 200, 404]);
  });

  it("a letter or an item of another case is missing", async () => {
    const { letters } = await tickAndSend(["Unit history"]);
    const { id: otherCase } = await buildCase({ createdById: user.id });
    const params = { id: otherCase, letterId: letters[0]!.id };
    expect((await callRoute(getRequestLetterFile, { params }, { as: user })).status).toBe(404);
    const { id: itemId } = await itemNamed("Unit history");
    const moved = { params: { id: otherCase, itemId }, body: { state: "received" as const } };
    expect((await callRoute(updateLedgerItem, moved, { as: user })).status).toBe(404);
  });

  it("goes with the case", async () => {
    await tickAndSend(["Unit history"]);
    await getDb().case.delete({ where: { id: caseId } });
    expect([
      await getDb().ledgerItem.count({ where: { caseId } }),
      await getDb().requestDraft.count({ where: { caseId } }),
      await getDb().requestLetter.count({ where: { caseId } }),
    ]).toEqual([0, 0, 0]);
  });
});

it("keeps no words of a deleted document that nobody acted on; what was requested stays", async () => {
  const { draft, items } = await read();
  const ticked = items.filter(({ isOurs }) => !isOurs).map(({ id }) => ({ id, text: null }));
  await save(0, { ...draft.content, items: ticked });
  await callRoute(deleteDocument, { params: { id: documentId } }, { as: user });
  const left = await getDb().ledgerItem.findMany({ where: { caseId }, orderBy: { text: "asc" } });
  expect(left.map(({ text }) => text)).toEqual(["Audio of the radio", "Unit history"]);
});

it("leaves a line of each change in the audit log, without words of a document", async () => {
  await update((await itemNamed("Calibration certificate")).id, { state: "refused", reason: "Not material" });
  await callRoute(addLedgerItem, { params: { id: caseId }, body: { text: "Jail calls" } }, { as: user });
  await tickAndSend(["Unit history"]);
  const lines = await getDb().auditEvent.findMany({ where: { caseId }, orderBy: { id: "asc" } });
  expect(lines.map(({ action, userId }) => [action, userId])).toEqual([
    ["ledger.item", user.id],
    ["ledger.item", user.id],
    ["ledger.letter", user.id],
  ]);
  expect(lines[0]?.message).toMatch(/^Marked refused: ledger item [0-9a-f]{8}, case T-/);
  expect(lines.map(({ message }) => message).join()).not.toMatch(/Calibration|Jail|material|Unit history/i);
});

it("says which point of the case page an item belongs to; what is commonly requested belongs to none", async () => {
  const { data } = await callRoute(listAnalyses, { params: { caseId } }, { as: user });
  const { points } = (await callRoute(getAnalysis, { params: { analysisId: data[0]!.id } }, { as: user })).data;
  const rankOf = (findingId: string | null) =>
    points.find(({ findings }) =>
      Object.values(findings)
        .flat()
        .some((id) => id === findingId),
    )?.rank ?? null;
  const { items } = await read();
  expect(items.map(({ pointRank }) => pointRank)).toEqual(items.map(({ findingId }) => rankOf(findingId)));
  expect(items.map(({ basis, pointRank }) => [basis, pointRank !== null])).toEqual([
    ["stated", true],
    ["mentioned", true],
    ["usual", false],
    ["usual", false],
  ]);
});
