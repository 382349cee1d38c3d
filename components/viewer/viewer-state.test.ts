import { expect, test } from "vitest";
import { isSamePlace, openViewer, placeOf, type ViewerAction, viewerReducer } from "./viewer-state.ts";

const ONE = { documentId: "d1", pageNumber: 2, at: { start: 3, end: 40 } };
const OTHER = { documentId: "d2", pageNumber: 1, at: { start: 5, end: 9 } };
const TWO = { ...ONE, beside: OTHER, from: "p7" };

const after = (place: Parameters<typeof openViewer>[0], ...actions: ViewerAction[]) =>
  actions.reduce(viewerReducer, openViewer(place));

test("it says in the address what it was opened on", () => {
  expect(placeOf(openViewer(ONE))).toEqual(ONE);
  expect(placeOf(openViewer(TWO))).toEqual(TWO);
});

test("a turned page keeps the quote of the page that was left", () => {
  const turned = after(ONE, { type: "turn", side: 0, pageNumber: 3 });
  expect(placeOf(turned)).toEqual({ documentId: "d1", pageNumber: 3, at: null });
  expect(placeOf(viewerReducer(turned, { type: "turn", side: 0, pageNumber: 2 }))).toEqual(ONE);
});

test("the sides are turned apart", () => {
  const turned = after(TWO, { type: "turn", side: 1, pageNumber: 4 });
  expect(placeOf(turned)).toEqual({ ...TWO, beside: { documentId: "d2", pageNumber: 4, at: null } });
});

test("the next citation is shown where its document is open, else on the second side", () => {
  const inFirst = { documentId: "d1", pageNumber: 5, at: { start: 0, end: 4 } };
  const first = after(TWO, { type: "enter", side: 1 }, { type: "cite", place: inFirst });
  expect([first.active, placeOf(first)]).toEqual([0, { ...TWO, ...inFirst }]);
  const inThird = { documentId: "d3", pageNumber: 1, at: { start: 0, end: 4 } };
  const third = after(TWO, { type: "cite", place: inThird });
  expect([third.active, placeOf(third)]).toEqual([1, { ...TWO, beside: inThird }]);
  expect(placeOf(after(ONE, { type: "cite", place: inThird }))).toEqual(inThird);
});

test("one exhibit is the one that the reader is in", () => {
  const alone = after(TWO, { type: "enter", side: 1 }, { type: "alone" });
  expect(placeOf(alone)).toEqual({ ...OTHER, from: "p7" });
  expect(placeOf(viewerReducer(alone, { type: "beside", place: ONE }))).toEqual({ ...OTHER, beside: ONE, from: "p7" });
});

test("a search begins where the reader is, and a new one at its first match", () => {
  const state = after(
    TWO,
    { type: "enter", side: 1 },
    { type: "search", query: "fog" },
    { type: "step", by: 1 },
    { type: "search", query: "fog line" },
  );
  expect(state.search).toEqual({ query: "fog line", from: { side: 1, pageNumber: 1 }, steps: 0, isPending: true });
  // Turning a page while the document loads: what is found then does not take the reader away.
  expect(viewerReducer(state, { type: "turn", side: 0, pageNumber: 1 }).search.isPending).toBe(false);
});

test("a match takes the reader to its page as text, in whichever exhibit it is", () => {
  const state = after(TWO, { type: "view", side: 1, view: "notes" }, { type: "follow", side: 1, pageNumber: 3 });
  expect([state.active, state.sides[1]?.pageNumber, state.sides[1]?.view]).toEqual([1, 3, "text"]);
  expect(state.sides[0].pageNumber).toBe(2);
});

test("what is opened from outside replaces documents and keeps the settings", () => {
  const state = after(TWO, { type: "keep-lines", keeps: false }, { type: "open", place: ONE });
  expect([placeOf(state), state.active, state.keepsLines]).toEqual([ONE, 0, false]);
});

test("the same words of another page are another place", () => {
  expect(isSamePlace(ONE, { ...ONE })).toBe(true);
  expect(isSamePlace(ONE, { ...ONE, pageNumber: 3 })).toBe(false);
  expect(isSamePlace(ONE, { ...ONE, at: null })).toBe(false);
});
