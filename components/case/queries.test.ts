import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { makeQueryClient } from "#components/widgets/make-query-client.ts";
import { ApiError } from "#lib/api/api-error.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { type AnalysisStatus, analysisStatus, mergeUpdatedCase, pollErrorText } from "./queries.ts";

test("a failed poll is named as the specification says", () => {
  expect(pollErrorText(new ApiError(503, "unavailable", "Service Unavailable"))).toBe("HTTP 503: Service Unavailable");
  expect(pollErrorText(new ApiError(502, "unknown", "", {}, "Bad Gateway"))).toBe("HTTP 502: Bad Gateway");
  expect(pollErrorText(new ApiError(0, "network", "Network Error"))).toBe("Failed to fetch progress");
  expect(pollErrorText(new Error("not what the contract says"))).toBe("Failed to fetch progress");
  expect(pollErrorText(new ApiError(401, "no_token", "Authentication token not found"))).toBe(
    "Authentication token not found",
  );
});

test("an update without odds keeps the earlier ones", () => {
  const oddsReview = { provisional: true, factors: 4, reviewed: 1 };
  const earlier = { priority: "medium", successProbability: 0.78, oddsReview } as Case;
  const before = { case: earlier, documents: [], assignees: [] };
  const updated = { priority: "urgent", successProbability: null } as Case;
  expect(mergeUpdatedCase(before, updated).case).toEqual({ ...earlier, priority: "urgent" });
  expect(mergeUpdatedCase(before, { ...updated, successProbability: 0.4 }).case.successProbability).toBe(0.4);
});

const WORKING: AnalysisStatus = {
  progress: { message: "Checking quotes, 17 of 30", percentageComplete: 64 },
  isCompleted: false,
  error: null,
  steps: [],
  ...{ reading: null, foundSomething: true },
  documentCount: 6,
  elapsed: null,
};

/** Milliseconds until the progress screen asks again after this answer; false: it does not. */
function waitAfter(status: AnalysisStatus | undefined): number | false | undefined {
  const client = makeQueryClient();
  const options = analysisStatus("01980000-0000-7000-8000-000000000000");
  if (status !== undefined) client.setQueryData(options.queryKey, status);
  const query = new QueryObserver(client, options).getCurrentQuery();
  return typeof options.refetchInterval === "function" ? options.refetchInterval(query) : options.refetchInterval;
}

test("the progress screen asks every two seconds until the end or an error", () => {
  expect(waitAfter(undefined)).toBe(2000);
  expect(waitAfter(WORKING)).toBe(2000);
  expect(waitAfter({ ...WORKING, isCompleted: true, elapsed: 108_000 })).toBe(false);
  expect(waitAfter({ ...WORKING, error: "The model did not answer three times in a row." })).toBe(false);
});
