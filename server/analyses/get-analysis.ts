import type { Analysis } from "#lib/contracts/analyses.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { visibleAnalyses } from "../policies/cases.ts";
import { readAnalysis } from "./read-analysis.ts";

/**
 * An analysis with its findings and their places.
 * @throws AppError 404 when it is missing or of a case that is not the actor's
 */
export async function getAnalysis(actor: Actor, analysisId: string): Promise<Analysis> {
  const found = await readAnalysis({ AND: [{ id: analysisId }, visibleAnalyses(actor)] });
  if (found === null) throw new AppError("not_found", "Not found");
  return found;
}
