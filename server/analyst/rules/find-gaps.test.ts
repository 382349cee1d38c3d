import { describe, expect, it } from "vitest";
import { describeItem } from "#lib/domain/gap-item.ts";
import type { ProposedGap } from "../findings.ts";
import { readCaseText } from "../text/case-text.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { findGaps } from "./find-gaps.ts";

const REPORT =
  "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for assault and robbery.\nUnit 4, beat 22.\n";

const gapsOf = (text: string, more: [string, string][] = []) =>
  findGaps(
    readCaseText(makeDocuments([["report.txt", REPORT + text], ...more])),
    { offence: "assault", law: "us" },
    [],
  );
const asksOf = (gap: ProposedGap | undefined) => gap?.items.map(describeItem).join("\n") ?? "";
const ofRule = (gaps: readonly ProposedGap[], ruleId: string) => gaps.find((gap) => gap.ruleId === ruleId);

describe("what a situation usually leaves behind", () => {
  const STRANGLED = "He strangled her until she could not breathe.";

  it("is asked for once, resting on the sentence that describes it", () => {
    const found = ofRule(gapsOf(STRANGLED), "gap.usual.strangulation");
    expect(found).toMatchObject({ kind: "gap", basis: "usual", checklist: "strangulation" });
    expect(found?.detail).toBe("The record describes strangulation.");
    expect(found?.citations).toEqual([{ documentId: "document-1", pageNumber: 1, quote: STRANGLED }]);
    expect(found?.items).toHaveLength(1);
    expect(found?.items[0]?.what).toMatch(/^strangulation assessment form, .*[^.]$/);
  });

  it("is not asked for when the papers deny it, or never describe it", () => {
    expect(ofRule(gapsOf("She was not strangled."), "gap.usual.strangulation")).toBeUndefined();
    expect(ofRule(gapsOf("They argued."), "gap.usual.strangulation")).toBeUndefined();
  });

  it("leaves out what a paper of the file is", () => {
    const form: [string, string] = ["form.txt", "STRANGULATION ASSESSMENT\nPolice form about the assault."];
    expect(ofRule(gapsOf(STRANGLED, [form]), "gap.usual.strangulation")).toBeUndefined();
  });

  it("takes one word that may be said of anything for no situation", () => {
    expect(ofRule(gapsOf("His career was on the point of a crash."), "gap.usual.crash")).toBeUndefined();
    const twice = "The crash was at noon.\nAfter the collision both cars stood in the lane.";
    expect(ofRule(gapsOf(twice), "gap.usual.crash")).toBeDefined();
  });

  it("is one list of at most eight rows, what few cases describe before what most do", () => {
    const many =
      "He was arrested and booked. The neighbors and customers watched. He strangled her. The K-9 alerted on the car. " +
      "The crash was at noon. After the collision both cars stood in the lane. He was pawning a ring. A store camera " +
      "faced the lot. The officer searched the home. He fired two shots. His phone was seized. Her son was asleep.";
    const rows = gapsOf(many).filter(({ basis }) => basis === "usual");
    expect(rows.length).toBeLessThanOrEqual(8);
    expect(rows.every(({ items }) => items.length === 1)).toBe(true);
    const places = ["gap.usual.strangulation", "gap.usual.witnesses"].map((id) =>
      rows.findIndex(({ ruleId }) => ruleId === id),
    );
    expect(places[0]).toBe(Math.min(...places.map((place) => (place < 0 ? rows.length : place))));
  });

  it("asks for nothing of another legal system", () => {
    const text = "He was charged and arraigned. The MG6C was drafted. The custody sergeant read the caution.";
    const asks = (law: "us" | "england-and-wales") =>
      findGaps(readCaseText(makeDocuments([["report.txt", REPORT + text]])), { offence: "assault", law }, [])
        .flatMap(({ items }) => items.map(describeItem))
        .join("\n");
    expect(asks("us")).not.toMatch(/unused|CPS|PNC/i);
    expect(asks("england-and-wales")).not.toMatch(/grand jury|Brady|Giglio|jail calls/i);
  });

  it("does not rest on a heading or a table's cell", () => {
    const form = "STRANGULATION ASSESSMENT POLICY\nStrangulation     yes     no";
    expect(ofRule(gapsOf(form), "gap.usual.strangulation")).toBeUndefined();
  });

  it("rests on the sentence that describes most of it, not on the shortest", () => {
    const text = "He choked her.\nHe choked her with both hands around her neck until she could not breathe.";
    expect(ofRule(gapsOf(text), "gap.usual.strangulation")?.citations[0]?.quote).toMatch(/both hands around her neck/);
  });

  it("is not asked for in an offense to which the situation does not belong", () => {
    const text =
      "The teller counted the notes.\nThe vault was shut at five.\nThe branch manager left.\nThe tellers saw him.\n";
    const rowsIn = (offence: "assault" | "robbery") =>
      findGaps(readCaseText(makeDocuments([["report.txt", REPORT + text]])), { offence, law: "us" }, []);
    expect(ofRule(rowsIn("robbery"), "gap.usual.bank")).toBeDefined();
    expect(ofRule(rowsIn("assault"), "gap.usual.bank")).toBeUndefined();
  });

  it("asks for one thing where most cases describe the situation", () => {
    const text = "He was arrested at noon.\nHe was booked into the county jail and handcuffed to a bench.";
    expect(gapsOf(text).filter(({ ruleId }) => ruleId === "gap.usual.custody")).toHaveLength(1);
  });

  it("names what the pages name", () => {
    const found = ofRule(gapsOf("He left his macbook on the bench.\nShe opened the macbook."), "gap.usual.device");
    expect(found?.items[0]?.about).toBe("macbook");
  });
});

