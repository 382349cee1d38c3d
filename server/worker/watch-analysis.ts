import { RecordChanged } from "../analyses/complete-analysis.ts";
import { getDb } from "../db/client.ts";

/** Milliseconds between two looks. */
const EVERY = 2_000;

/** The analysis is over, or gone with its case: whatever is still at work on it stops. */
export class AnalysisGone extends Error {}

/**
 * Aborts when the analysis has ended or its case was deleted, or when one of its documents was: nothing of it may go to a
 * model any more. A look that fails, because the database is away, says nothing.
 */
export function watchAnalysis(given: { readonly analysisId: string; readonly documentIds: readonly string[] }) {
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    const reason = await reasonToStop(given).catch(() => null);
    if (reason !== null) stopping.abort(reason);
  };
  const timer = setInterval(() => void look(), EVERY);
  return {
    signal: stopping.signal,
    /** Looks now, before something goes out. */
    check: async (): Promise<void> => {
      const reason = await reasonToStop(given);
      if (reason !== null) stopping.abort(reason);
      stopping.signal.throwIfAborted();
    },
    end: (): void => clearInterval(timer),
  };
}

async function reasonToStop(given: { analysisId: string; documentIds: readonly string[] }): Promise<Error | null> {
  const { analysisId, documentIds } = given;
  const analysis = await getDb().analysis.findUnique({ where: { id: analysisId }, select: { status: true } });
  if (analysis?.status !== "Processing") return new AnalysisGone("the analysis is over or gone");
  const left = await getDb().document.count({ where: { id: { in: [...documentIds] } } });
  return left < documentIds.length
    ? new RecordChanged("a document was deleted while the case was being analyzed")
    : null;
}
