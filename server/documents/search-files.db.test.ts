// @spec 2.3: search over all files, palette, shortcuts, help (product page)
// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { deleteDocument } from "#lib/contracts/documents.ts";
import { searchFiles } from "#lib/contracts/search.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildAdmin, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase, buildDocument } from "#server/testing/case-builders.ts";

const REPORT = [
  "Case 24-CR-0117. At 23:42 hours a silver sedan, plate 7KXM221, weaved over\nthe fog line three times.",
  "Jonah MARLOW gave an inter-\nview. He said “I will not”. The ofﬁcer agreed. José Núñez drove the tow truck.",
];

let user: TestUser;
let caseId: string;
let documentId: string;
beforeEach(async () => {
  user = await buildUser();
  caseId = (await buildCase({ createdById: user.id, title: "State v. Marlow", caseNumber: "26-CR-0007" })).id;
  documentId = (await buildDocument({ uploadedById: user.id, caseId, pageTexts: REPORT })).id;
});
afterAll(closeQueue);

async function search(query: string, options: { as?: TestUser; limit?: number } = {}) {
  const { as = user, limit } = options;
  return (await callRoute(searchFiles, { query: { query, limit } }, { as })).data;
}
/** The pages of the report that a search leads to, and the words it marks there. */
async function found(query: string) {
  const { passages } = await search(query);
  return passages.map(({ pageNumber, start, end, snippet, snippetStart, snippetEnd }) => {
    const words = REPORT[pageNumber - 1]?.slice(start, end) ?? "";
    expect(snippet.slice(snippetStart, snippetEnd)).toBe(words.replace(/\s+/g, " "));
    return [pageNumber, words];
  });
}

