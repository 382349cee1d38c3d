import { expect, test } from "vitest";
import type { Citation, Finding } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { makeFinding } from "#lib/analysis/testing/make-finding.ts";
import { findViewerSource, sourceContext } from "./viewer-source.ts";

const cite = (documentId: string, pageNumber: number): Citation => ({
  ...{ id: `${documentId} ${pageNumber}`, documentId, pageNumber, exhibit: 1, fileName: "a.pdf" },
  ...{ quote: "words", start: 0, end: 5, status: "verified" },
});
const analysisOf = (...findings: Finding[]) => ({ findings, points: [] }) as unknown as Analysis;

const LANE = makeFinding({
  ...{ id: "lane", kind: "contradiction", pointId: "p1", text: "Lane" },
  citations: [cite("d1", 2), cite("d2", 1)],
});
const TIME = makeFinding({
  ...{ id: "time", kind: "contradiction", pointId: "p2", text: "Time" },
  citations: [cite("d1", 1), cite("d3", 1)],
});
const FACTOR = makeFinding({ kind: "factor", pointId: "p1", weight: 10, citations: [cite("d2", 1), cite("d4", 1)] });
const NONE = { contradiction: [], factor: [], issue: [], weakness: [], defense: [], gap: [], action: [] };
const ANALYSIS = {
  ...analysisOf(FACTOR, LANE, TIME),
  points: [
    { id: "stop", rank: 2, title: "The stop", findings: { ...NONE, contradiction: ["lane"], factor: [FACTOR.id] } },
  ],
} as unknown as Analysis;

const documentsOf = (citations: readonly { readonly documentId: string }[]) =>
  citations.map(({ documentId }) => documentId);

test("a contradiction leads through its point and to the next contradiction, side by side", () => {
  const source = findViewerSource(ANALYSIS, "lane")!;
  expect([documentsOf(source.citations), source.judged, source.weight]).toEqual([["d1", "d2", "d4"], LANE, 10]);
  const { title, where, name, previous, next } = sourceContext(source);
  // The name that the page has for the point, not the rules' for the contradiction.
  expect([title, where]).toEqual(["The stop", "Point 2. Contradiction 1 of 2."]);
  expect([name, previous]).toEqual(["point 2", null]);
  expect(next?.place).toMatchObject({ documentId: "d1", from: "time", beside: { documentId: "d3" } });
});

test("a point opens with its contradiction and has the citations of all its findings, each place once", () => {
  const source = findViewerSource(ANALYSIS, "stop")!;
  expect(documentsOf(source.citations)).toEqual(["d1", "d2", "d4"]);
  expect([source.finding, sourceContext(source).name]).toEqual([LANE, "point 2"]);
});

test("a finding of no point has its own citations", () => {
  const source = findViewerSource(ANALYSIS, "time")!;
  expect(documentsOf(source.citations)).toEqual(["d1", "d3"]);
  expect(sourceContext(source)).toMatchObject({ title: "Time", where: "Contradiction 2 of 2.", name: "this finding" });
});

test("what moves nothing has nothing to decide", () => {
  const event = makeFinding({ id: "event", kind: "event", citations: [cite("d1", 1)] });
  expect(findViewerSource(analysisOf(event), "event")).toMatchObject({ judged: null, weight: null });
});

test("an id of an earlier analysis is none", () => {
  expect(findViewerSource(ANALYSIS, "gone")).toBeNull();
  expect(findViewerSource(ANALYSIS, undefined)).toBeNull();
  expect(findViewerSource(null, "lane")).toBeNull();
});
