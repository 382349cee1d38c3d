import { expect, it } from "vitest";
import { FactorIdSchema } from "./factor-id.ts";
import { ISSUES } from "./issues.ts";

it("knows the factors by their files", () => {
  expect(FactorIdSchema.safeParse("custody-chain-break").success).toBe(true);
  expect(FactorIdSchema.safeParse("custody-chain-brake").error?.issues[0]?.message).toContain("no file of this name");
});

it("refuses an issue that refers to an unknown factor, or a cue without words", () => {
  const issue = {
    question: "Is the chain of custody complete?",
    why: "Every transfer needs a name.",
    action: { text: "Ask for the log.", detail: "" },
    cues: [{ any: ["no seal"] }],
    examples: { yes: ["No seal."], no: ["Sealed."] },
  };
  expect(ISSUES.schema.safeParse(issue).success).toBe(true);
  expect(ISSUES.schema.safeParse({ ...issue, factor: "custody-chain-brake" }).success).toBe(false);
  expect(ISSUES.schema.safeParse({ ...issue, cues: [{}] }).success).toBe(false);
});
