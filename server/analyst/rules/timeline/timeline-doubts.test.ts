import { describe, expect, it } from "vitest";
import { readCase } from "../../read-case.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { analyseByRules } from "../analyse-by-rules.ts";

/**
 * Pairs of papers that differ in one point of their structure: with the one the date and time are the page's own for these
 * words, with the other they are not, or are marked.
 */

const REPORT = [
  "incident report.pdf",
  "INCIDENT REPORT\nCounty Sheriff\nDate of incident: March 8, 2024 2250 hours\nDeputy Orr stopped the pickup truck at 2250 hours and arrested the driver.",
] as const;

/** What the timeline shows of the last paper: date, time, doubt, and the event's words. */
function eventsOf(...papers: readonly (readonly [string, ...string[]])[]): string[] {
  const documents = makeDocuments([REPORT, ...papers]);
  const last = documents.at(-1)?.id;
  return analyseByRules(readCase(documents)).findings.flatMap((finding) => {
    if (finding.kind !== "event" || finding.citations.every(({ documentId }) => documentId !== last)) return [];
    const { date, time, doubt } = finding.when;
    return [
      `${date ?? "-"} ${time ?? "-"} ${doubt === null ? "" : `[${doubt.reason}: ${doubt.words}] `}${finding.text}`,
    ];
  });
}

const supplement = (text: string) => eventsOf(["supplement report.pdf", `SUPPLEMENT REPORT\n${text}`]);

describe("a time belongs to the words that it opens", () => {
  it("not to the entry before it", () => {
    const notes = (text: string) => eventsOf(["case notes.pdf", `Detective's notes\n${text}`]);
    expect(notes("He was arrested and would not name the buyer. 03/09/2024 1115 hours.")).toEqual([]);
    expect(notes("He would not name the buyer. 03/09/2024 1115 hours he was arrested at the yard.")).toEqual([
      "2024-03-09 11:15 03/09/2024 1115 hours he was arrested at the yard.",
    ]);
  });

  it("not to a line that only continues the one before", () => {
    const lines = (end: string) =>
      supplement(
        `On 03/09/2024 I spoke with the driver at the station and the whole interview ended${end}\n2:45 PM She was arrested again at the door.`,
      );
    expect(lines("").filter((event) => event.includes("14:45"))).toEqual([]);
  });

  it("not to what somebody told in the entry", () => {
    const note = (text: string) =>
      eventsOf(["field note.pdf", `FIELD NOTE\n03/08/2024 23:05 Seen at school. ${text}\n03/08/2024 23:20 Left.`]);
    expect(note('He says "It was loud. She was arrested and searched."').join()).not.toContain("searched");
  });
});

it("leaves the day open of a row with one date whose times run over midnight", () => {
  const form = (times: string) => supplement(`Arrest date 03/09/2024   ${times}`);
  expect(form("Time started 2349 completed 0036").join()).toContain("[otherDay: 2349 completed 0036]");
  expect(form("Dispatched 2349   Arr 0036").join()).toContain("[otherDay: 2349 Arr 0036]");
  expect(form("Time started 2149 completed 2236").join()).not.toContain("otherDay");
  const ended = eventsOf([
    "statement.pdf",
    "STATEMENT\nDate 03/08/2024 Time began 2349 Time ended 0021\nI live at the corner.",
  ]);
  expect(ended.filter((event) => event.includes("00:21")).join()).toMatch(/^$|otherDay/);
  expect(form("Time ended 0036").join()).not.toContain("otherDay");
});

describe("a range in which it happened is no time of its own", () => {
  it.each([
    ["Occurred between: 03/08/2024 2200 and 03/09/2024 0600", "[between: 03/08/2024 2200 and 03/09/2024 0600]"],
    ["On 03/08/2024 between 6 and 9 pm she called the house three times.", "[between: between 6 and 9 pm]"],
    ["Occurred from: 03/08/2024 2200 hrs", "[between: Occurred from: 03/08/2024 2200]"],
  ])("%s", (row, doubt) => {
    expect(supplement(row).join()).toContain(doubt);
  });

  it("but what began then did", () => {
    expect(supplement("He was interviewed on 03/09/2024 at 1000 hours to 1045 hours.").join()).not.toContain("between");
  });

  it("and the time at which something ended is not that of the rest", () => {
    expect(supplement("On 03/08/2024 she was searched at 10 p.m.")).toHaveLength(1);
    expect(supplement("On 03/08/2024 she was searched and worked until 10 p.m.")).toEqual([]);
  });

  it("nor is the time of a timetable", () => {
    expect(supplement("On 03/08/2024 the bus was scheduled at 2241 and he was arrested.")).toEqual([]);
  });
});

