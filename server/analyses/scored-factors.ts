import type { Finding } from "../db/client.ts";

type Scored = Pick<Finding, "kind" | "weight" | "verified" | "verdict">;

/** Of an analysis' findings the factors, which alone carry weights. */
export function scoredFactors<F extends Scored>(findings: readonly F[]): (F & { readonly weight: number })[] {
  return findings.filter(
    (finding): finding is F & { readonly weight: number } => finding.kind === "factor" && finding.weight !== null,
  );
}
