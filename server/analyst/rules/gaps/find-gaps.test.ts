import { describe, expect, it } from "vitest";
import { describeItem } from "#lib/domain/gap-item.ts";
import type { ProposedGap } from "../../findings.ts";
import { readCaseText } from "../../text/case-text.ts";
import { readCaseDates } from "../../text/case-dates.ts";
import { decideLaw } from "../../text/legal-system.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { findGaps } from "./find-gaps.ts";

const REPORT =
  "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for assault and robbery.\nUnit 4, beat 22.\n";

/** Without the lines in a paper's own words, which are learned (find-said-missing.test.ts). */
const gapsIn = (files: [string, string][], law: "us" | "england-and-wales" = "us") => {
  const caseText = readCaseText(makeDocuments(files));
  const dates = readCaseDates(caseText, decideLaw(caseText, null));
  return findGaps(caseText, { offence: "assault", law }, { people: [], dates, clientNames: [] }).filter(
    ({ ruleId }) => ruleId !== "gap.stated.said",
  );
};
const gapsOf = (text: string, more: [string, string][] = []) => gapsIn([["report.txt", REPORT + text], ...more]);
const asksOf = (gap: ProposedGap | undefined) => gap?.items.map(describeItem).join("\n") ?? "";
const ofRule = (gaps: readonly ProposedGap[], ruleId: string) => gaps.find((gap) => gap.ruleId === ruleId);

const rowsOf = (gaps: readonly ProposedGap[]) => gaps.filter(({ basis }) => basis === "usual");

describe("what is commonly requested", () => {
  const ALERT = "K-9 Bolt alerted at the driver's door.";

  it("rests on an act that the police tell, with the sentence that names it", () => {
    const found = ofRule(gapsOf(ALERT), "gap.usual.canine");
    expect(found).toMatchObject({ checklist: "a police dog", detail: "The police reports mention a police dog." });
    expect(found?.citations).toEqual([{ documentId: "document-1", pageNumber: 1, quote: ALERT }]);
    expect(found?.items).toHaveLength(1);
  });

  it.each([
    ["denied", "No K-9 alerted that night."],
    ["told by somebody else", "Mr. Dorn stated that a K-9 searched his barn."],
    ["quoted", 'The driver wrote: "The canine searched my car."'],
    ["of every day", "She walked the dog past the mill."],
  ])("does not rest on an act that is %s", (_, text) => {
    expect(ofRule(gapsOf(text), "gap.usual.canine")).toBeUndefined();
  });

  it("does not rest on what a witness writes", () => {
    const statement: [string, string] = ["statement.txt", `WITNESS STATEMENT\nMy name is Ann Dorn.\n${ALERT}`];
    expect(ofRule(gapsOf("They argued.", [statement]), "gap.usual.canine")).toBeUndefined();
  });

  it("rests on a kind of paper without a quote", () => {
    const log: [string, string] = ["log.txt", "DISPATCH LOG\n21:04:10 UNIT 4 ON SCENE"];
    expect(ofRule(gapsOf("They argued.", [log]), "gap.usual.radio")).toMatchObject({ citations: [] });
    expect(ofRule(gapsOf("They argued."), "gap.usual.radio")).toBeUndefined();
  });

  it("takes a numbered row of a property record for a thing that was seized", () => {
    const rowsWith = (row: string) => gapsOf("They argued.", [["record.txt", `PROPERTY RECORD\n${row}`]]);
    expect(ofRule(rowsWith("Item 3   pistol, black"), "gap.usual.firearm")?.citations).toHaveLength(1);
    expect(ofRule(rowsWith("The pistol stayed in the drawer."), "gap.usual.firearm")).toBeUndefined();
  });

  it("leaves out what a paper of the file is, what a page settles and what is of another class", () => {
    const record: [string, string] = ["training.txt", "K-9 TRAINING RECORD\nBolt was certified by the police."];
    const asks = rowsOf(gapsOf(ALERT, [record]))
      .map(asksOf)
      .join("\n");
    expect(asks).not.toMatch(/certification and field records/i);
    expect(ofRule(gapsOf("They argued."), "gap.usual.officers-cameras")).toBeDefined();
    expect(ofRule(gapsOf("My body camera was on."), "gap.usual.officers-cameras")).toBeUndefined();
    const letter: [string, string] = [
      "letter.txt",
      "OFFICE OF THE DISTRICT ATTORNEY\nRe: State v. Oden\nDear Counsel:\nOfficers were not equipped with body cameras.",
    ];
    expect(ofRule(gapsOf("They argued.", [letter]), "gap.usual.officers-cameras")).toBeUndefined();
    expect(ofRule(gapsOf("The point of entry was a window."), "gap.usual.break-in")).toBeUndefined();
  });

  it("is one list of at most seven rows, the best first", () => {
    const many = `${ALERT} I deployed my Taser. I seized a pistol. An anonymous tip named him. I placed him under arrest.
I was dispatched to the mill. I read him his Miranda rights. A Cellebrite download of the phone was made.`;
    const rows = rowsOf(gapsOf(many));
    expect(rows).toHaveLength(7);
    expect(rows.every(({ items }) => items.length === 1)).toBe(true);
    expect(rows.map(({ ruleId }) => ruleId)).not.toContain("gap.usual.notebooks");
  });

  it("asks for nothing of another legal system", () => {
    const asks = (law: "us" | "england-and-wales") =>
      gapsIn([["report.txt", `${REPORT}I placed him under arrest.`]], law)
        .flatMap(({ items }) => items.map(describeItem))
        .join("\n");
    expect(asks("us")).not.toMatch(/unused/i);
    expect(asks("england-and-wales")).not.toMatch(/booking/i);
  });
});

