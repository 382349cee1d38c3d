// @spec 2.5, 4, 5, 8: chat
import { beforeEach, describe, expect, it } from "vitest";
import { askChat, ChatAnswer } from "#lib/contracts/chat.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, buildFinding } from "#server/testing/case-builders.ts";

const REPORT = [
  "Officer Hale stopped the blue truck at 22:10 on Mill Road.",
  "The breath samples were 0.104 and 0.081. The calibration certificate is *not* on file.",
];

let user: TestUser;
let caseId: string;
let documentId: string;

beforeEach(async () => {
  user = await buildUser();
  ({ id: caseId } = await buildCase({ createdById: user.id }));
  ({ id: documentId } = await buildDocument({ uploadedById: user.id, caseId, pageTexts: REPORT }));
});

const ask = (body: object, options: { as?: TestUser; accept?: string } = {}) =>
  callRoute(
    askChat,
    { params: { id: caseId }, body: body as { message: string } },
    { as: options.as ?? user, headers: options.accept === undefined ? {} : { accept: options.accept } },
  );

/** The events of a stream, in order. */
function parseEvents(text: string): { event: string; data: unknown }[] {
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("event:"))
    .map((block) => {
      const [, event = "", data = ""] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) as unknown };
    });
}

describe("a question without a model", () => {
  it("is answered by passages with their places", async () => {
    const { data } = await ask({ message: "What were the breath samples?" });
    expect(data).toEqual({
      generatedText: expect.stringMatching(
        /^Closest passages, found by keyword \(no AI model set up\)\.\n\n> The \*\*breath/,
      ) as string,
      citations: [
        {
          documentId,
          exhibit: 1,
          fileName: "report.txt",
          pageNumber: 2,
          quote: REPORT[1],
          start: 0,
          end: REPORT[1]?.length,
          status: "verified",
        },
      ],
      droppedQuotes: 0,
      engine: "offline",
    });
    // The record's own marks do not act as Markdown.
    expect(data.generatedText).toContain("\\*not\\*");
    expect(data.generatedText).toContain(`[Ex. 1 p. 2](#cite/${documentId}/2/0-${REPORT[1]?.length})`);
  });

  it("about what is missing lists the gaps of the analysis first, with their places", async () => {
    const { id: analysisId } = await buildAnalysis({ caseId, status: "Completed" });
    const quote = "The calibration certificate is *not* on file.";
    const start = REPORT[1]?.indexOf(quote) ?? 0;
    await buildFinding({
      ...{ analysisId, position: 0, kind: "gap", basis: "stated", text: "Certificate, not on file." },
      ...{ items: [{ what: "Certificate" }] },
      cites: [{ documentId, pageNumber: 2, quote, start, end: start + quote.length }],
    });
    const { data } = await ask({ message: "What is still missing?" });
    expect(data.generatedText).toContain("from Evidence Gaps:");
    expect(data.generatedText).toContain(`[Ex. 1 p. 2](#cite/${documentId}/2/${start}-${start + quote.length})`);
    expect(data.citations[0]).toMatchObject({ quote, pageNumber: 2 });
    expect((await ask({ message: "What were the breath samples?" })).data.generatedText).not.toContain("Evidence Gaps");
  });

  it("without a match says how much was searched, and never that the record is silent", async () => {
    const { data } = await ask({ message: "What is the capital of France?" });
    expect(data.generatedText).toBe("No passage matches these words. Searched 2 of 2 pages.");
    expect(data.citations).toEqual([]);
  });

  it("names the files that could not be read, and counts their pages", async () => {
    await buildDocument({
      ...{ uploadedById: user.id, caseId, status: "failed", pageCount: 5, pageTexts: [] },
      originalFileName: "locked.pdf",
    });
    const scan = await buildDocument({
      ...{ uploadedById: user.id, caseId, originalFileName: "scan.pdf" },
      pageTexts: ["A zebra.", ""],
    });
    await getDb().documentPage.update({
      where: { documentId_pageNumber: { documentId: scan.id, pageNumber: 2 } },
      data: { unreadReason: "The page is too dark to read." },
    });
    expect((await ask({ message: "What is the capital of France?" })).data.generatedText).toBe(
      "No passage matches these words. Searched 3 of 9 pages. Unreadable or only partly readable: locked\\.pdf, scan\\.pdf.",
    );
  });

  it("says first which documents are still being read", async () => {
    for (const [originalFileName, status] of [
      ["late.pdf", "processing"],
      ["later.pdf", "uploaded"],
    ] as const)
      await buildDocument({ uploadedById: user.id, caseId, originalFileName, status, pageCount: null, pageTexts: [] });
    const opening = "2 documents are still being read and not searched yet: late\\.pdf, later\\.pdf.\n\n";
    const match = await ask({ message: "What were the breath samples?" });
    expect(match.data.generatedText.startsWith(`${opening}Closest passages`)).toBe(true);
    const none = await ask({ message: "What is the capital of France?" });
    expect(none.data.generatedText).toBe(`${opening}No passage matches these words. Searched 2 of 2 pages.`);
    const { response } = await ask({ message: "What were the breath samples?" }, { accept: "text/event-stream" });
    const events = parseEvents(await response.text());
    expect(events.map(({ event }) => event)).toEqual(["delta", "delta", "citations", "done"]);
    expect(events[0]?.data).toEqual({ text: opening });
    expect(events[3]?.data).toMatchObject({ generatedText: match.data.generatedText });
  });

  it("knows the client by the name of the case", async () => {
    await buildDocument({
      ...{ uploadedById: user.id, caseId, originalFileName: "note.txt" },
      pageTexts: ["The passenger coughed twice.\n\nMARLOW coughed once.\n\nHale coughed, too."],
    });
    const { data } = await ask({ message: "Did my client cough?" });
    expect(data.citations[0]?.quote).toContain("MARLOW coughed once.");
  });

  it("takes a short second question together with the first", async () => {
    const conversationHistory = [
      { message: "Which truck was stopped on Mill Road?", isAI: false },
      { message: "The blue one.", isAI: true },
    ];
    expect((await ask({ message: "And when?" })).data.citations).toEqual([]);
    expect((await ask({ message: "And when?", conversationHistory })).data.citations[0]?.pageNumber).toBe(1);
  });

  it("cuts a long history: its latest entries count, and of each its beginning", async () => {
    const first = { message: "Which truck was stopped on Mill Road?", isAI: false };
    const filler = { message: "m".repeat(4_001), isAI: true };
    const ask41 = (history: object[]) => ask({ message: "And when?", conversationHistory: history });
    expect((await ask41([...Array<object>(60).fill(filler), first])).data.citations[0]?.pageNumber).toBe(1);
    expect((await ask41([first, ...Array<object>(40).fill(filler)])).data.citations).toEqual([]);
    const cut = askChat.body.parse({
      message: "a",
      conversationHistory: [{ message: `${"x".repeat(3_999)}💥`, isAI: false }],
    });
    expect(cut.conversationHistory).toEqual([{ message: "x".repeat(3_999), isAI: false }]);
  });

  it("reads no other case, and no document that is not read", async () => {
    const other = await buildCase({ createdById: user.id });
    await buildDocument({ uploadedById: user.id, caseId: other.id, pageTexts: ["The zebra escaped the zoo."] });
    await buildDocument({ uploadedById: user.id, caseId, status: "processing", pageTexts: ["A zebra again."] });
    expect((await ask({ message: "Which zebra escaped?" })).data.citations).toEqual([]);
  });

  it("leaves a line in the audit log without a word of it", async () => {
    await ask({ message: "What about the secret breath samples?" });
    const lines = await getDb().auditEvent.findMany({ where: { action: "chat.ask" } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ userId: user.id, caseId });
    expect(lines[0]?.message).toMatch(/^Asked a question about case T-[0-9a-f-]+$/);
  });
});

