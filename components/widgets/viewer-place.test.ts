import { expect, test } from "vitest";
import { documentHref, findViewerPlace, placeIn, viewerHref } from "./viewer-place.ts";

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

test.each([
  ["", null],
  ["doc=", null],
  ["doc=d1", { documentId: "d1", pageNumber: 1, at: null }],
  ["doc=d1&page=0&at=5-5", { documentId: "d1", pageNumber: 1, at: null }],
  ["doc=d1&page=-2&at=9-4", { documentId: "d1", pageNumber: 1, at: null }],
  ["doc=d1&page=2x&at=a-b", { documentId: "d1", pageNumber: 1, at: null }],
])("reads %o", (search, place) => {
  expect(findViewerPlace(new URLSearchParams(search))).toEqual(place);
});
