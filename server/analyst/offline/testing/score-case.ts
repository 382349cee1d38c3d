import type { EngineOutput, ProposedFinding } from "../../types.ts";
import type { CaseFile } from "./case-file.ts";

type CaseScore = {
  readonly offence: boolean;
  /** Planted items that were not found. */
  readonly missed: readonly string[];
  readonly planted: number;
  /** Proposed items that the key does not hold. */
  readonly extra: readonly string[];
};

function idsOf(output: EngineOutput, kind: ProposedFinding["kind"], prefix: string): string[] {
  return output.findings
    .filter((finding) => finding.kind === kind)
    .map((finding) => finding.ruleId.slice(prefix.length));
}

/** Compares what was found with the key, one kind at a time. Events and factors beyond the key are not counted as extra. */
export function scoreCase(file: CaseFile, output: EngineOutput): Readonly<Record<string, CaseScore>> {
  const { key } = file;
  const offence = output.offenceClass === key.offence;
  const issues = idsOf(output, "issue", "issue.");
  const gaps = output.findings.filter((finding) => finding.kind === "gap");
  const isPlanted = (gap: ProposedFinding): boolean =>
    key.gaps.some((pattern) => pattern.test(`${gap.text} ${gap.ruleId}`));
  const exhibitOf = new Map(file.documents.map((document) => [document.id, document.exhibit]));
  const contradictions = output.findings
    .filter((finding) => finding.kind === "contradiction")
    .map((finding) => ({
      id: finding.ruleId,
      exhibits: finding.citations.map((citation) => exhibitOf.get(citation.documentId)),
    }));
  const factors = idsOf(output, "factor", "factor.");
  const events = output.findings.flatMap(({ when }) =>
    when === null ? [] : [`${when.date ?? "-"} ${when.time ?? "-"}`],
  );
  return {
    issues: {
      offence,
      planted: key.issues.length,
      missed: key.issues.filter((id) => !issues.includes(id)),
      extra: issues.filter((id) => !key.issues.some((planted) => planted === id)),
    },
    gaps: {
      offence,
      planted: key.gaps.length,
      missed: key.gaps.filter((pattern) => !gaps.some((gap) => pattern.test(`${gap.text} ${gap.ruleId}`))).map(String),
      extra: gaps.filter((gap) => !isPlanted(gap)).map((gap) => gap.ruleId),
    },
    contradictions: {
      offence,
      planted: key.contradictions.length,
      missed: key.contradictions
        .filter(
          ([id, one, other]) =>
            !contradictions.some(
              (found) => found.id === id && found.exhibits.includes(one) && found.exhibits.includes(other),
            ),
        )
        .map(([id, one, other]) => `${id} ${one}/${other}`),
      extra: contradictions
        .filter((found) => !key.contradictions.some(([id]) => id === found.id))
        .map((found) => `${found.id} ${found.exhibits.join("/")}`),
    },
    factors: {
      offence,
      planted: key.factors.length,
      missed: key.factors.filter((id) => !factors.includes(id)),
      extra: [],
    },
    events: {
      offence,
      planted: key.events.length,
      missed: key.events.filter((event) => !events.includes(event)),
      extra: [],
    },
  };
}
