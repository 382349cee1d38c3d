import { expect, test } from "vitest";
import { comparePlace, documentHref, findViewerPlace, placeIn, viewerHref } from "./viewer-place.ts";

test("a place survives the way through the address", () => {
  const place = { documentId: "d1", pageNumber: 12, at: { start: 3, end: 40 } };
  const href = viewerHref("c1", place);
  expect(href).toBe("/cases/c1?doc=d1&page=12&at=3-40");
  expect(findViewerPlace(new URL(href, "http://x").searchParams)).toEqual(place);
});

test("and through the address of the document's own page", () => {
  const place = { documentId: "d1", pageNumber: 12, at: { start: 3, end: 40 } };
  const href = documentHref("c1", place);
  expect(href).toBe("/cases/c1/documents/d1?page=12&at=3-40");
  expect(placeIn("d1", new URL(href, "http://x").searchParams)).toEqual(place);
});

test("two exhibits and what they were opened from survive it, too", () => {
  const place = {
    documentId: "d1",
    pageNumber: 2,
    at: { start: 3, end: 40 },
    beside: { documentId: "d2", pageNumber: 1, at: { start: 5, end: 9 } },
    from: "p7",
  };
  const href = viewerHref("c1", place);
  expect(href).toBe("/cases/c1?doc=d1&page=2&at=3-40&doc2=d2&page2=1&at2=5-9&from=p7");
  expect(findViewerPlace(new URL(href, "http://x").searchParams)).toEqual(place);
});

test.each([
  ["", null],
  ["doc=", null],
  ["doc=d1", { documentId: "d1", pageNumber: 1, at: null }],
  ["doc=d1&page=0&at=5-5", { documentId: "d1", pageNumber: 1, at: null }],
  ["doc=d1&page=-2&at=9-4", { documentId: "d1", pageNumber: 1, at: null }],
  ["doc=d1&doc2=&from=", { documentId: "d1", pageNumber: 1, at: null }],
  [
    "doc=d1&doc2=d2&page2=x&at2=7",
    { documentId: "d1", pageNumber: 1, at: null, beside: { documentId: "d2", pageNumber: 1, at: null } },
  ],
  ["doc=d1&page=2x&at=a-b", { documentId: "d1", pageNumber: 1, at: null }],
])("reads %o", (search, place) => {
  expect(findViewerPlace(new URLSearchParams(search))).toEqual(place);
});

test("compares the first citation with one of another document, or of another page", () => {
  const at = (documentId: string, pageNumber: number) => ({ documentId, pageNumber, start: 1, end: 4 });
  const place = (documentId: string, pageNumber: number) => ({ documentId, pageNumber, at: { start: 1, end: 4 } });
  expect(comparePlace([at("d1", 1), at("d1", 2), at("d2", 1)], "f")).toEqual({
    ...place("d1", 1),
    beside: place("d2", 1),
    from: "f",
  });
  expect(comparePlace([at("d1", 1), at("d1", 2)], "f")).toEqual({
    ...place("d1", 1),
    beside: place("d1", 2),
    from: "f",
  });
  expect(comparePlace([at("d1", 1)], "f")).toEqual({ ...place("d1", 1), from: "f" });
  expect(comparePlace([], "f")).toBeNull();
});