describe("what is found", () => {
  it("names all there is to know of a passage", async () => {
    const { passages, total, cases } = await search("fog line");
    expect(passages).toEqual([
      {
        ...{ documentId, caseId, caseTitle: "State v. Marlow", caseNumber: "26-CR-0007", exhibit: 1 },
        ...{ fileName: "report.txt", pageNumber: 1, start: 79, end: 87, snippetStart: 79, snippetEnd: 87, without: [] },
        snippet: "Case 24-CR-0117. At 23:42 hours a silver sedan, plate 7KXM221, weaved over the fog line three times.",
      },
    ]);
    expect([total, cases]).toEqual([1, []]);
  });

  it("stays in one case when it is asked to", async () => {
    const { id: otherId } = await buildCase({ createdById: user.id, title: "State v. Oakes" });
    await buildDocument({ uploadedById: user.id, caseId: otherId, pageTexts: REPORT });
    const casesOf = async (query: string, of?: string) => {
      const { data } = await callRoute(searchFiles, { query: { query, caseId: of } }, { as: user });
      return [data.total, new Set(data.passages.map((passage) => passage.caseId)), data.documents.length];
    };
    expect(await casesOf("fog line")).toEqual([2, new Set([caseId, otherId]), 0]);
    expect(await casesOf("fog line", otherId)).toEqual([1, new Set([otherId]), 0]);
    // Where no page has all words, too.
    expect(await casesOf("weaved zebra", otherId)).toEqual([1, new Set([otherId]), 0]);
    expect(await casesOf("report", otherId)).toEqual([0, new Set(), 1]);
  });

  it.each([
    ["a form of the word", "weaving", 1, "weaved"],
    ["several words, wherever they stand", "three plate", 1, "plate 7KXM221, weaved over\nthe fog line three"],
    ["a phrase", '"over the fog line"', 1, "over\nthe fog line"],
    ["a phrase of small words only", '"I will not"', 2, "I will not"],
    ["a plate", "7kxm221", 1, "7KXM221"],
    ["a case number", "24-CR-0117", 1, "24-CR-0117"],
    ["a part of a number", "0117", 1, "0117"],
    ["a time", "23:42", 1, "23:42"],
    ["a word that a line end hyphenates", "interview", 2, "inter-\nview"],
    ["a ligature", "officer", 2, "ofﬁcer"],
    ["a name with accents", "núñez", 2, "Núñez"],
    ["an unfinished word", "silver sed", 1, "silver sed"],
    ["a word, others left out", "marlow -sedan", 2, "MARLOW"],
  ])("%s", async (_, query, page, words) => {
    expect(await found(query)).toEqual([[page, words]]);
  });

  it.each(["helicopter", '"line fog"', "marlow -interview", '"the fog was"', "xm221"])("not %s", async (query) => {
    expect((await search(query)).passages).toEqual([]);
  });

  it("some of the words where no page has all, those with the most and the rarest first, and says which are missing", async () => {
    await buildDocument({
      ...{ uploadedById: user.id, caseId, originalFileName: "truck.txt" },
      pageTexts: ["A truck.", "A truck on the road.", "A blue truck.", "The suppressor was blue."],
    });
    const hits = async (query: string) => {
      const { passages, total } = await search(query);
      return { hits: passages.map(({ fileName, pageNumber, without }) => [fileName, pageNumber, without]), total };
    };
    expect(await hits("blue suppressor truck")).toEqual({
      hits: [
        ["truck.txt", 4, ["truck"]],
        ["truck.txt", 3, ["suppressor"]],
      ],
      total: 2,
    });
    // A page with all words has none missing, and pages with fewer are not shown beside it.
    expect(await hits("blue truck")).toEqual({ hits: [["truck.txt", 3, []]], total: 1 });
    expect(await hits('fog "three times" helicopter')).toEqual({ hits: [["report.txt", 1, ["helicopter"]]], total: 1 });
    expect(await hits("blue helicopter -suppressor ")).toEqual({ hits: [["truck.txt", 3, ["helicopter"]]], total: 1 });
    expect(await hits("suppressor heli")).toMatchObject({ hits: [["truck.txt", 4, ["heli"]]] });
    // Small words are not looked for when they keep everything out, and are not named.
    expect(await hits("when was the fog line weaved over by them ")).toEqual({
      hits: [["report.txt", 1, []]],
      total: 1,
    });
    expect(await hits("where is the who of it ")).toEqual({ hits: [], total: 0 });
    expect(
      (await search("blue suppressor truck")).passages.map(({ snippet, snippetStart, snippetEnd }) =>
        snippet.slice(snippetStart, snippetEnd),
      ),
    ).toEqual(["suppressor was blue", "blue truck"]);
    expect((await search("blue suppressor truck", { as: await buildUser() })).total).toBe(0);
  });

  it("pages with a rare word among thousands with a common one", async () => {
    await getDb().$executeRaw`
      INSERT INTO "DocumentPage" ("documentId", "pageNumber", text, confidence, source)
      SELECT ${documentId}::uuid, 100 + n, CASE WHEN n = 2999 THEN 'suppressor' ELSE 'common words' END, 1, 'text'
      FROM generate_series(1, 3000) AS n`;
    expect((await search("common suppressor ")).passages.map(({ pageNumber }) => pageNumber)).toEqual([3099]);
  });

  it.each(["", "   ", '"', "-", "...", "':* & | !", "%", "_"])("nothing, and no failure, for %j", async (query) => {
    expect(await search(query)).toEqual({ cases: [], documents: [], passages: [], total: 0 });
  });

  it("cases by name, client and number, newest activity first", async () => {
    const older = await buildCase({ createdById: user.id, title: "100% wrong", lastActivityAt: new Date(0) });
    expect((await search("marlow")).cases.map(({ id }) => id)).toEqual([caseId, older.id]);
    expect((await search("100%")).cases.map(({ id }) => id)).toEqual([older.id]);
    expect((await search("26-cr")).cases).toEqual([
      { id: caseId, title: "State v. Marlow", caseNumber: "26-CR-0007", clientName: "Ray Marlow" },
    ]);
  });

  it("files by the words of their names, in any order, newest first and five at most", async () => {
    const names = async (query: string, as = user) =>
      (await search(query, { as })).documents.map(({ fileName }) => fileName);
    const build = (originalFileName: string, more: object = {}) =>
      buildDocument({ uploadedById: user.id, caseId, originalFileName, ...more });
    const hale = await build("2026-03-14 Report Officer HALE (final).pdf");
    expect((await search("hale report")).documents).toEqual([
      {
        ...{ documentId: hale.id, caseId, caseTitle: "State v. Marlow", caseNumber: "26-CR-0007", exhibit: 2 },
        fileName: "2026-03-14 Report Officer HALE (final).pdf",
      },
    ]);
    expect(await names("hale 100%")).toEqual([]);
    for (let day = 1; day <= 6; day += 1)
      await build(`lab ${day}.pdf`, { uploadedAt: new Date(Date.UTC(2026, 0, day)) });
    expect(await names("lab pdf")).toEqual(["lab 6.pdf", "lab 5.pdf", "lab 4.pdf", "lab 3.pdf", "lab 2.pdf"]);
    await buildDocument({ uploadedById: user.id, originalFileName: "lab 7, in no case yet.pdf" });
    expect(await names("lab 7")).toEqual([]);
    expect(await names("hale", await buildAdmin())).toHaveLength(1);
    expect(await names("hale", await buildUser())).toEqual([]);
  });

  it("at most three pages of a document before those of others, and no more than asked for", async () => {
    const many = Array.from({ length: 8 }, () => "tow truck tow truck tow truck");
    const long = await buildDocument({ uploadedById: user.id, caseId, pageTexts: many });
    const { passages, total } = await search("tow truck", { limit: 6 });
    expect(total).toBe(9);
    expect(passages.map((passage) => passage.documentId === long.id)).toEqual([true, true, true, false, true, true]);
  });
});

