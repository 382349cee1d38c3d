import { describe, expect, it } from "vitest";
import { readCase } from "../../read-case.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { analyseByRules } from "../analyse-by-rules.ts";

const REPORT = [
  "incident report.pdf",
  "INCIDENT REPORT\nCounty Sheriff\nDate of incident: March 8, 2024 2250 hours\nDeputy Orr stopped the pickup truck at 2250 hours and arrested the driver.",
] as const;

/** What the timeline shows of the last paper: date, time, marks. */
function eventsOf(...papers: readonly (readonly [string, ...string[]])[]): string[] {
  const documents = makeDocuments(papers.map(([name, ...pages]) => [name, ...pages]));
  const last = documents.at(-1)?.id;
  return analyseByRules(readCase(documents)).findings.flatMap((finding) => {
    if (finding.kind !== "event" || finding.citations.every(({ documentId }) => documentId !== last)) return [];
    const { date, time, dateInferred, doubt, isScheduled } = finding.when;
    const marks = [dateInferred && "inferred", doubt && `${doubt.reason}: ${doubt.words}`, isScheduled && "scheduled"];
    return [[date ?? "-", time ?? "-", ...marks.filter(Boolean)].join(" ")];
  });
}

const inReport = (text: string) => eventsOf(REPORT, ["supplement report.pdf", `SUPPLEMENT REPORT\n${text}`]);

