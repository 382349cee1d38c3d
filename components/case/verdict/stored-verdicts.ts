import { PRIVATE_PREFIX } from "#lib/api/session-storage.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { VERDICTS, type Verdict } from "#lib/domain/findings.ts";
import { findWhatIf } from "#lib/analysis/what-if.ts";

/** By the id of a factor. */
export type FactorVerdicts = ReadonlyMap<string, Verdict>;

type Given = Pick<Analysis, "id" | "findings" | "viabilityScore" | "oddsReview">;

const keyOf = (analysisId: string) => `${PRIVATE_PREFIX}odds-verdicts:${analysisId}`;

/** The verdicts on the factors as they are now. */
export function factorVerdicts({ findings }: Pick<Analysis, "findings">): FactorVerdicts {
  return new Map(findings.filter(({ kind }) => kind === "factor").map(({ id, verdict }) => [id, verdict]));
}

/**
 * The verdicts that were left before the page was loaded again. Only as long as they give the stored odds: after somebody
 * stored others, they are no way back.
 */
export function readVerdicts(analysis: Given): FactorVerdicts | null {
  if (findWhatIf(analysis) === null) return null;
  const known = readAll(analysis.id);
  if (known === null) return null;
  const findings = analysis.findings.map((one) => ({ ...one, verdict: known.get(one.id) ?? one.verdict }));
  return findWhatIf({ ...analysis, findings }) === null ? known : null;
}

/** Null forgets them. A browser that does not store, or is full, has no way back after a reload and does no harm. */
export function storeVerdicts(analysisId: string, verdicts: FactorVerdicts | null): void {
  try {
    if (verdicts === null) localStorage.removeItem(keyOf(analysisId));
    else localStorage.setItem(keyOf(analysisId), JSON.stringify([...verdicts]));
  } catch {
    // The page works without it.
  }
}

function readAll(analysisId: string): FactorVerdicts | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(analysisId)) ?? "null");
    return Array.isArray(stored) ? new Map(stored.filter(isEntry)) : null;
  } catch {
    return null;
  }
}

function isEntry(entry: unknown): entry is [string, Verdict] {
  return Array.isArray(entry) && typeof entry[0] === "string" && VERDICTS.includes(entry[1] as Verdict);
}
