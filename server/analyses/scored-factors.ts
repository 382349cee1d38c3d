import { isSetAside } from "#lib/domain/findings.ts";
import type { Finding } from "../db/client.ts";

type Scored = Pick<Finding, "kind" | "weight" | "verified" | "verdict" | "auditVerdict">;

/** Of an analysis' findings the factors, which alone carry weights, without those that a model set aside. */
export function scoredFactors<F extends Scored>(findings: readonly F[]): (F & { readonly weight: number })[] {
  return findings.filter(
    (finding): finding is F & { readonly weight: number } =>
      finding.kind === "factor" && finding.weight !== null && !isSetAside(finding),
  );
}
