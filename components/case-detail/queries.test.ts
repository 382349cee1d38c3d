import { expect, test } from "vitest";
import { ApiError } from "#lib/api/api-error.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { mergeUpdatedCase, pollErrorText } from "./queries.ts";

test("a failed poll is named as the specification says", () => {
  expect(pollErrorText(new ApiError(503, "unavailable", "Service Unavailable"))).toBe("HTTP 503: Service Unavailable");
  expect(pollErrorText(new ApiError(0, "network", "Network Error"))).toBe("Failed to fetch progress");
  expect(pollErrorText(new Error("not what the contract says"))).toBe("Failed to fetch progress");
  expect(pollErrorText(new ApiError(401, "no_token", "Authentication token not found"))).toBe(
    "Authentication token not found",
  );
});

test("an update without odds keeps the earlier ones", () => {
  const before = { case: { priority: "medium", successProbability: 0.78 } as Case, documents: [], assignees: [] };
  const updated = { priority: "urgent", successProbability: null } as Case;
  expect(mergeUpdatedCase(before, updated).case).toEqual({ priority: "urgent", successProbability: 0.78 });
  expect(mergeUpdatedCase(before, { ...updated, successProbability: 0.4 }).case.successProbability).toBe(0.4);
});