describe("the day of a time", () => {
  it.each([
    ["is the one beside it", "On 03/09/2024 at 0915 hours I searched the truck.", "2024-03-09 09:15"],
    ["is written in words", "It was searched on the 9th day of March, 2024 at 9:15 a.m.", "2024-03-09 09:15"],
    ["is after midnight the next", "He was booked at 0031 hours.", "2024-03-09 00:31 inferred"],
    ["is in the year of the case", "On March 12 at 1410 hours I searched the truck.", "2024-03-12 14:10 inferred"],
    ["is open at midnight", "He left on March 8, 2024 at midnight.", "2024-03-08 00:00 midnight: at midnight"],
    ["is after 2400 the next", "He left on March 8, 2024 at 2400 hrs.", "2024-03-09 00:00 inferred"],
    [
      "is in doubt on a wrong weekday",
      "On Monday, March 12, 2024 at 1410 hours I searched it.",
      "2024-03-12 14:10 wrongWeekday: March 12, 2024",
    ],
  ])("%s: %s", (_, text, event) => {
    expect(inReport(text)).toEqual([event]);
  });

  it("is not a counter's on one page of a bundle", () => {
    const log = "CUSTODY RECORD\n03/08/2024\n23:40 Searched.\n23:55 Placed in cell 4.";
    const interview =
      "RECORD OF INTERVIEW\nDate: 03/09/2024\n00:00 Caution given.\n02:10 He was struck by the driver.\n11:06 PC: I arrested him.";
    expect(eventsOf(REPORT, ["custody record.pdf", log, interview])).toEqual(["2024-03-08 23:40 inferred"]);
  });

  it("is not that of the heading in which an officer dates the report", () => {
    const report =
      "PD - SUPPLEMENTAL / 24-0150 / ORR #81 / 03-10-2024\nI arrived at 2257 hours and arrested the driver.";
    expect(eventsOf(REPORT, ["Orr follow up.pdf", report])).toEqual([]);
  });

  it("of a log is not that of its printing, nor that on which a report was written", () => {
    const report =
      "INCIDENT REPORT\nReporting: Orr #81      Date/time written: 03/29/2024 0715\nOn 03/28/24 at 2247 hours I was dispatched to the mill.\nApproved: Sgt. Lund  03/29/2024 1140";
    const log =
      "DISPATCH LOG\nEVENT 88  TYPE SHOTS   PRINTED 03/30/24 09:12\n22:46:50 CALLER HEARD SHOTS\n22:59:20 ONE IN CUSTODY";
    expect(eventsOf(["report.pdf", report], ["cad.pdf", log])).toEqual([
      "2024-03-28 22:46 inferred",
      "2024-03-28 22:59 inferred",
    ]);
  });

  it("goes on through a log, and each cell of a row has its own", () => {
    const log =
      "CAD INCIDENT LOG 03/08/2024\n23:41:10 UNIT 4 ON SCENE\n23:58:02 ONE IN CUSTODY\n00:12:30 UNIT 4 EN ROUTE JAIL";
    expect(eventsOf(REPORT, ["dispatch log.pdf", log])).toEqual([
      "2024-03-08 23:41 inferred",
      "2024-03-08 23:58 inferred",
      "2024-03-09 00:12 inferred",
    ]);
    expect(inReport("Arrested 23:55 03/08/2024     Arrived at jail 00:21 03/09/2024")).toEqual([
      "2024-03-08 23:55",
      "2024-03-09 00:21",
    ]);
    const rows = "GATE LOG\n03/08 21:03  ARRESTED AT GATE 2      03/08 21:10  RELEASED AT GATE 4\nGate closed.";
    expect(eventsOf(REPORT, ["gate.pdf", rows])).toEqual(["2024-03-08 21:03 inferred", "2024-03-08 21:10 inferred"]);
  });

  it.each([
    "On Thursday night he arrived at 2130 hours.",
    "The next day at 1410 hours I searched it.",
    "He left the bar at about 10:30.",
    "He left after 2230 hours.",
    "On March 12, 2024 I searched the truck. He told me that he was arrested at 1410 hours.",
    "On Saturday, March 9, 2024 I went out. The bar was searched at 0345 hours.",
    "On March 12, 2024 I reviewed the video. I saw that he was arrested at 1410 hours.",
    "Clinic visit booked for March 14. Searched 03:50, then to police.",
    "They were arrested at 1410 hours (HALE) and on March 12 (ORR).",
    "On March 12, 2024 at 0900 hours I searched the truck. He was arrested at 1910 hours.",
  ])("is not guessed: %s", (text) => {
    expect(inReport(text).filter((event) => event.includes("inferred"))).toEqual([]);
  });

  it("of a log goes on only as its lines do", () => {
    const log = (lines: string) => eventsOf(REPORT, ["custody record.pdf", `CUSTODY RECORD\n03/08/2024\n${lines}`]);
    expect(log("22:50 Arrested.\n23:40 Searched.\n07:10 Interviewed.\n02:00 Searched again.").at(-1)).toBe(
      "2024-03-09 07:10 inferred",
    );
  });

  it("of a transcript is not that of its making", () => {
    const camera = (made: string) =>
      eventsOf(REPORT, [
        "body worn camera transcript.txt",
        `Body worn camera\nTranscript ${made}\n22:51:02 You are under arrest.`,
      ]);
    expect(camera("05/12/2024")).toEqual(["2024-03-08 22:51 inferred"]);
  });

  it.each([
    ["of a letter", "June 3, 2024\nDear counsel,\nHe came by at 2:50 a.m. and she was arrested."],
    [
      "of evidence intake",
      "SCENE SHEET\nTech: Orr. Callout 0455. On scene 0534.\nPhotos\nSketch\nCast A to property 06/03/2024",
    ],
    ["of another weekday", "June 3, 2024\nOn Saturday at 7 a.m. the caller was robbed and shot."],
  ])("is not that %s", (_, text) => {
    expect(eventsOf(REPORT, ["paper.pdf", text]).filter((event) => event.startsWith("2024-06"))).toEqual([]);
  });

  it("of a recording is not that of its viewing", () => {
    const text = "On March 12 I viewed her video of the robbery. The clip begins at 8:49:50 AM and shows the arrest.";
    expect(inReport(text).filter((event) => event.includes("08:49") && event.startsWith("2024"))).toEqual([]);
  });

  it("is not one in brackets, and the early hours name their day", () => {
    const text =
      "On 03/12/2024 I held a line-up. The lawyer was told of it (notice of March 11 at 1650 hours). Line-up ended 1021 hours.";
    expect(inReport(text)).toContain("2024-03-12 10:21 inferred");
    expect(inReport("In the early hours of March 9, 2024 she walked home. He was arrested at 0320 hours.")).toContain(
      "2024-03-09 03:20 inferred",
    );
  });

  it("is not that of a later paper which tells of earlier days", () => {
    const told = "On 03/27/2024 I spoke to the aide. She was away from the room at 1056 hours because a child was ill.";
    expect(inReport(told).join()).not.toContain("10:56");
  });

  it("is not given when nothing says whether day or month comes first", () => {
    const paper =
      "Police note\nOfficer Orr arrested the driver on 03/04/2024 at 2250 hours after a robbery. The suspect was searched.";
    expect(eventsOf(["note.pdf", paper])).toEqual(["- 22:50 dayOrMonth: 03/04/2024"]);
  });
});

