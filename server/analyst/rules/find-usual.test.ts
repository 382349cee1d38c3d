import { describe, expect, it } from "vitest";
import type { ProposedGap } from "../findings.ts";
import { readCaseText } from "../text/case-text.ts";
import { cuePattern } from "./cue-pattern.ts";
import { findUsual } from "./find-usual.ts";
import { CHECKLISTS, EXPLICIT_GAP_SUBJECTS, MENTIONED_ITEMS, ORIGINALS } from "./tables/checklists.ts";
import { SITUATIONS } from "./tables/situations.ts";
import { makeDocuments } from "../testing/make-documents.ts";

const REPORT = "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for assault and robbery.\n";

function usual(text: string, asked: string[] = [], more: [string, string][] = []): ProposedGap[] {
  const known = new Set(asked);
  return findUsual(readCaseText(makeDocuments([["report.txt", REPORT + text], ...more])), "assault", {
    has: (id) => known.has(id),
    add: (id) => known.add(id),
  });
}
const asksOf = (gap: ProposedGap | undefined) => gap?.items.map(({ what }) => what).join("\n");
const ofRule = (findings: readonly ProposedGap[], id: string) =>
  findings.find(({ ruleId }) => ruleId === `gap.usual.${id}`);

describe("what a situation usually leaves behind", () => {
  const STRANGLED = "He strangled her until she could not breathe.";

  it("is asked for once, resting on the sentence that tells of it", () => {
    const found = ofRule(usual(STRANGLED), "strangulation");
    expect(found).toMatchObject({ kind: "gap", basis: "usual", checklist: "strangulation" });
    expect(found?.text).toBe("The record describes strangulation.");
    expect(found?.citations).toEqual([{ documentId: "document-1", pageNumber: 1, quote: STRANGLED }]);
    expect(found?.items[0]?.what).toMatch(/^strangulation assessment form, .*[^.]$/);
  });

  it("is not asked for when the papers deny it, or never tell of it", () => {
    expect(ofRule(usual("She was not strangled."), "strangulation")).toBeUndefined();
    expect(ofRule(usual("They argued."), "strangulation")).toBeUndefined();
  });

  it("leaves out what a paper is called by, and what another gap asks for already", () => {
    const form: [string, string] = ["form.txt", "STRANGULATION ASSESSMENT\nPolice form about the assault."];
    expect(ofRule(usual(STRANGLED, [], [form]), "strangulation")).toBeUndefined();
    const call = "The caller dialed 911 and dispatch sent two units of the patrol.";
    expect(asksOf(ofRule(usual(call), "call"))).toMatch(/^emergency call \(911, 999\) audio[^]*CAD \(dispatch\)/);
    expect(asksOf(ofRule(usual(call, ["emergency-call"]), "call"))).not.toMatch(/audio/);
    expect(ofRule(usual(call, ["emergency-call", "dispatch", "radio"]), "call")).toBeUndefined();
  });

  it("takes one word that may be said of anything for no situation", () => {
    expect(ofRule(usual("His career was on the point of a crash."), "crash")).toBeUndefined();
    const twice = "The crash was at noon.\nAfter the collision both cars stood in the lane.";
    expect(asksOf(ofRule(usual(twice), "crash"))).toMatch(/EDR/);
  });

  it("names what the pages name", () => {
    expect(asksOf(ofRule(usual("He ran past the car wash to the bus shelter."), "business-place"))).toMatch(
      /of car wash, bus shelter and of its neighbours|of car wash and of its neighbours/,
    );
  });
});

describe("the table of situations", () => {
  it("has one of each id, and says of each what to ask for", () => {
    const ids = SITUATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, name, traces, words, unless } of SITUATIONS) {
      expect([id, traces.length > 0 && name !== ""]).toEqual([id, true]);
      expect(() => [cuePattern(words), cuePattern(unless ?? "x")]).not.toThrow();
      for (const { ask } of traces) expect([id, /[.;]$/.test(ask)]).toEqual([id, false]);
    }
  });

  it("leaves things to other gaps by ids that exist, or that several situations share", () => {
    const known = new Set([
      ...EXPLICIT_GAP_SUBJECTS.map(([id]) => id),
      ...[...MENTIONED_ITEMS, ...ORIGINALS, ...Object.values(CHECKLISTS).flatMap(({ items }) => items)].map(
        ({ id }) => id,
      ),
      "recording-body-camera",
    ]);
    const own = SITUATIONS.flatMap(({ traces }) => traces.flatMap(({ askedBy = [] }) => askedBy));
    const unknown = own.filter((id) => !known.has(id));
    expect(unknown.filter((id) => unknown.indexOf(id) === unknown.lastIndexOf(id))).toEqual([]);
  });
});
