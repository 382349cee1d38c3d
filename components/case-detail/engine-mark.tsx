"use client";

import { createContext, useContext } from "react";
import { ENGINE_MARK } from "#lib/copy/case-detail.ts";
import type { Engine } from "#lib/domain/findings.ts";

/** What made the analysis on the page. */
export const AnalysisEngine = createContext<Engine>("offline");

/** Who found it, where two did the looking: with rules alone there is nothing to tell apart. `remark` stands behind it. */
export function EngineMark({ engine, remark }: { readonly engine: Engine; readonly remark?: string | null }) {
  const isByRulesAlone = useContext(AnalysisEngine) === "offline";
  const parts = [isByRulesAlone ? null : ENGINE_MARK[engine], remark].filter(Boolean);
  return parts.length === 0 ? null : <span className="tiny muted"> {parts.join(", ")}</span>;
}
