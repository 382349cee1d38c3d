// @spec 7.3: annotations, search in a document
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createAnnotation, deleteAnnotation, updateAnnotation } from "#lib/contracts/annotations.ts";
import { deleteDocument, getDocumentContent } from "#lib/contracts/documents.ts";
import { getDb } from "#server/db/client.ts";
import { settleText } from "#server/documents/settle-document.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildAdmin, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase, buildDocument } from "#server/testing/case-builders.ts";

const TEXT = "I asked MARLOW to step out. He said “two\nbeers”. MARLOW fumbled.";
const MARLOW = { pageNumber: 1, quote: "MARLOW", start: 8, end: 14, note: "Who?", color: "blue" as const };

let author: TestUser;
let colleague: TestUser;
let documentId: string;
let caseId: string;
beforeEach(async () => {
  author = await buildUser({ firstName: "Rosa", lastName: "Achterberg" });
  colleague = await buildUser();
  caseId = (await buildCase({ createdById: author.id, lastActivityAt: new Date(0) })).id;
  await getDb().caseAssignment.create({ data: { caseId, userId: colleague.id } });
  documentId = (await buildDocument({ uploadedById: author.id, caseId, pageTexts: [TEXT, "Nothing about it here."] }))
    .id;
});
afterAll(closeQueue);

const create = (body: object = MARLOW, as = author) =>
  callRoute(createAnnotation, { params: { id: documentId }, body: { ...MARLOW, ...body } }, { as });
const update = (annotationId: string, body: object, as = author) =>
  callRoute(updateAnnotation, { params: { id: documentId, annotationId }, body }, { as });
const remove = (annotationId: string, as = author) =>
  callRoute(deleteAnnotation, { params: { id: documentId, annotationId } }, { as });
const read = async (as = author) =>
  (await callRoute(getDocumentContent, { params: { id: documentId } }, { as })).data.annotations;

describe("making", () => {
  it("keeps the page's own words with their author and times", async () => {
    const { status, data } = await create();
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...MARLOW, author: { id: author.id, fullName: "Rosa Achterberg" }, mayEdit: true });
    expect(Date.parse(data.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await read()).toEqual([data]);
  });

  it("puts offsets right by the quote, to the place nearest to them", async () => {
    expect((await create({ start: 40, end: 9000 })).data).toMatchObject({ start: 49, end: 55, quote: "MARLOW" });
    expect((await create({ quote: '"Two beers"', start: 0 })).data).toMatchObject({ start: 36, quote: "“two\nbeers”" });
  });

  it.each([
    ["words that are not on the page", { quote: "three beers" }],
    ["words of another page", { quote: "Nothing about it" }],
    ["a page that is not there", { pageNumber: 3 }],
    ["only white space", { quote: " \n " }],
  ])("refuses %s", async (_, given) => {
    const { status, error } = await create(given);
    expect([status, error.message]).toEqual([400, "The selected words are not on this page."]);
    expect(await getDb().annotation.count()).toBe(0);
  });

  it("refuses an unknown colour, a missing quote and a note without end", async () => {
    expect((await create({ color: "mauve" })).status).toBe(400);
    expect((await create({ quote: "" })).error.errors).toEqual({ quote: ["Please select some words first"] });
    expect((await create({ note: "x".repeat(5001) })).status).toBe(400);
    expect((await create({ note: ` ${"x".repeat(5000)} ` })).status).toBe(201);
  });

  it("takes hostile words as data", async () => {
    const note = '<img src=x onerror=alert(1)> \'; DROP TABLE "Annotation"; --';
    expect((await create({ note })).data.note).toBe(note);
  });
});

