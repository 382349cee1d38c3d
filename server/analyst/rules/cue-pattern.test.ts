import { describe, expect, it } from "vitest";
import { cuePattern, isNegatedAt } from "./cue-pattern.ts";

describe("cuePattern", () => {
  it("lets a space be several spaces and an optional space be none", () => {
    expect(cuePattern("breath test").test("the breath   test was")).toBe(true);
    expect(cuePattern("body ?cam").test("bodycam")).toBe(true);
    expect(cuePattern("body ?cam").test("body cam")).toBe(true);
  });

  it("bounds a gap to sixty characters", () => {
    expect(cuePattern("seal ~ broken").test("the seal on the second bag was broken")).toBe(true);
    expect(cuePattern("seal ~ broken").test(`the seal ${"very ".repeat(20)}broken`)).toBe(false);
  });

  it("matches whole words only", () => {
    expect(cuePattern("stop").test("stopped")).toBe(false);
  });
});

describe("isNegatedAt", () => {
  it("sees a denial just before the words and not one in another clause", () => {
    const denied = "he did not admit taking the phone";
    expect(isNegatedAt(denied, denied.indexOf("taking"))).toBe(true);
    const other = "he had no licence; he admitted taking the phone";
    expect(isNegatedAt(other, other.indexOf("admitted"))).toBe(false);
  });
});