describe("a time of day", () => {
  it.each([
    ["in UTC", "The tracker moved at 2024-03-09T04:48:10Z.", "2024-03-09 04:48 utc: 04:48:10Z"],
    ["of a zone is that on the wall", "The tracker moved at 2024-03-08T22:48:10-05:00.", "2024-03-08 22:48"],
    [
      "within a range",
      "He broke in between 2200 and 2230 hours.",
      "2024-03-08 22:00 inferred between: between 2200 and 2230",
    ],
  ])("%s: %s", (_, text, event) => {
    expect(inReport(text)).toEqual([event]);
  });
});

it("marks a time of day that another paper has in UTC", () => {
  const extraction = (zone: string): [string, string] => [
    "phone.txt",
    `EXTRACTION REPORT\nTime zone setting: ${zone}\n03/09/2024 04:48:33  Out  here`,
  ];
  const report = (hour: string): [string, string] => [
    "supplement report.pdf",
    `SUPPLEMENT REPORT\nOn 03/09/2024 at ${hour} hours the driver was arrested.`,
  ];
  const utc = "(UTC) Coordinated Universal Time";
  expect(eventsOf(REPORT, extraction(utc), report("0448"))).toEqual(["2024-03-09 04:48 utc: 0448"]);
  expect(eventsOf(REPORT, extraction(utc), report("0450"))).toEqual(["2024-03-09 04:50"]);
  expect(eventsOf(REPORT, extraction("UTC-5"), report("0448"))).toEqual(["2024-03-09 04:48"]);
});

it("shows the clause that says when of a long sentence", () => {
  const long = `That he let the barn to Mr. Orr by a written lease of many pages; that Mr. Orr was behind on the rent for months and had been asked twice; that on 03/10/2024 at 1410 hours he was arrested`;
  const { findings } = analyseByRules(
    readCase(makeDocuments([REPORT, ["supplement report.pdf", `SUPPLEMENT REPORT\n${long}.`]])),
  );
  expect(findings.flatMap(({ kind, text }) => (kind === "event" && text.includes("1410") ? [text] : []))).toEqual([
    "that on 03/10/2024 at 1410 hours he was arrested.",
  ]);
});

it("takes no event from what somebody tells an officer of earlier", () => {
  const camera = (words: string): [string, string] => [
    "camera transcript.txt",
    `BODY CAMERA TRANSCRIPT\n03/08/2024\n22:51:20 BELL: ${words}\n22:58:00 ORR: You are under arrest.`,
  ];
  const [arrest, told] = ["2024-03-08 22:58 inferred", "2024-03-08 22:51 inferred"];
  expect(eventsOf(REPORT, camera("I heard her scream, and then he struck her with a bottle."))).toEqual([arrest]);
  expect(eventsOf(REPORT, camera("Stop, he struck her with a bottle."))).toEqual([told, arrest]);
});

it("takes no event from what goes on in a line of a log after a time of its own", () => {
  const log = "DISPATCH LOG\n03/08/2024\n22:51 Two males seen at 2244. One ran to the river.\n22:58 One arrested.";
  expect(eventsOf(REPORT, ["cad.pdf", log])).toEqual(["2024-03-08 22:51 inferred", "2024-03-08 22:58 inferred"]);
});

it("takes no event from a remark of a log on the call above", () => {
  const log = (remark: string) => `DISPATCH LOG\n03/08/2024\n22:51 Caller heard shots.\n22:52 ${remark}`;
  const [call, next] = ["2024-03-08 22:51 inferred", "2024-03-08 22:52 inferred"];
  expect(eventsOf(REPORT, ["cad.pdf", log("Second caller saw a car leave.")])).toEqual([call, next]);
  expect(eventsOf(REPORT, ["cad.pdf", log("NO CALLBACK")])).toEqual([call]);
});

