import { expect, it, test } from "vitest";
import { CONCLUSION_FORM, Conclusion, readVerdict } from "./conclusion-form.ts";

test.each([
  ["R1 keep", { id: "R1", verdict: "keep", as: null, words: "" }],
  ["r2 same m14", { id: "R2", verdict: "same", as: "M14", words: "m14" }],
  ["R2 same as M1", { id: "R2", verdict: "same", as: "M1", words: "as M1" }],
  [
    "M3: reject - both can be true: a rounding",
    { id: "M3", verdict: "reject", as: null, words: "both can be true: a rounding" },
  ],
  ["R4 rephrase: Why was he stopped?", { id: "R4", verdict: "rephrase", as: null, words: "Why was he stopped?" }],
  ["R4 rephrase", null],
  ["F1 reject: a fact is no finding", null],
  ["nothing to say", null],
])("the verdict %j is %j", (line, verdict) => expect(readVerdict(line)).toEqual(verdict));

it("reads verdicts and pairs that came in the fields of other forms", () => {
  const read = CONCLUSION_FORM.read({
    audit: [
      { id: "R1", verdict: "reject", as: null, text: null, why: "Somebody else." },
      { id: "R2", verdict: "same", as: "M1", text: null, why: "" },
      "M4 keep",
      7,
    ],
    contradictions: [{ one: "F1", other: "F2", point: "Time", text: "22:48 or 22:31." }],
    factors: [{ of: "M1", weight: "-8", text: "Four beers." }],
  });
  expect(read).toEqual({
    audit: ["R1 reject: Somebody else.", "R2 same: M1", "M4 keep"],
    contradictions: [{ one: "F1", other: "F2", text: "Time: 22:48 or 22:31." }],
    factors: [{ of: ["M1"], weight: -8, text: "Four beers." }],
    summary: [],
  });
  expect(CONCLUSION_FORM.read({ answer: 42 })).toBe(null);
});

it("shows every list of the form in the outline, and no other", () => {
  const names = [...CONCLUSION_FORM.outline.matchAll(/"(\w+)":\[/g)].map(([, name]) => name);
  expect(names.filter((name) => name !== "of")).toEqual(Object.keys(Conclusion.shape));
});