describe("reading and changing", () => {
  it("everybody who sees the case reads it; only its author and an admin may change it", async () => {
    const { data } = await create();
    const admin = await buildAdmin();
    expect((await read(colleague))[0]).toMatchObject({ id: data.id, note: "Who?", mayEdit: false });
    expect((await read(admin))[0]).toMatchObject({ mayEdit: true });
    for (const refused of [await update(data.id, { note: "Mine." }, colleague), await remove(data.id, colleague)])
      expect([refused.status, refused.error.message]).toEqual([404, "Not found"]);
    expect((await update(data.id, { note: "Seen." }, admin)).data).toMatchObject({
      note: "Seen.",
      author: { fullName: "Rosa Achterberg" },
    });
    expect((await create({}, colleague)).status).toBe(201);
  });

  it("changes what is given and nothing else", async () => {
    const { data } = await create();
    expect((await update(data.id, { color: "rose" })).data).toMatchObject({ ...MARLOW, color: "rose" });
    expect((await update(data.id, { note: "" })).data).toMatchObject({ ...MARLOW, color: "rose", note: "" });
    const moved = await update(data.id, { quote: "fumbled" });
    expect(moved.data).toMatchObject({ quote: "fumbled", start: 56, end: 63, pageNumber: 1 });
    expect((await update(data.id, { pageNumber: 2 })).status).toBe(400);
    expect((await read())[0]).toMatchObject({ quote: "fumbled" });
  });

  it("belongs to its document alone", async () => {
    const { data } = await create();
    const other = await buildDocument({ uploadedById: author.id, caseId });
    const params = { id: other.id, annotationId: data.id };
    expect((await callRoute(updateAnnotation, { params, body: { note: "x" } }, { as: author })).status).toBe(404);
    expect((await callRoute(deleteAnnotation, { params }, { as: author })).status).toBe(404);
    expect((await remove(randomUUID())).status).toBe(404);
  });

  it("each change leaves a line without the words, and moves the case up the docket", async () => {
    const { data } = await create();
    await update(data.id, { note: "Later." });
    expect((await remove(data.id)).status).toBe(204);
    expect((await remove(data.id)).status).toBe(404);
    const lines = await getDb().auditEvent.findMany({
      where: { action: { startsWith: "annotation." } },
      orderBy: { id: "asc" },
    });
    expect(lines.map(({ action, message }) => [action, message])).toEqual([
      ["annotation.create", "Added a note to report.txt, page 1"],
      ["annotation.update", "Changed a note on report.txt, page 1"],
      ["annotation.delete", "Deleted a note on report.txt, page 1"],
    ]);
    for (const line of lines) expect(line).toMatchObject({ userId: author.id, caseId, documentId });
    expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).lastActivityAt.getTime()).toBeGreaterThan(
      0,
    );
  });
});

describe("when the text changes", () => {
  const settle = async (...texts: string[]) => {
    await getDb().document.update({ where: { id: documentId }, data: { status: "processing" } });
    const pages = texts.map((text, index) => ({
      ...{
        pageNumber: index + 1,
        text,
        confidence: 0.9,
        source: "ocr" as const,
        doubt: null,
        unreadReason: null,
        ocrPending: false,
      },
    }));
    await settleText(documentId, { ok: true, pages, note: null });
  };

  it("a note finds its words again, on its page or on another", async () => {
    await create();
    await create({ quote: "two beers", start: 36 });
    await settle("A new first page.", "Again I asked Mar-\nlow to step out.", "He said two beers.");
    expect(await read()).toMatchObject([
      { quote: "MARLOW", pageNumber: 2, start: 14, end: 22 },
      { quote: "two\nbeers", pageNumber: 3, start: 8, end: 17 },
    ]);
  });

  it("a note whose words are gone stays, and says so; it comes back with them", async () => {
    await create();
    await settle("Nothing of it.");
    expect(await read()).toMatchObject([{ note: "Who?", pageNumber: 1, start: 0, end: 0 }]);
    await settle("", "MARLOW again.");
    expect(await read()).toMatchObject([{ pageNumber: 2, start: 0, end: 6 }]);
  });

  it("goes with its document", async () => {
    await create();
    await callRoute(deleteDocument, { params: { id: documentId } }, { as: author });
    expect(await getDb().annotation.count()).toBe(0);
  });
});