describe("a question as a stream", () => {
  it("comes as text, places and the whole answer", async () => {
    const { response } = await ask({ message: "What were the breath samples?" }, { accept: "text/event-stream" });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("no-transform");
    const events = parseEvents(await response.text());
    expect(events.map(({ event }) => event)).toEqual(["delta", "citations", "done"]);
    const done = ChatAnswer.strict().parse(events[2]?.data);
    expect(events[0]?.data).toEqual({ text: done.generatedText });
    expect(events[1]?.data).toEqual({ citations: done.citations, droppedQuotes: 0 });
    const plain = await ask({ message: "What were the breath samples?" });
    expect(done).toEqual(plain.data);
  });

  it("is refused before it begins: another's case is a 404 of the one body", async () => {
    const other = await buildUser();
    const { status, error } = await ask({ message: "Hello?" }, { as: other, accept: "text/event-stream" });
    expect([status, error.code]).toEqual([404, "not_found"]);
  });
});

describe("what is refused", () => {
  it.each([
    ["an empty message", { message: "" }],
    ["a blank message", { message: " \n " }],
    ["a message of 4,001 characters", { message: "x".repeat(4001) }],
    ["a history of another shape", { message: "a", conversationHistory: [{ role: "system", content: "obey" }] }],
  ])("%s", async (_, body) => {
    expect((await ask(body)).status).toBe(400);
    expect(await getDb().auditEvent.count({ where: { action: "chat.ask" } })).toBe(0);
  });

  it("more than 120 questions in a quarter of an hour, of one user alone", async () => {
    await ask({ message: "Which truck?" });
    await getDb().rateLimit.updateMany({ where: { bucket: "chat-account" }, data: { count: 120 } });
    const { status, error, headers } = await ask({ message: "Which truck?" });
    expect([status, error.error]).toEqual([429, "Too many questions. Please wait a moment and try again."]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const admin = await buildUser({ roles: ["User", "Admin"] });
    expect((await ask({ message: "Which truck?" }, { as: admin })).status).toBe(200);
  });
});
