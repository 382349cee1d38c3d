import { describe, expect, it } from "vitest";
import { RECORD_FORM, RecordAnswer, splitRecordAnswer } from "./record-form.ts";

const EMPTY = Object.fromEntries(Object.keys(RecordAnswer.shape).map((list) => [list, []])) as unknown as RecordAnswer;
const split = (answer: Partial<RecordAnswer>) => splitRecordAnswer({ ...EMPTY, ...answer });
const read = (raw: Record<string, unknown>) => splitRecordAnswer(RECORD_FORM.read(raw)!);

it("is read as findings with their names and as what follows from them", () => {
  const { reading, conclusion } = split({
    contradictions: [["c1", "p1 four beers", "p2 two beers", "Drinks: four or two."]],
    gaps: [
      ["g1", "p2 the dash camera ran", "dash-camera video", "city police"],
      ["g2", "p3 the log was lost", "dispatch log", "stated"],
    ],
    issues: [["i1", "p1 I pulled him over", "p2 for no reason", "Why was he stopped?"]],
    events: [["p1 at 10:48 PM", "2026-03-14 22:48", "The stop."]],
    actions: [["p3 the clerk saw it", "Talk to the clerk."]],
    audit: ["R1 same i1", "R2 reject: about somebody else"],
    factors: [
      ["w1", "c1", "R3", "-8", "Two accounts of the drinks."],
      ["w2", "p2 no odor of alcohol", "+6", "No odor."],
    ],
    summary: [["w1", "g2", "The accounts differ."]],
  });
  expect(reading).toEqual({
    contradictions: [{ id: "C1", quotes: ["p1 four beers", "p2 two beers"], text: "Drinks: four or two." }],
    gaps: [
      {
        ...{ id: "G1", quotes: ["p2 the dash camera ran"], basis: "mentioned", what: "dash-camera video" },
        from: "city police",
      },
      { id: "G2", quotes: ["p3 the log was lost"], basis: "stated", what: "dispatch log", from: null },
    ],
    issues: [{ id: "I1", quotes: ["p1 I pulled him over", "p2 for no reason"], text: "Why was he stopped?" }],
    events: [{ quotes: ["p1 at 10:48 PM"], when: "2026-03-14 22:48", text: "The stop." }],
    actions: [{ id: undefined, quotes: ["p3 the clerk saw it"], text: "Talk to the clerk." }],
    facts: [],
    factors: [{ id: "W2", quotes: ["p2 no odor of alcohol"], weight: 6, text: "No odor.", of: ["W2"] }],
  });
  expect(conclusion).toEqual({
    audit: ["R1 same i1", "R2 reject: about somebody else"],
    contradictions: [],
    factors: [
      { of: ["C1", "R3"], weight: -8, text: "Two accounts of the drinks." },
      { of: ["W2"], weight: 6, text: "No odor." },
    ],
    summary: [{ of: ["C1", "R3", "G2"], sentence: "The accounts differ." }],
  });
});

describe("an answer that does not fit the form", () => {
  it("may hold objects, numbers and one flat list", () => {
    const { reading, conclusion } = read({
      factors: [
        { quotes: [{ page: "p1", quote: "no odor of alcohol" }], text: "No odor.", weight: 6 },
        { of: ["i1"], weight: "-4", text: "" },
      ],
      findings: [{ kind: "issue", id: "i1", quotes: ["p1 I pulled him over"], text: "Why?" }],
      summary: [{ of: ["i1"], sentence: "He was stopped." }, "nothing carries this"],
    });
    expect(reading.factors).toMatchObject([{ quotes: ["p1 no odor of alcohol"], weight: 6, text: "No odor." }]);
    expect(reading.issues).toEqual([{ id: "I1", quotes: ["p1 I pulled him over"], text: "Why?" }]);
    expect(conclusion.factors[0]!.of).toEqual([reading.factors[0]!.id]);
    expect(conclusion.factors[1]).toEqual({ of: ["I1"], weight: -4, text: "" });
    expect(conclusion.summary.map(({ of }) => of)).toEqual([["I1"], []]);
  });

  it("loses a factor without a weight, never the others", () => {
    const factors = [["w1", "c1", "strong", "Odd."], ["w2", "c1", "5", "Good."], []];
    expect(split({ factors }).conclusion.factors).toEqual([{ of: ["C1"], weight: 5, text: "Good." }]);
  });

  it("takes words before the text for a quote that has lost its label", () => {
    expect(split({ issues: [["i1", "I pulled him over", "Why?"]] }).reading.issues).toEqual([
      { id: "I1", quotes: ["I pulled him over"], text: "Why?" },
    ]);
  });

  it.each([
    [
      "a name that another finding has",
      [
        ["c1", "p1 a", "p2 b", "A: b."],
        ["c1", "p3 c", "p4 d", "C: d."],
      ],
      ["C1", undefined],
    ],
    ["the name of a rule's finding", [["R1", "p1 a", "p2 b", "A: b."]], [undefined]],
    ["none", [["p1 a", "p2 b", "A: b."]], [undefined]],
  ])("has no name for a finding with %s", (_, contradictions, ids) => {
    expect(split({ contradictions }).reading.contradictions.map(({ id }) => id)).toEqual(ids);
  });

  it("of another kind is none", () => {
    expect(RECORD_FORM.read({ answer: 42 })).toBe(null);
  });
});

it("shows every list of the form in the outline, in its order, and no other", () => {
  expect(Object.keys(JSON.parse(RECORD_FORM.outline) as object)).toEqual(["check", ...Object.keys(RecordAnswer.shape)]);
});