it("does not date a recording by the day on which its transcript was made", () => {
  const transcript =
    "BODY CAMERA TRANSCRIPT\nPrepared by: L. Orr, Records    Date: 8/02/24\n04:51:20  [The suspect is cuffed.]\n04:51:50  ORR: You are under arrest.";
  expect(eventsOf(REPORT, ["camera transcript.txt", transcript])).toEqual([]);
});

it("marks the times of a paper that says it is in UTC", () => {
  const paper =
    "Police note\nAll times UTC.\nOfficer Orr arrested the driver on 2024-03-09 at 04:48 hours after a robbery.";
  expect(eventsOf(["note.pdf", paper])).toEqual(["2024-03-09 04:48 utc: 04:48"]);
  expect(eventsOf(["note.pdf", paper.replace("hours", "local time")])).toEqual(["2024-03-09 04:48"]);
  expect(eventsOf(["note.pdf", paper.replace("hours", "(UTC-5)")])).toEqual(["2024-03-09 04:48"]);
});

describe("what is no event", () => {
  it.each([
    "DOB 04/11/1979",
    "Form 12, revised 03/2019",
    "Printed 03/10/2024 14:20 by records",
    "Approved: Lt. Crane 03/10/2024 0310",
    "The office is open from 8:00 a.m. to 4:00 p.m.",
    "He was convicted of theft on March 2, 2015 at 9:00 a.m.",
    "The suspect appears at 3:05 in the video.",
    "He violated R.S. 14:30 and § 16:28.",
    "I asked whether he had left at 9:15 p.m.",
    "If he had left at 9:15 p.m. he would have met her.",
    "[17:45:22]",
    "He was taken out for interview by 2217 and 2218.",
    "I arrested him and asked about the 03/01/2024 robbery.",
    "In an unrelated stop on 03/08/2024 at 2140 hours a knife was found.",
    "Witness signature     R. Orr     Date     03/08/2024 2310",
  ])("%s", (text) => {
    expect(inReport(text)).toEqual([]);
  });

  it.each(["CALLER LEFT FOR WORK AT 0740 THIS MORNING", "PHONE SEIZED?", "THE DOOR WAS KICKED IN LAST NIGHT"])(
    "a line of a log that tells of another time: %s",
    (line) => {
      const log = (words: string) =>
        `CAD EVENT HISTORY\nPolice dispatch 03/08/2024\n22:48:10 SUSPECT ARRESTED AT THE MILL\n22:53:30 ${words}`;
      expect(eventsOf(REPORT, ["cad.txt", log(line)])).toEqual(["2024-03-08 22:48 inferred"]);
      expect(eventsOf(REPORT, ["cad.txt", log("DOOR WAS KICKED IN")])).toHaveLength(2);
    },
  );

  it("what follows the day of an earlier call, which its page does not date", () => {
    const text = (before: string) => `${before}\nI knew the address. I arrived at 2255 hrs and arrested the suspect.`;
    expect(inReport(text("Prior call 07/08/2023, noise complaint by a neighbor."))).not.toContain(
      "2023-07-08 22:55 inferred",
    );
  });

  it("what somebody told in a paper of several days", () => {
    const text = "On 03/11/2024 I arrested the suspect.\n\nAt 2255 hrs the suspect stated that he was done talking.";
    expect(inReport(text)).toEqual(["2024-03-11 -"]);
  });

  it("is marked as scheduled when it was still to come", () => {
    expect(inReport("Court date: 04/02/2024 9:00 AM, Part 4")).toEqual(["2024-04-02 09:00 scheduled"]);
  });

  it("is not scheduled when it tells what was done there", () => {
    const order = "A no-contact order was issued at his first appearance on 04/02/2024 at 9:00 AM.";
    expect(inReport(order).join()).not.toContain("scheduled");
  });

  it("is not scheduled on a date that stands before the word", () => {
    expect(inReport("The recorder was searched and removed on 03/12/2024 as it was scheduled for repair.")).toEqual([
      "2024-03-12 -",
    ]);
  });

  it("reads counters of a recording as no time of day", () => {
    const text =
      "RECORD OF INTERVIEW\n(00:00) Intro.\n(11:45) ORR: You were arrested, tell me about the search.\n(19:02) He says he was searched.";
    expect(eventsOf(REPORT, ["interview record.pdf", text])).toEqual([]);
  });
});

