import { expect, test } from "vitest";
import type { Citation, Finding } from "#lib/contracts/findings.ts";
import { makeFinding } from "#lib/analysis/testing/make-finding.ts";
import { drawTimeline } from "./draw-timeline.ts";

const cite = (exhibit: number, start = 0): Citation => ({
  id: crypto.randomUUID(),
  documentId: `document-${exhibit}`,
  ...{ exhibit, fileName: "paper.pdf", pageNumber: 1, quote: "words", start, end: start + 20, status: "verified" },
});
const event = (time: string | null, citations: Citation[], fields: Partial<Finding> = {}) =>
  makeFinding({ text: "Something happens", eventDate: "2025-10-12", eventTime: time, citations, ...fields });
const contradiction = (text: string, ...citations: Citation[]) =>
  makeFinding({ kind: "contradiction", text, citations });

test("nothing to draw: no event, one event, events without a date, rejected events", () => {
  expect(drawTimeline([], [])).toBeNull();
  expect(drawTimeline([event("10:00", [cite(1), cite(2)])], [])).toBeNull();
  const undated = { eventDate: null, eventTime: null };
  expect(drawTimeline([event(null, [cite(1)], undated), event(null, [cite(1)], undated)], [])).toBeNull();
  expect(drawTimeline([event("10:00", [cite(1)]), event("11:00", [cite(1)], { verdict: "rejected" })], [])).toBeNull();
});

test("a lane for each exhibit that has an event; an event of two exhibits is in both lanes", () => {
  const drawing = drawTimeline([event("10:00", [cite(3), cite(1)]), event("10:30", [cite(3, 50)])], []);
  expect(drawing?.lanes.map(({ paper, marks }) => [paper.exhibit, marks.length])).toEqual([
    [1, 1],
    [3, 2],
  ]);
});

test("two times of one event: neighbors, diamonds, and a bridge with how far apart they are", () => {
  const drawing = drawTimeline(
    [event("23:31", [cite(1)]), event("23:35", [cite(2)]), event("23:42", [cite(5)])],
    [contradiction("Time of the stop", cite(5), cite(1))],
  );
  expect(drawing?.lanes.map(({ paper }) => paper.exhibit)).toEqual([1, 5, 2]);
  expect(drawing?.bridges.map(({ minutes }) => minutes)).toEqual([11]);
  const [bridge] = drawing?.lanes[1]?.bridges ?? [];
  expect(bridge?.upper.y).toBeLessThan(drawing?.lanes[1]?.top ?? 0);
  expect(bridge?.lower.y).toBeGreaterThan(drawing?.lanes[1]?.top ?? 0);
  expect(bridge?.upper.left).toBeLessThan(bridge?.lower.left ?? 0);
  expect(drawing?.lanes[0]?.marks[0]?.label?.words).toBe("Time of the stop, 23:31");
});

test("a matter other than a time has no bridge, and neither has a time in doubt", () => {
  const events = [event("10:00", [cite(1)]), event("11:00", [cite(2)])];
  expect(drawTimeline(events, [contradiction("Weather", cite(1), cite(2))])?.bridges).toEqual([]);
  const rough = [event("10:00", [cite(1)], { eventDoubt: "rough", eventWords: "about ten" }), ...events.slice(1)];
  expect(drawTimeline(rough, [contradiction("Time of the stop", cite(1), cite(2))])?.bridges).toEqual([]);
});

test("two things of one exhibit that disagree: a stretch of time; a side without a time: a claim at the other's", () => {
  const events = [event("23:52", [cite(2)]), event("23:59", [cite(2, 100)])];
  const drawing = drawTimeline(events, [
    contradiction("Order of warnings and questioning", cite(2), cite(2, 100)),
    contradiction("Rights", cite(2, 100), cite(1)),
  ]);
  const lanes = new Map(drawing?.lanes.map((lane) => [lane.paper.exhibit, lane]));
  expect(lanes.get(2)?.stretches.map(({ minutes }) => minutes)).toEqual([7]);
  expect(lanes.get(1)?.boxes.map(({ matter, left }) => [matter, left])).toEqual([
    ["Rights", lanes.get(2)?.marks[1]?.left],
  ]);
});

test("60 exhibits and 200 events over months: twelve lanes, those that disagree among them, lanes one below the other", () => {
  const events = Array.from({ length: 200 }, (_, index) =>
    event("10:00", [cite((index % 60) + 1, index)], {
      eventDate: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
    }),
  );
  const drawing = drawTimeline(events, [contradiction("Time of the stop", cite(59, 58), cite(60, 59))]);
  expect([drawing?.lanes.length, drawing?.omitted]).toEqual([12, 48]);
  expect(drawing?.lanes.map(({ paper }) => paper.exhibit)).toEqual(expect.arrayContaining([59, 60]));
  let bottom = 0;
  for (const { top, height } of drawing?.lanes ?? []) {
    expect(top).toBe(bottom);
    bottom = top + height;
  }
});
