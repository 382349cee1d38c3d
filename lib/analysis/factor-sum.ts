import type { Finding } from "#lib/contracts/findings.ts";
import { awaitsRuling, countsTowardsScore, factorPoints } from "#lib/domain/score.ts";

export type Factor = Finding & { readonly weight: number };

export type FactorSum = {
  /** Strongest first, those that wait for a ruling last. */
  readonly forUs: readonly Factor[];
  readonly against: readonly Factor[];
  /** Points (weight x share, in halves) of those that count, both as positive figures. */
  readonly plus: number;
  readonly minus: number;
  /** Those that count. */
  readonly counted: readonly Factor[];
  /** How many count nothing until a person accepts them. */
  readonly waiting: number;
};

/** The verified factors with what they add up to. Proposed ones count half; tentative and rejected ones are listed and not counted. */
export function factorSum(findings: readonly Finding[]): FactorSum {
  const factors = findings
    .filter((finding): finding is Factor => finding.kind === "factor" && finding.verified && finding.weight !== null)
    .sort((a, b) => Number(awaitsRuling(a)) - Number(awaitsRuling(b)) || Math.abs(b.weight) - Math.abs(a.weight));
  const counted = factors.filter((factor) => countsTowardsScore(factor));
  const total = (sign: 1 | -1) => counted.reduce((sum, factor) => sum + Math.max(0, factorPoints(factor) * sign), 0);
  return {
    forUs: factors.filter(({ weight }) => weight >= 0),
    against: factors.filter(({ weight }) => weight < 0),
    plus: total(1),
    minus: total(-1),
    counted,
    waiting: factors.filter(awaitsRuling).length,
  };
}
