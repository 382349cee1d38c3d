import { expect, test } from "vitest";
import type { Finding } from "#lib/contracts/findings.ts";
import { makeFinding } from "./testing/make-finding.ts";
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

test("orders by day and time; what has no time stands last of its day, what has no date last of all", () => {
  const days = timelineDays(
    [
      makeFinding({ text: "undated" }),
      makeFinding({ text: "past midnight", eventDate: "2024-10-12", eventTime: "00:21" }),
      makeFinding({ text: "some time", eventDate: "2024-10-11" }),
      makeFinding({ text: "stop", eventDate: "2024-10-11", eventTime: "23:31" }),
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
    makeFinding({ kind: "contradiction", text: "Time of the stop", citations: [at, citation(900, 910, 9)] });
  const disputedBy = (other: Finding) =>
    timelineDays([makeFinding({ citations: [citation(10, 30)] })], [other])[0]?.entries[0]?.disputed;
  expect(disputedBy(contradiction(citation(20, 40)))).toEqual(["Time of the stop"]);
  expect(disputedBy(contradiction(citation(30, 40)))).toEqual([]);
  expect(disputedBy(contradiction(citation(20, 40, 3)))).toEqual([]);
});
