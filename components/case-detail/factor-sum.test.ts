import { expect, test } from "vitest";
import type { Finding } from "#lib/contracts/analyses.ts";
import { factorSum } from "./factor-sum.ts";

const factor = (weight: number | null, patch: Partial<Finding> = {}): Finding => ({
  id: crypto.randomUUID(),
  kind: "factor",
  engine: "offline",
  text: String(weight),
  detail: "",
  weight,
  verified: true,
  checklist: null,
  eventDate: null,
  eventTime: null,
  dateInferred: false,
  verdict: "proposed",
  note: null,
  reviewedBy: null,
  reviewedAt: null,
  citations: [],
  ...patch,
});

test("adds what counts, lists the rejected, leaves out the unverified", () => {
  const sum = factorSum([
    factor(5, { verdict: "rejected" }),
    factor(8),
    factor(-9),
    factor(12, { verdict: "accepted" }),
    factor(20, { verified: false }),
    factor(null),
    factor(4, { kind: "issue" }),
  ]);
  expect(sum.forUs.map(({ weight }) => weight)).toEqual([12, 8, 5]);
  expect(sum.against.map(({ weight }) => weight)).toEqual([-9]);
  expect([sum.plus, sum.minus, sum.counted.length]).toEqual([20, 9, 3]);
});
