"use client";

import { createContext, useContext } from "react";
import { ENGINE_MARK } from "#lib/copy/case-detail.ts";
import type { Engine } from "#lib/domain/findings.ts";

/** What made the analysis on the page. */
export const AnalysisEngine = createContext<Engine>("offline");

/** Who found it, where two did the looking: with rules alone there is nothing to tell apart. */
export function EngineMark({ engine }: { readonly engine: Engine }) {
  if (useContext(AnalysisEngine) === "offline") return null;
  return <span className="tiny muted"> {ENGINE_MARK[engine]}</span>;
}
