/** Which rows of an ordered list make up a page. */
export type PageWindow = {
  /** True: read the list from its end, and turn the rows round. */
  readonly isReversed: boolean;
  readonly skip: number;
  readonly take: number;
  readonly counts: {
    readonly page: number;
    readonly pageSize: number;
    readonly totalCount: number;
    readonly totalPages: number;
  };
};

/**
 * Places a page in a list of known length. Pages of the second half are counted from the end, so that the database never
 * walks over more than half of the list, and the last page costs what the first one costs.
 * @param page 1-based; beyond the last page nothing is taken
 */
export function pageWindow({
  page,
  pageSize,
  totalCount,
}: {
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
}): PageWindow {
  const counts = { page, pageSize, totalCount, totalPages: Math.max(1, Math.ceil(totalCount / pageSize)) };
  const before = (page - 1) * pageSize;
  const take = Math.max(0, Math.min(pageSize, totalCount - before));
  const after = totalCount - before - take;
  const isReversed = take > 0 && after < before;
  return { isReversed, skip: isReversed ? after : before, take, counts };
}