describe("a thing that several gaps ask for", () => {
  it("is asked for by what the record states before what it mentions", () => {
    const gaps = gapsOf("I took several photographs of the room.\nThe photographs could not be located.");
    expect(ofRule(gaps, "gap.stated.photographs")).toBeDefined();
    expect(ofRule(gaps, "gap.mentioned.photographs")).toBeUndefined();
  });

  it("is left out of what is commonly requested", () => {
    const notes = "I typed this from my field notes.";
    expect(ofRule(gapsOf(notes), "gap.mentioned.notes")).toBeDefined();
    expect(ofRule(gapsOf(notes), "gap.usual.notebooks")).toBeUndefined();
  });

  it("is left out of the list of records that pages name", () => {
    const named = ofRule(
      gapsOf("I photographed the yard. The lens photographs were in color. The trail camera recorded the yard."),
      "gap.mentioned.records",
    );
    expect(named?.items.map(({ what }) => what)).toEqual(["trail camera"]);
  });
});

describe("the recording behind a transcript of a call", () => {
  const first = (name: string, text: string): [string, string][] => [[name, text]];

  it("is asked for, and not behind a log of the dispatchers", () => {
    const call = first("911-transcript.txt", "911 CALL TRANSCRIPT\nOperator: 911. Caller: There is a man at the door.");
    const log = first("dispatch-log.txt", "CAD INCIDENT HISTORY\n21:04:10 UNIT 4 TRAFFIC STOP ROUTE 9");
    expect(ofRule(gapsOf("I stopped the car.", call), "gap.original.emergency-call")).toBeDefined();
    expect(ofRule(gapsOf("I stopped the car.", log), "gap.original.emergency-call")).toBeUndefined();
  });
});

describe("a recorder that the record mentions", () => {
  it.each([
    ["My body camera ran during the search.", "gap.mentioned.body-camera", true],
    ["My body camera was left on the charger.", "gap.mentioned.body-camera", false],
    ["The battery of my dash camera was flat.", "gap.mentioned.dash-camera", false],
    ["The lot's cctv was inoperable.", "gap.mentioned.surveillance", false],
  ])("is asked for unless it recorded nothing: %s", (text, ruleId, isAsked) => {
    expect(ofRule(gapsOf(text), ruleId) !== undefined).toBe(isAsked);
  });
});

