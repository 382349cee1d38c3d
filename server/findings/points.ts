import type { Finding } from "#lib/contracts/findings.ts";
import type { CasePoint } from "#lib/contracts/points.ts";
import { groupPoints } from "#lib/domain/group-points.ts";
import { findTopic, LOOSE_TOPICS } from "../analyst/assemble/find-topic.ts";

/**
 * The points of an analysis. They are made at each reading from the stored findings and their verdicts, so that analyses from
 * before there were points have them, too.
 * @param rules the rule of each finding, by its id
 */
export function pointsOf(findings: readonly Finding[], rules: ReadonlyMap<string, string>): CasePoint[] {
  return groupPoints(findings, ({ id }) => findTopic(rules.get(id) ?? ""), LOOSE_TOPICS);
}
