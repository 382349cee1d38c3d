// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 5: document search: blank ignored, special characters escaped
// @spec 7.3: annotations, search in a document
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
import { afterAll, beforeEach, expect, it } from "vitest";
import { searchDocument } from "#lib/contracts/search.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildDocument } from "#server/testing/case-builders.ts";

const PAGES = [
  "Jonah MARLOW stopped promptly.",
  "Nothing here.",
  "I asked Mar-\nlow to step\nout. “Marlow” agreed (it said a.b+c).",
];

let user: TestUser;
let documentId: string;
beforeEach(async () => {
  user = await buildUser();
  documentId = (await buildDocument({ uploadedById: user.id, pageTexts: PAGES })).id;
});
afterAll(closeQueue);

async function search(query: string, caseSensitive?: "true" | "false") {
  const { data } = await callRoute(
    searchDocument,
    { params: { id: documentId }, query: { query, caseSensitive } },
    { as: user },
  );
  return data;
}
const wordsOf = async (query: string, caseSensitive?: "true") =>
  (await search(query, caseSensitive)).matches.map(({ pageNumber, start, end }) =>
    PAGES[pageNumber - 1]?.slice(start, end),
  );

it("ignores line breaks, hyphens at line ends, case and the shape of quotes", async () => {
  expect(await search("marlow")).toEqual({
    totalMatches: 3,
    matches: [
      { pageNumber: 1, start: 6, end: 12, snippet: "Jonah MARLOW stopped promptly." },
      { pageNumber: 3, start: 8, end: 16, snippet: "I asked Mar- low to step out. “Marlow” agreed (it said a.b+c)." },
      expect.objectContaining({ pageNumber: 3, start: 31, end: 37 }),
    ],
  });
  expect(await wordsOf("step out")).toEqual(["step\nout"]);
  expect(await wordsOf('"marlow"')).toEqual(["“Marlow”"]);
  expect(await wordsOf("MARLOW", "true")).toEqual(["MARLOW"]);
});

it("takes special characters for themselves and finds nothing for a blank query", async () => {
  expect(await wordsOf("a.b+c")).toEqual(["a.b+c"]);
  for (const query of [".*", "a?b", "[a-z]", "\\w", "%", "", "   "])
    expect([query, await search(query)]).toEqual([query, { matches: [], totalMatches: 0 }]);
});

it("tells the first thousand and counts all", async () => {
  await getDb().documentPage.update({
    where: { documentId_pageNumber: { documentId, pageNumber: 2 } },
    data: { text: "lane ".repeat(2600) },
  });
  const { matches, totalMatches } = await search("lane");
  expect([matches.length, totalMatches]).toEqual([1000, 2600]);
});

it("goes through every page of a long document in order, and leaves a line without the words", async () => {
  const long = Array.from({ length: 61 }, (_, index) => `Page ${index + 1}: the officer.`);
  documentId = (await buildDocument({ uploadedById: user.id, pageTexts: long })).id;
  const { matches } = await search("officer");
  expect(matches.map(({ pageNumber }) => pageNumber)).toEqual(long.map((_, index) => index + 1));
  const [line] = await getDb().auditEvent.findMany({ where: { documentId } });
  expect(line).toMatchObject({ action: "document.read", message: "Searched the text of report.txt", userId: user.id });
});

it("refuses what is no query", async () => {
  const ask = (query: { query: string; caseSensitive?: string }) =>
    callRoute(searchDocument, { params: { id: documentId }, query }, { as: user });
  expect((await ask({ query: "x".repeat(501) })).status).toBe(400);
  expect((await ask({ query: "x", caseSensitive: "perhaps" })).status).toBe(400);
});