describe("a thing that several gaps ask for", () => {
  it("is asked for by what the record states before what it mentions", () => {
    const gaps = gapsOf("I took several photographs of the room.\nThe photographs could not be located.");
    expect(ofRule(gaps, "gap.stated.photographs")).toBeDefined();
    expect(ofRule(gaps, "gap.mentioned.photographs")).toBeUndefined();
  });

  it("is left out of what a situation and the checklist of the class ask for", () => {
    const call = "The caller dialed 911 and two units came.";
    expect(ofRule(gapsOf(call), "gap.mentioned.emergency-call")).toBeDefined();
    expect(asksOf(ofRule(gapsOf(call), "gap.usual.call"))).not.toMatch(/emergency call audio/i);
    expect(ofRule(gapsOf(call), "gap.assault.emergency-call")).toBeUndefined();
  });

  it("is left out of the list of records that pages name", () => {
    const named = ofRule(
      gapsOf("I photographed the yard. The lens photographs were in color. The trail camera recorded the yard."),
      "gap.mentioned.records",
    );
    expect(named?.items.map(({ what }) => what)).toEqual(["trail camera"]);
  });
});

describe("the recording behind a dispatch log", () => {
  const logs = (text: string): [string, string][] => [["dispatch-log.txt", `CAD INCIDENT HISTORY\n${text}`]];

  it("is asked for where somebody called, and not where an officer began the stop", () => {
    const called = logs("21:04:10 CALLER ADV MALE AT THE DOOR\n21:05:00 UNIT 4 DISPATCHED");
    const began = logs("21:04:10 UNIT 4 TRAFFIC STOP ROUTE 9\n21:05:00 UNIT 4 ONE IN CUSTODY");
    expect(ofRule(gapsOf("I stopped the car.", called), "gap.original.emergency-call")).toBeDefined();
    expect(ofRule(gapsOf("I stopped the car.", began), "gap.original.emergency-call")).toBeUndefined();
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

  it("says what the page calls it, what the page says of it, and which paper says so", () => {
    const found = ofRule(gapsOf("The second tube was never tested."), "gap.stated.specimen");
    expect(found).toMatchObject({ text: "Second tube: never tested.", detail: 'According to "report".' });
    expect(asksOf(found)).toBe("For independent examination: second tube (never tested)");
  });

  it.each([
    ["The lobby tape was erased in June.", "Any copy, and the records of its loss: lobby tape (erased)"],
    ["My lapel camera was muted.", "Records that explain why nothing was recorded: lapel camera (muted)"],
    ["The sooty glove was never examined.", "For independent examination: sooty glove (never examined)"],
    ["The lobby recording was not downloaded.", "Lobby recording (not downloaded)"],
    ["The interview was not recorded.", "Notes of what was not recorded: interview"],
    ["The fire marshal's report is still outstanding.", "Fire marshal's report"],
    ["We were given a partial ledger.", 'Complete copy of the ledger in "report"'],
  ])("is asked for by a whole phrase, and as a question where it does not exist: %s", (text, asked) => {
    expect(asksOf(gapsOf(text).find(({ basis }) => basis === "stated"))).toBe(asked);
  });

  it.each([
    "Hands not swabbed.",
    "No measurements were taken.",
    "Latent prints: not requested.",
    "No saliva specimen was received.",
    "The report is still outstanding.",
    "Results pending.",
    "The tube listed on the evidence form was not received.",
    "A blood sample was requested from the driver.",
  ])("is not asked for where nobody could send it: %s", (text) => {
    expect(gapsOf(text).filter(({ basis }) => basis === "stated")).toEqual([]);
  });

  it("is the subject of the sentence where a date follows", () => {
    const gaps = gapsOf(
      "The vial is kept for a year from the report, after which it will be destroyed unless asked for.",
    );
    expect(gaps.filter(({ basis }) => basis === "stated").map(asksOf)).toEqual(["Vial"]);
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
