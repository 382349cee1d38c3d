import { expect, test } from "vitest";
import { listPageRuns } from "./list-page-runs.ts";

const page = (documentId: string, pageNumber: number, why: "filtered" | "unanswered" | "silent" | "not reached") => ({
  ...{ documentId, pageNumber, why },
});

test("puts neighbours of one document and one reason together, in the order of the documents", () => {
  const skipped = [
    ...[page("b", 2, "filtered"), page("a", 7, "not reached"), page("a", 3, "filtered"), page("a", 4, "filtered")],
    ...[page("a", 5, "unanswered"), page("b", 1, "filtered"), page("a", 9, "not reached")],
  ];
  expect(listPageRuns(skipped, [{ id: "b" }, { id: "a" }])).toEqual([
    { documentId: "b", from: 1, to: 2, why: "filtered" },
    { documentId: "a", from: 3, to: 4, why: "filtered" },
    { documentId: "a", from: 5, to: 5, why: "unanswered" },
    { documentId: "a", from: 7, to: 7, why: "not reached" },
    { documentId: "a", from: 9, to: 9, why: "not reached" },
  ]);
});
