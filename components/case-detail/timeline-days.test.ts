import { expect, test } from "vitest";
import type { Finding } from "#lib/contracts/analyses.ts";
import { timelineDays } from "./timeline-days.ts";

const citation = (start: number, end: number, pageNumber = 2) => ({
  id: crypto.randomUUID(),
  documentId: "0192f0c1-2345-7abc-8def-0123456789ab",
  exhibit: 1,
  fileName: "report.pdf",
  pageNumber,
  quote: "x",
  start,
  end,
  status: "verified" as const,
});
const finding = (patch: Partial<Finding>): Finding => ({
  id: crypto.randomUUID(),
  kind: "event",
  engine: "offline",
  text: "",
  detail: "",
  weight: null,
  verified: true,
  checklist: null,
  eventDate: null,
  eventTime: null,
  dateInferred: false,
  verdict: "proposed",
  note: null,
  reviewedBy: null,
  reviewedAt: null,
  citations: [],
  ...patch,
});

test("orders by day and time; what has no time stands last of its day, what has no date last of all", () => {
  const days = timelineDays(
    [
      finding({ text: "undated" }),
      finding({ text: "past midnight", eventDate: "2024-10-12", eventTime: "00:21" }),
      finding({ text: "some time", eventDate: "2024-10-11" }),
      finding({ text: "stop", eventDate: "2024-10-11", eventTime: "23:31" }),
    ],
    [],
  );
  expect(days.map(({ date, entries }) => [date, ...entries.map(({ event }) => event.text)])).toEqual([
    ["2024-10-11", "stop", "some time"],
    ["2024-10-12", "past midnight"],
    [null, "undated"],
  ]);
});

test("an event is disputed when a contradiction stands on the same words of the same page", () => {
  const contradiction = (at: ReturnType<typeof citation>) =>
    finding({ kind: "contradiction", text: "Time of the stop", citations: [at, citation(900, 910, 9)] });
  const disputedBy = (other: Finding) =>
    timelineDays([finding({ citations: [citation(10, 30)] })], [other])[0]?.entries[0]?.disputed;
  expect(disputedBy(contradiction(citation(20, 40)))).toEqual(["Time of the stop"]);
  expect(disputedBy(contradiction(citation(30, 40)))).toEqual([]);
  expect(disputedBy(contradiction(citation(20, 40, 3)))).toEqual([]);
});
