import { describe, expect, it } from "vitest";
import { compileSlotTerm, compileTerms, TermError, type Term, type Vocabulary } from "./compile-terms.ts";

const VOCABULARY: Vocabulary = { dog: ["k[-]9", "canine"], unit: ["{dog} (team|handler)"], loop: ["a {loop}"] };

const matched = (term: Term, text: string): string | null =>
  new RegExp(compileTerms([term], VOCABULARY)).exec(text)?.[0] ?? null;

describe("a term", () => {
  it.each<[Term, string, string | null]>([
    ["red light", "ran the red   light at noon", "red   light"],
    ["red light", "ran the red lights", null],
    ["(crash|collision) report", "the collision report", "collision report"],
    ["handcuff[s|ed]", "was handcuffed", "handcuffed"],
    ["handcuff[s|ed]", "one handcuff", "handcuff"],
    ["took [the|a] knife", "took knife", "took knife"],
    ["took [the|a] knife", "took the knife", "took the knife"],
    ["[the|a] knife", "saw knife", "knife"],
    ["in custody [again]", "is in custody now", "in custody"],
    ["air[ ]bag[s]", "airbags and air bags", "airbags"],
    ["follow[ ]up", "a follow up", "follow up"],
    ["sign(-| )off", "sign-off", "sign-off"],
    ["interrogat+", "was interrogated", "interrogated"],
    ["interrogat+", "interrogat", null],
    ["cam*", "the cam", "cam"],
    ["officer + said", "officer ruiz said so", "officer ruiz said"],
    ["refused ~2 test", "refused to take test", "refused to take test"],
    ["refused ~2 test", "refused test", "refused test"],
    ["refused ~2 test", "refused to take the test", null],
    ["lab ~ pending", "the lab says it is still pending", "lab says it is still pending"],
    ["unit ##", "unit 12", "unit 12"],
    ["unit ##", "unit 123", null],
    ["#+ days", "held 30 days", "30 days"],
    ["{dog} alerted", "the k9 alerted", "k9 alerted"],
    ["{unit} arrived", "canine handler arrived", "canine handler arrived"],
    ["no\\.", "no.", "no."],
    [{ pattern: "signed(?! by)" }, "signed by him", null],
    [{ pattern: "{dog} (?<kind>\\w+)" }, "k-9 team", "k-9 team"],
  ])("%j in %j is %j", (term, text, expected) => {
    expect(matched(term, text)).toBe(expected);
  });

  it.each<Term>([{ pattern: "*a" }, { pattern: "(a" }, { pattern: "{cat}" }])("%j is refused", (term) => {
    expect(() => compileTerms([term], VOCABULARY)).toThrow(TermError);
  });

  it.each(["", " x", "(a", "a)", "[a", "a|b", "{cat}", "{loop}", "a||b", "(|a)", "a?", "a ~ "])(
    "%j is refused",
    (term) => {
      expect(() => compileTerms([term], VOCABULARY)).toThrow(TermError);
    },
  );
});

describe("a term with slots", () => {
  const SLOTS = { color: ["black", "blue"], thing: ["{dog}", "jacket", "jeans"] };
  const read = (term: Term, text: string) => {
    const groups = new RegExp(compileSlotTerm(term, VOCABULARY, SLOTS)).exec(text)?.groups;
    return groups && { ...groups };
  };

  it("reads what stands in each slot", () => {
    expect(read("<color> <thing>", "a black canine")).toEqual({ color: "black", thing: "canine" });
    expect(read({ pattern: "<thing>, (?:dark )?<color>" }, "jeans, dark blue")).toEqual({
      color: "blue",
      thing: "jeans",
    });
  });

  it("takes the nearest words", () => {
    expect(read("<color> ~3 <thing>", "black leather jacket and jeans")).toMatchObject({ thing: "jacket" });
  });

  it.each(["<size> <thing>", "<color", "color> x"])("%j is refused", (term) => {
    expect(() => compileSlotTerm(term, VOCABULARY, SLOTS)).toThrow(TermError);
  });
});
