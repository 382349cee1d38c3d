import { expect, it } from "vitest";
import type { CheckedFinding, VerifiedCitation } from "../findings.ts";
import { linkPoints } from "./link-points.ts";

const cite = (start: number, documentId = "report"): VerifiedCitation => ({
  ...{ documentId, pageNumber: 1, quote: "words", start, end: start + 20, status: "verified" },
});
const checked = { engine: "offline", text: "Text", detail: "", verified: true, droppedCitations: 0 } as const;
const advice = (
  kind: "issue" | "action" | "defense",
  rule: string,
  ...citations: VerifiedCitation[]
): CheckedFinding => ({
  ...{ ...checked, kind, ruleId: `${kind}.${rule}`, citations },
});
const factor = (rule: string, ...citations: VerifiedCitation[]): CheckedFinding => ({
  ...{ ...checked, kind: "factor", ruleId: `factor.${rule}`, weight: 5, isTentative: false, citations },
});
const idsOf = (findings: readonly CheckedFinding[]) => linkPoints(findings).map(({ pointId }) => pointId);

it("makes one point of an issue, its defense and next step, and the factor of its question on the same words", () => {
  const ids = idsOf([
    advice("issue", "custody-chain", cite(0), cite(50)),
    advice("action", "custody-chain", cite(0), cite(50)),
    advice("defense", "custody-chain", cite(0), cite(50)),
    factor("custody-chain-break", cite(50), cite(90, "log")),
  ]);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
});

it("keeps apart what rests on other words, asks another question, or was said by a model", () => {
  const issue = advice("issue", "custody-chain", cite(0));
  const model: CheckedFinding = { ...advice("issue", "custody-chain", cite(0)), engine: "model" };
  const ids = idsOf([issue, factor("custody-chain-break", cite(300)), factor("confession", cite(0)), model]);
  expect(new Set(ids).size).toBe(4);
});

it("makes one point of a contradiction and the factor on its two sides", () => {
  const [one, other] = [cite(0), cite(0, "statement")];
  const contradiction: CheckedFinding = { ...checked, kind: "contradiction", ruleId: "contradiction.lane", one, other };
  const [first, second, third] = idsOf([
    factor("stop-contradicted", one, other),
    factor("confession", one),
    contradiction,
  ]);
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});

it("gives the same id whatever stands around a point", () => {
  const issue = advice("issue", "search", cite(0));
  const [alone] = idsOf([issue]);
  const [, later] = idsOf([factor("consent-given", cite(0)), issue]);
  expect(later).toBe(alone);
});