describe("a log whose heading says when it was opened", () => {
  const log = (heading: string) =>
    eventsOf(
      ["report.pdf", "INCIDENT REPORT\nCounty Sheriff\nDate of incident: 03/09/2024\nHe was arrested."],
      ["cad.pdf", `CAD INCIDENT LOG\n${heading}\n23:17:42 4B21 TRAFFIC STOP\n00:12:09 4B21 ONE IN CUSTODY`],
    );

  it.each([
    "CREATED 03/08/24 23:17:42 BY 4B21   CLOSED 03/09/24 03:21:07",
    "Received   03/08/2024 23:17:06      Entered 23:17:40     Closed 03:21:07",
  ])("begins on that day: %s", (heading) => {
    expect(log(heading)).toEqual(["2024-03-08 23:17 inferred", "2024-03-09 00:12 inferred"]);
  });

  it("says nothing by the day on which it was printed", () => {
    expect(log("Printed 03/22/24 10:41")).not.toContain("2024-03-22 23:17 inferred");
  });
});

describe("a transcript that names the file of its recording", () => {
  const transcript = (file: string, ...lines: string[]) =>
    eventsOf(
      ["report.pdf", "INCIDENT REPORT\nCounty Sheriff\nDate of incident: 03/08/2024\nHe was arrested at 2210 hours."],
      ["camera.pdf", `BODY CAMERA TRANSCRIPT\nFile: ${file}\nO = Dep. Orr\n\n${lines.join("\n")}`],
    ).filter((event) => !event.includes("22:10"));
  const lines = ["23:41:07  O  You are under arrest.", "00:02:51  O  I searched the shed and found the oar."];

  it("is of the day of that file, and goes on behind midnight", () => {
    expect(transcript("AXN_21_20240311_2341.mp4", ...lines)).toEqual([
      "2024-03-11 23:41 inferred",
      "2024-03-12 00:02 inferred",
    ]);
    expect(
      transcript("AXN_21_20240311_2341.mp4", "06:02:51  O  I found the oar.", "06:05:12  O  I arrested him."),
    ).toEqual(["2024-03-12 06:02 inferred", "2024-03-12 06:05 inferred"]);
  });

  it("is not where the numbers are no date, or two files are named", () => {
    for (const file of ["AXN_21_20241399_2341.mp4", "A_20240311_2341.mp4 and A_20240312_2341.mp4", "AXN_21.mp4"])
      expect(transcript(file, ...lines)).not.toContain("2024-03-11 23:41 inferred");
  });
});

describe("a supplement with the work of each day below its date", () => {
  const supplement = (...lines: string[]) =>
    eventsOf(
      ["report.pdf", "INCIDENT REPORT\nCounty Sheriff\nDate of incident: 03/08/2024\nHe was arrested at 2210 hours."],
      ["supp.pdf", `INVESTIGATIVE SUPPLEMENT\nDet. Orr, date prepared: 03/20/2024\n\n${lines.join("\n\n")}`],
    ).filter((event) => !event.includes("22:10"));
  const paragraphs = [
    "I spoke with the harbor master. She said that on 03/09 the boat was gone.",
    "I searched the shed at 13:00 and found the oar.",
  ];

  it.each([
    ["March 11, 2024", "March 14, 2024"],
    ["-- 03/11/2024 0930 --", "-- 03/14/2024 1020 --"],
    ["Monday, March 11, 2024", "Thursday, March 14, 2024"],
  ])("is of that day, whatever other days its paragraphs name: %s", (one, other) => {
    expect(supplement(one, "I read the file again.", other, ...paragraphs)).toContain("2024-03-14 13:00 inferred");
    expect(supplement(one, ...paragraphs, other, "I read the file again.")).toContain("2024-03-11 13:00 inferred");
  });

  it("is not where one date stands alone, or with other words", () => {
    expect(supplement("March 14, 2024", ...paragraphs)).not.toContain("2024-03-14 13:00 inferred");
    expect(supplement("Typed March 11, 2024", "Signed March 14, 2024", ...paragraphs)).not.toContain(
      "2024-03-14 13:00 inferred",
    );
  });
});

