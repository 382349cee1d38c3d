"use client";

import { createContext, useContext } from "react";
import type { Finding } from "#lib/contracts/findings.ts";
import { ALSO_SAID, ENGINE_MARK } from "#lib/copy/case/findings.ts";
import type { Engine } from "#lib/domain/findings.ts";

/** What made the analysis on the page. */
export const AnalysisEngine = createContext<Engine>("offline");

type Props = {
  readonly finding: Pick<Finding, "engine" | "auditVerdict" | "alsoSaid">;
  readonly remark?: string | null;
};

/**
 * Who found it, where two did the looking: with rules alone there is nothing to tell apart. `remark` stands behind it, and
 * below it the same point in the words of other findings.
 */
export function EngineMark({ finding, remark }: Props) {
  const isByRulesAlone = useContext(AnalysisEngine) === "offline";
  const mark = finding.auditVerdict === "kept" ? ENGINE_MARK.kept : ENGINE_MARK[finding.engine];
  const parts = [isByRulesAlone ? null : mark, remark].filter(Boolean);
  return (
    <>
      {parts.length > 0 && <span className="text-12 text-ink-2"> {parts.join(", ")}</span>}
      {finding.alsoSaid.length > 0 && (
        <span className="text-12 text-ink-2" style={{ display: "block" }} dir="auto">
          {ALSO_SAID(finding.alsoSaid)}
        </span>
      )}
    </>
  );
}
