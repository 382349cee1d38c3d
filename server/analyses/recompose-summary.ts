import { isSetAside } from "#lib/domain/findings.ts";
import { composeSummary } from "../analyst/assemble/compose-summary.ts";
import type { CaseFacts } from "../analyst/facts/fact.ts";
import type { AssembledSentence } from "../analyst/findings.ts";
import type { Prisma } from "../db/client.ts";

/** What a summary is made of, in the order of the findings. */
export const SUMMARY_INCLUDE = {
  findings: { orderBy: { position: "asc" }, include: { citations: { orderBy: { position: "asc" } } } },
} as const satisfies Prisma.AnalysisInclude;

/** The summary of a stored analysis, made again from its findings as they stand now. */
export function recomposeSummary(given: {
  readonly findings: Prisma.AnalysisGetPayload<{ include: typeof SUMMARY_INCLUDE }>["findings"];
  readonly facts: CaseFacts | null;
  readonly prose: readonly AssembledSentence[];
  readonly documents: readonly { readonly id: string; readonly exhibit: number | null }[];
}): string {
  const findings = given.findings.map((finding) => ({ ...finding, isSetAside: isSetAside(finding) }));
  return composeSummary({ ...given, findings });
}
