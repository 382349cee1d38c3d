import type { getAllCasesStats } from "#lib/contracts/admin-cases.ts";
import type { CallOutput } from "#lib/contracts/define-call.ts";
import { ADMIN_CASES } from "#lib/copy/admin/admin-cases.ts";
import { CASE_STATUS_LABEL } from "#lib/copy/case-status.ts";
import { STATUS_FILTER_LABEL } from "#lib/copy/dashboard.ts";
import { CASE_STATUSES } from "#lib/domain/case-status.ts";
import type { Tile } from "../stat-tiles.tsx";

/**
 * Total Cases, then a tile for each status that has cases; those of the filter also while they have none, and without figures
 * while the counts are loading.
 */
export function statusTiles(stats: CallOutput<typeof getAllCasesStats> | undefined): Tile[] {
  const count = (value: number) => (stats === undefined ? null : value.toLocaleString("en-US"));
  const { totalCases, casesByStatus } = stats ?? { totalCases: 0, casesByStatus: [] };
  const tiles = CASE_STATUSES.flatMap((status): Tile[] => {
    const found = casesByStatus.find((each) => each.status === status)?.count ?? 0;
    if (found === 0 && !(status in STATUS_FILTER_LABEL)) return [];
    const tone = status === "failed" && found > 0 ? "bad" : "normal";
    return [{ label: CASE_STATUS_LABEL[status], value: count(found), tone }];
  });
  return [{ label: ADMIN_CASES.totalCases, value: count(totalCases) }, ...tiles];
}
