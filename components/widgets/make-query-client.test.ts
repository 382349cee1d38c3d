// @spec 9: retries, doubling wait, cache lifetime, no retry of a 4xx
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api/api-error.ts";
import { makeQueryClient } from "./make-query-client.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Asks for something that always fails. */
async function timesAsked(error: Error): Promise<number[]> {
  const start = Date.now();
  const asked: number[] = [];
  const asking = makeQueryClient()
    .query({
      queryKey: ["x"],
      queryFn: () => {
        asked.push(Date.now() - start);
        throw error;
      },
    })
    .catch(() => {});
  await vi.runAllTimersAsync();
  await asking;
  return asked;
}

test("a failure of the server or of the way is tried three times more, the wait doubling from one second", async () => {
  const waited = [0, 1000, 3000, 7000];
  expect(await timesAsked(new ApiError(500, "internal", "Server error. Please try again later."))).toEqual(waited);
  expect(await timesAsked(new ApiError(0, "network", "Network Error"))).toEqual(waited);
});

test("the wait never grows beyond thirty seconds", () => {
  const { retryDelay } = makeQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== "function") throw new Error("no rule for the wait");
  const waits = [0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures, new Error()));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("a 4xx is an answer and is not asked for again", async () => {
  for (const status of [400, 401, 403, 404, 409, 413, 422, 429])
    expect(await timesAsked(new ApiError(status, "x", "x"))).toEqual([0]);
});

test("what nobody looks at any more is kept for five minutes", () => {
  expect(makeQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
});