describe("an event has a time of its own", () => {
  const log = (...lines: string[]) =>
    eventsOf(REPORT, ["dispatch log.pdf", ["CAD INCIDENT LOG 03/08/2024", ...lines].join("\n")]);
  const interview = (text: string) =>
    eventsOf(REPORT, [
      "interview record.pdf",
      `RECORD OF INTERVIEW\nInterview began on 03/09/2024 at 1000 hours.\n${text}`,
    ]);

  it("which a row that holds another time has not", () => {
    expect(log("22:58:02 UNIT 4 ONE IN CUSTODY", "23:10:30 AMBULANCE ARRIVED 22:41 AND LEFT")).toEqual([
      "2024-03-08 22:58 inferred",
    ]);
    expect(log("22:58:02 ONE IN CUSTODY", "23:10:30 LAWYER CALLED, ETA 23:50")).toHaveLength(2);
  });

  it("which a row of two entries has not", () => {
    const jail = (row: string) =>
      eventsOf(REPORT, ["booking record.pdf", `BOOKING RECORD 03/08/2024\n2301   booked by Orr\n${row}`]).length;
    expect(jail("2341   searched by Orr")).toBe(2);
    expect(jail("2341   searched by Orr       2350   asked for water")).toBe(1);
  });

  it("which is not that of an interview that tells of it", () => {
    const lines =
      "(10:04) DORN: I left the key on his desk.\n(10:09) DORN: I was arrested at the bar.\n(10:11) DORN: No.";
    expect(interview(lines).filter((event) => event.includes("inferred"))).toEqual([]);
    expect(interview("I was arrested at 2 a.m. and searched.").filter((event) => event.includes("02:00"))).toEqual([]);
  });

  it("which a transcript without a stated clock does not give", () => {
    const text = "Body worn camera transcript\n01:14:02 [Orr arrests the driver]\n01:20:41 [Orr searches the truck]";
    expect(eventsOf(REPORT, ["body worn camera transcript.txt", text])).toEqual([]);
  });

  it("which is not that of a clock that the paper calls wrong", () => {
    const text = "The video shows that he was searched on 03/08/2024 at 2241 hours.";
    expect(inReport(text)).toHaveLength(1);
    expect(inReport(`${text} The DVR clock was seven minutes slow.`)).toEqual([]);
  });

  it("which somebody only said that it was", () => {
    expect(inReport("He was searched on 03/08/2024 at 2241 hours.")).toHaveLength(1);
    expect(inReport("I arrested him on 03/08/2024 and told him it was 2241 hours.")).toEqual([]);
  });

  it("and is no fragment", () => {
    expect(inReport("recording stops at 2310 hours after the arrest)")).toEqual([]);
  });

  it("and is not of a stretch of days", () => {
    expect(inReport("I served a warrant for the records of the phone for 03/08/2024 1500 to 03/09/2024 1200.")).toEqual(
      [],
    );
  });

  it("and is not dated by an aside", () => {
    expect(inReport("I searched the truck on 03/08/2024.")).toHaveLength(1);
    expect(inReport("I searched the driver whom I had arrested on 03/08/2024.")).toEqual([]);
  });
});

it("tells once, with both quotes, what two papers tell of the same minute", () => {
  const other = ["statement report.pdf", "SUPPLEMENT REPORT\nI assisted when he was arrested at 2250 hours."] as const;
  const events = analyseByRules(readCase(makeDocuments([[...REPORT], [...other]]))).findings.flatMap((finding) =>
    finding.kind === "event" && finding.when.time === "22:50" && finding.text.includes("arrest") ? [finding] : [],
  );
  expect(events.map(({ citations }) => citations.length)).toEqual([2]);
});
