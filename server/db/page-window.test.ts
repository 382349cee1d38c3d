import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  [{ page: 1, pageSize: 20, totalCount: 0 }, { isReversed: false, skip: 0, take: 0 }, 1],
  [{ page: 1, pageSize: 20, totalCount: 45 }, { isReversed: false, skip: 0, take: 20 }, 3],
  [{ page: 2, pageSize: 20, totalCount: 45 }, { isReversed: true, skip: 5, take: 20 }, 3],
  [{ page: 3, pageSize: 20, totalCount: 45 }, { isReversed: true, skip: 0, take: 5 }, 3],
  [{ page: 4, pageSize: 20, totalCount: 45 }, { isReversed: false, skip: 60, take: 0 }, 3],
  [{ page: 2500, pageSize: 20, totalCount: 50_000 }, { isReversed: true, skip: 0, take: 20 }, 2500],
])("%j", (given, window, totalPages) => {
  expect(pageWindow(given)).toEqual({ ...window, counts: { ...given, totalPages } });
});