describe("a clock that some paper calls wrong gives no times", () => {
  const viewing = ["CCTV viewing log.pdf", "CCTV VIEWING LOG\n03/08/2024 22:41:02 Male arrested at the door."] as const;

  it.each([
    "The store clock is nine minutes fast.",
    "The DVR was an hour behind.",
    "The system does not adjust for DST.",
  ])("%s", (words) => {
    expect(eventsOf(["memo.pdf", "Memo\nThe store was open."], viewing)).toHaveLength(1);
    expect(eventsOf(["memo.pdf", `Memo\n${words}`], viewing)).toEqual([]);
  });

  it("nor the gate whose log says so itself", () => {
    const gate = (note: string) => eventsOf(["gate.pdf", `Gate report\n${note}\n03/08/2024 22:41 ARRESTED AT GATE 2`]);
    expect(gate("Controller by Orr Systems.")).toHaveLength(1);
    expect(gate("Controller clock is not adjusted for summer time.")).toEqual([]);
  });

  it("nor does a time that is called the video's", () => {
    expect(supplement("He was arrested on 03/08/2024 at 2241 hours.")).toHaveLength(1);
    expect(supplement("He was arrested on 03/08/2024 at 2241 hours DVR time.")).toEqual([]);
  });
});

describe("a day is not that of the report that looks into it", () => {
  it.each([
    ["On 03/20/2024 at 1000 hours I searched the truck at 1030 hours.", "I searched the truck at 1030 hours."],
    ["On 03/20/2024 I served a warrant. Last outgoing call 2104 hours, then arrested.", "call 2104"],
    ["On 03/20/2024 I went to the yard. He advises that he was arrested at 2104 hours.", "arrested at 2104"],
  ])("%s", (text, words) => {
    expect(supplement(text).filter((event) => event.includes(words) && event.startsWith("2024-03-20 21"))).toEqual([]);
  });

  it("nor the day on which a form about it was filled in", () => {
    const form =
      'DRINK DRIVING - STATION PROCEDURE\nDate 03/09/2024     Procedure commenced  0049          Place: room 2\nTime of driving/ accident:  "approx 2245"      source: log';
    expect(eventsOf(["station.pdf", form]).join()).not.toContain("2024-03-09 22:45");
  });

  it("nor that of another cell of a row", () => {
    const row =
      "Time notified 2251   How notified: RADIO   Time arrived 2259    Time cleared 2332    Form date 03/10/2024";
    const paper = `COUNTY POLICE     PEACE OFFICER CRASH FORM (copy, 1 of 2)\n${row}`;
    expect(eventsOf(["exhibit.pdf", paper]).join()).not.toContain("2024-03-10");
  });

  it("nor the one above, where the heading names two", () => {
    const report = (reported: string) =>
      eventsOf([
        "second report.pdf",
        `INCIDENT REPORT\nCounty Sheriff\nOccurred: 03/08/2024 2250 hours\nReported: ${reported} 1112 hours\n\nOn the above date at 1112 hours I arrested the driver.`,
      ]).join();
    expect(report("03/08/2024")).toContain("2024-03-08 11:12");
    expect(report("03/09/2024")).not.toContain("2024-03-08 11:12");
  });

  it("nor that of the paragraph before, which told of a later one", () => {
    const text = (day: string) =>
      `${day} I returned and collected the hose.\n\nThe driver was interviewed beginning 2310 hours.`;
    expect(supplement(text("On 03/08/2024")).join()).toContain("2024-03-08 23:10");
    expect(supplement(text("On 03/09/2024")).join()).not.toContain("2024-03-09 23:10");
  });

  it("nor one that stands in the heading of a log among others", () => {
    const log = (heading: string) =>
      eventsOf([
        "chart.pdf",
        `FORENSIC NURSE RECORD\n${heading}\n\n13:50 Photographed.\n14:00 Blood drawn.\n14:10 Examined.\n14:20 Swabs collected.\n15:25 Kit released to Deputy Orr.`,
      ]).join();
    expect(log("Arrival: 03/09/2024 1205")).toContain("2024-03-09 15:25");
    expect(
      log(
        "Arrival: 03/09/2024 1205\nTime of assault: 03/08/2024 2300\nLast meal 03/07/2024\nOther visit: [X] Y  [ ] N   Date 03/05/2024   Form: No",
      ),
    ).not.toMatch(/2024-03-0\d 1[45]:/);
  });

  it("nor noon, where somebody tells of the night", () => {
    const told = (time: string) =>
      supplement(
        `On 03/08/2024 I arrested the driver. He said that he left with her at about ${time} and hit the fence.`,
      );
    expect(told("2230").join()).toContain("2024-03-08 22:30");
    expect(told("1230").join()).not.toContain("2024-03-08 12:30");
  });

  it("nor one of a list of days", () => {
    expect(supplement("The same crew robbed the store on 03/02/2024.")).toHaveLength(1);
    expect(supplement("The same crew robbed the store on 03/02/2024, 03/04/2024 and 03/06/2024.")).toEqual([]);
  });

  it("nor that of the sheet of a log before it", () => {
    const sheets = (second: string) =>
      eventsOf([
        "custody record.pdf",
        "CUSTODY RECORD 03/09/2024\n00:10 Arrested.\n09:20 Interviewed.",
        `CUSTODY RECORD p2\n${second}`,
      ]);
    expect(sheets("11:05 Charged and searched.").join()).toContain("2024-03-09 11:05");
    expect(sheets("20:05 Searched and photographed.").join()).not.toContain("20:05");
  });
});
