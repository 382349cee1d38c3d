// @spec 4: latest completed analysis counts; priority edit keeps the earlier odds
import { expect, test } from "vitest";
import { findLatestCompleted, newest } from "./find-latest-completed.ts";

test("only completed analyses count, the newest is taken whatever the order", () => {
  const analyses = [
    { status: "Completed", createdAt: "2026-11-20T10:00:00.000Z" },
    { status: "Completed", createdAt: "2026-11-21T10:00:00.000Z" },
    { status: "Failed", createdAt: "2026-11-22T10:00:00.000Z" },
    { status: "Processing", createdAt: "2026-11-23T10:00:00.000Z" },
    { status: "Completed", createdAt: "2026-11-19T10:00:00.000Z" },
  ] as const;
  expect(findLatestCompleted(analyses)?.createdAt).toBe("2026-11-21T10:00:00.000Z");
  expect(newest(analyses)?.status).toBe("Processing");
  expect(findLatestCompleted(analyses.filter(({ status }) => status !== "Completed"))).toBeNull();
  expect(newest([])).toBeNull();
});