describe("what the record states as missing", () => {
  it("is the thing named nearest to the words that say so", () => {
    const gaps = gapsOf("She gave a statement about the fight, and the fingerprint results are pending.");
    expect(ofRule(gaps, "gap.stated.fingerprints")).toBeDefined();
    expect(ofRule(gaps, "gap.stated.statement")).toBeUndefined();
  });

  it("may be named in the sentence before a short one", () => {
    expect(
      ofRule(gapsOf("He asked for the doorbell footage. Not yet disclosed."), "gap.stated.surveillance")?.text,
    ).toBe("Doorbell footage: not yet disclosed.");
  });

  it("reads a fragment as about what the sentence before is about, not what it names in passing", () => {
    const stated = (text: string) => gapsOf(text).filter(({ basis }) => basis === "stated");
    expect(stated("He looked at the red notebook. Not submitted.")).toHaveLength(1);
    expect(stated("He was unlikely to permit it. Not submitted.")).toEqual([]);
    expect(stated("She admitted it and wrote a statement. Not recorded.")).toEqual([]);
  });

  it("quotes the sentence that says so with the one that names it", () => {
    const [gap] = gapsOf("He looked at the red notebook. Not submitted.").filter(({ basis }) => basis === "stated");
    expect(gap?.citations.map(({ quote }) => quote)).toEqual(["He looked at the red notebook. Not submitted."]);
  });

  it("says what the page calls it, what the page says of it, and which paper says so", () => {
    const found = ofRule(gapsOf("The second tube was never tested."), "gap.stated.specimen");
    expect(found).toMatchObject({ text: "Second tube: never tested.", detail: 'According to "report".' });
    expect(asksOf(found)).toBe("For independent examination: second tube (never tested)");
  });

  it.each([
    ["The lobby tape was erased in June.", "Any copy, and the records of its loss: lobby tape (erased)"],
    ["The sooty glove was never examined.", "For independent examination: sooty glove (never examined)"],
    ["The lobby recording was not downloaded.", "Lobby recording (not downloaded)"],
    ["The roadside clip of PC Orr was not downloaded.", "Roadside clip of PC Orr (not downloaded)"],
    ["The fire marshal's report is still outstanding.", "Fire marshal's report"],
    ["We were given a partial ledger.", 'Complete copy of the ledger in "report"'],
    [
      "You asked for the dock log for Ofc. Gilroy's camera. It has been requested.",
      "Dock log for Ofc. Gilroy's camera",
    ],
  ])("is asked for by a whole phrase, and as a question where it does not exist: %s", (text, asked) => {
    expect(asksOf(gapsOf(text).find(({ basis }) => basis === "stated"))).toBe(asked);
  });

  it.each([
    "Hands not swabbed.",
    "As of this writing video has not been received.",
    "The roadside portion was not transcribed.",
    "Bags: not analyzed.",
    "BWV PC HALE, deleted 31 day policy",
    "Trooper Odell, CI 9 (identity withheld).",
    "No measurements were taken.",
    "Latent prints: not requested.",
    "There was a partial boot print by the shed.",
    "A partial DNA profile was obtained from the cap.",
    "Note: the clinic does not keep a specimen.",
    "No saliva specimen was received.",
    "The report is still outstanding.",
    "Results pending.",
    "The tube listed on the evidence form was not received.",
    "A blood sample was requested from the driver.",
    "My lapel camera was muted.",
    "The outer bag was not examined.",
    "The sooty glove was not examined here for residue.",
    "The sooty glove was not examined and was returned to the owner.",
    "The reference samples were not submitted.",
    "A partial transcript is below.",
    "Victim contact information is redacted.",
    "The glass pipe was not examined.",
    "A known sample from the boatman has not been received.",
    "The interview was not recorded.",
    "The oar (seized) is here, its originals are not kept.",
    "No lineup was done because a booking photo was not on file.",
    "I have not viewed the kiosk video.",
    "Ferry swabs, Voight  not submitted: sheet; blanket.",
    "Witness contact information is withheld from the copy.",
    "The form text is illegible.",
    "The oar was not obtained.",
    "The sooty glove was not submitted, not proportionate.",
    "The planning memo was not retained.",
  ])("is not asked for where nobody could send it: %s", (text) => {
    expect(gapsOf(text).filter(({ basis }) => basis === "stated")).toEqual([]);
  });

  it("was asked for by the police, not by the defense, where it was only requested", () => {
    const gaps = gapsOf("The in-car video was requested from the records unit and is to follow.");
    expect(gaps.find(({ basis }) => basis === "stated")?.text).toBe("In-car video: requested, still to come.");
  });

  it("is not still to come because a custody record says so of one hour", () => {
    const entry = "The doorbell footage has not yet been received.";
    const stated = (gaps: ReturnType<typeof gapsOf>) => gaps.filter(({ basis }) => basis === "stated");
    expect(stated(gapsOf(entry))).toHaveLength(1);
    const head = "CUSTODY RECORD\nPolice detention authorised 19:02 on arrest by the officer.";
    expect(stated(gapsOf("Nothing else.", [["custody record.txt", `${head}\n${entry}`]]))).toEqual([]);
  });

  it.each([
    ["a blood result, once the laboratory's report is here", "Alcohol result: pending.", 0],
    ["another result", "The fingerprint comparison report is pending.", 1],
  ])("is not still to come, by a form of the night: %s", (_, line, count) => {
    const report = "LABORATORY REPORT\nCounty crime laboratory\nBlood alcohol: 0.11 g/100 mL\nAnalyst: Priya Nair";
    const stated = (papers: [string, string][]) => gapsOf(line, papers).filter(({ basis }) => basis === "stated");
    expect(stated([])).toHaveLength(1);
    expect(stated([["laboratory report.pdf", report]])).toHaveLength(count);
  });

  it("is no state of that hour, in a field of a form", () => {
    expect(gapsOf("Blood kit   Status at time of notice: pending").filter(({ basis }) => basis === "stated")).toEqual(
      [],
    );
  });

  it("is the subject of the sentence where a date follows", () => {
    const gaps = gapsOf(
      "The vial is kept for a year from the report, after which it will be destroyed unless asked for.",
    );
    expect(asksOf(rowsOf(gaps)[0])).toBe("Preservation of what is kept for a time only: vial (kept for a year)");
  });

  it.each([
    ["May 20, 2024", 1],
    ["August 20, 2024", 0],
  ])("is not asked to be kept once its time has passed: a letter of %s", (day, count) => {
    const rows = rowsOf(
      gapsOf("Date of incident: May 2, 2024\nThe lobby video is kept for 30 days.", [
        ["letter.txt", `${day}\nDear Ms. Ode,`],
      ]),
    );
    expect(rows.filter((row) => asksOf(row).startsWith("Preservation"))).toHaveLength(count);
  });

  it.each([
    "The recording is complete, and nothing was deleted.",
    "The receipt was lost. It was later found and is attached.",
    "If the recording was erased, say so.",
    "She asked whether the video had been destroyed.",
    "Nobody is missing.",
  ])("is nothing in: %s", (text) => {
    expect(gapsOf(text).filter(({ basis }) => basis === "stated")).toEqual([]);
  });

  it("is not a thing whose name says too little beside a mere denial", () => {
    expect(gapsOf("There was no report of injuries.").map(({ ruleId }) => ruleId)).not.toContain("gap.stated.report");
  });
});

describe("what a letter hands over", () => {
  const letter = (line: string): [string, string] => [
    "letter.txt",
    `OFFICE OF THE DISTRICT ATTORNEY\nMarch 3, 2024\nRe: State v. Oden\nDiscovery\n\n${line}\n`,
  ];

  it("in a list of ten things and more outweighs what a page names", () => {
    const asked = (lines: readonly string[]) =>
      ofRule(gapsOf("The door alarm log was exported and saved.", [letter(lines.join("\n"))]), "gap.mentioned.records");
    const list = Array.from({ length: 11 }, (_, index) => `${index + 1}. Plan of the yard, sheet ${index + 1}`);
    expect(asked(list.slice(0, 3))).toBeDefined();
    expect(asked(list)).toBeUndefined();
  });
});