describe("who finds it", () => {
  it("only who sees the case: its maker, whom it is assigned to, and an admin", async () => {
    const [stranger, colleague, admin] = [await buildUser(), await buildUser(), await buildAdmin()];
    await getDb().caseAssignment.create({ data: { caseId, userId: colleague.id } });
    for (const [as, count] of [
      [user, 1],
      [colleague, 1],
      [admin, 1],
      [stranger, 0],
    ] as const) {
      const { passages, cases, total } = await search("marlow", { as });
      expect([passages.length, cases.length, total]).toEqual([count, count, count]);
    }
  });

  it("nobody finds a file that no case has taken", async () => {
    await buildDocument({ uploadedById: user.id, pageTexts: ["A helicopter."] });
    expect((await search("helicopter")).total).toBe(0);
  });

  it("leaves a line that does not repeat the words, and none when nothing was shown", async () => {
    await search("helicopter");
    await search("marlow");
    expect(await getDb().auditEvent.findMany({ where: { action: "files.search" } })).toMatchObject([
      { userId: user.id, message: "Searched all files, 1 passages shown" },
    ]);
  });
});

describe("the index", () => {
  it("follows the text, and goes with the document", async () => {
    await getDb().documentPage.updateMany({ where: { documentId, pageNumber: 1 }, data: { text: "A helicopter." } });
    expect((await search("fog line")).total).toBe(0);
    expect((await search("helicopter")).total).toBe(1);
    await callRoute(deleteDocument, { params: { id: documentId } }, { as: user });
    expect((await search("helicopter")).total).toBe(0);
  });

  it("takes any page, however long and strange", async () => {
    const letters = Array.from({ length: 60_000 }, (_, index) => String.fromCodePoint(0x1d400 + (index % 50)));
    const texts = [
      letters.map((letter, index) => `${letter}${index}`).join(" "),
      Array.from({ length: 30_000 }, (_, index) => index.toString(36).padStart(4, "x")).join(" "),
      "ﷺ".repeat(100_000),
      "a".repeat(500_000),
    ];
    const page = { documentId, confidence: 1, source: "text" as const };
    for (const [index, text] of texts.entries())
      await getDb().documentPage.create({ data: { ...page, pageNumber: 10 + index, text } });
    expect(await getDb().documentPage.count({ where: { documentId } })).toBe(6);
  });

  it("is what five thousand pages are searched by", async () => {
    for (let from = 1; from <= 5000; from += 1000)
      await getDb().$executeRaw`
        INSERT INTO "DocumentPage" ("documentId", "pageNumber", text, confidence, source)
        SELECT ${documentId}::uuid, 100 + n, 'Officer ' || md5(n::text) || ' wrote report ' || n || ' about the stop '
          || repeat(md5((n * 7)::text) || ' ', 20), 1, 'text' FROM generate_series(${from}::int, ${from + 999}::int) AS n`;
    await getDb().$executeRaw`ANALYZE "DocumentPage"`;
    const plan = await getDb().$queryRaw<{ "QUERY PLAN": string }[]>`
      EXPLAIN SELECT 1 FROM "DocumentPage" p JOIN "Document" d ON d.id = p."documentId" JOIN "Case" c ON c.id = d."caseId"
      WHERE p."searchVector" @@ (plainto_tsquery('english', 'report') && plainto_tsquery('simple', '4711'))
      LIMIT 2000`;
    expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("DocumentPage_searchVector_idx");
    expect((await search("report 4711 ")).passages.map(({ pageNumber }) => pageNumber)).toEqual([4811]);
  });
});
