import { itemsBeyondText } from "#lib/domain/gap-item.ts";
import { citationsOf, type EngineOutput, type ProposedFinding, type ProposedGap } from "../../findings.ts";
import type { CaseFile, PlantedContradiction } from "./case-file.ts";

type CaseScore = {
  readonly offence: boolean;
  /** Planted items that were not found. */
  readonly missed: readonly string[];
  readonly planted: number;
  /** How many were proposed; 0 where the keys do not list all that is right. */
  readonly given: number;
  /** Proposed items that the key holds neither as planted nor as fair. */
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
  const { fair = { issues: [], gaps: [], contradictions: [] } } = key;
  const offence = output.offenceClass === key.offence;
  const issues = idsOf(output, "issue", "issue.");
  const gaps = output.findings.filter((finding) => finding.kind === "gap");
  const isPlanted = (gap: ProposedGap): boolean =>
    [...key.gaps, ...fair.gaps].some((pattern) => pattern.test(wordsOf(gap)));
  const exhibitOf = new Map(file.documents.map((document) => [document.id, document.exhibit]));
  const contradictions = output.findings
    .filter((finding) => finding.kind === "contradiction")
    .map((finding) => ({
      id: finding.ruleId,
      sides: citationsOf(finding).map(({ documentId, quote }) => ({ exhibit: exhibitOf.get(documentId) ?? 0, quote })),
    }));
  const factors = output.findings.filter((finding) => finding.kind === "factor");
  const isFactor = (planted: CaseFile["key"]["factors"][number]): boolean =>
    factors.some(({ ruleId, weight, citations }) =>
      typeof planted === "string"
        ? ruleId === `factor.${planted}`
        : Math.sign(weight) === planted.sign && citations.some(({ quote }) => planted.quote.test(quote)),
    );
  const events = output.findings.flatMap((finding) =>
    finding.kind === "event" ? [`${finding.when.date ?? "-"} ${finding.when.time ?? "-"}`] : [],
  );
  return {
    issues: {
      offence,
      planted: key.issues.length,
      given: issues.length,
      missed: key.issues.filter((id) => !issues.includes(id)),
      extra: issues.filter((id) => ![...key.issues, ...fair.issues].some((planted) => planted === id)),
    },
    gaps: {
      offence,
      planted: key.gaps.length,
      given: gaps.length,
      missed: key.gaps.filter((pattern) => !gaps.some((gap) => pattern.test(wordsOf(gap)))).map(String),
      extra: gaps.filter((gap) => !isPlanted(gap)).map((gap) => gap.ruleId),
    },
    contradictions: {
      offence,
      planted: key.contradictions.length,
      given: contradictions.length,
      missed: key.contradictions
        .filter((planted) => !contradictions.some((found) => isThat(found, planted)))
        .map(describePlanted),
      extra: contradictions
        .filter(
          (found) =>
            ![...key.contradictions, ...fair.contradictions].some((planted) => isThat(found, planted, "point")),
        )
        .map(({ id, sides }) => `${id} ${sides.map(({ exhibit, quote }) => `${exhibit} "${quote}"`).join(" / ")}`),
    },
    factors: {
      offence,
      planted: key.factors.length,
      given: 0,
      missed: key.factors
        .filter((planted) => !isFactor(planted))
        .map((planted) => (typeof planted === "string" ? planted : `${planted.sign > 0 ? "+" : "-"} ${planted.quote}`)),
      extra: [],
    },
    events: {
      offence,
      planted: key.events.length,
      given: 0,
      missed: key.events.filter((event) => !events.includes(event)),
      extra: [],
    },
  };
}

/** What a gap asks for; where its items say all, its text only names the situation. */
function wordsOf(gap: ProposedGap): string {
  const { basis, text, ruleId } = gap;
  const items = itemsBeyondText(gap).map(({ what, from }) => from ?? what);
  return [...(basis === "usual" && items.length > 0 ? [] : [text]), items.join("; "), ruleId].join(" ");
}

type FoundContradiction = {
  readonly id: string;
  readonly sides: readonly { readonly exhibit: number; readonly quote: string }[];
};

/** Whether this is the planted one. For a key by rule ids "point" asks for the point alone: others of it are not counted against the rules. */
function isThat(found: FoundContradiction, planted: PlantedContradiction, by: "place" | "point" = "place"): boolean {
  if (!("one" in planted)) {
    const [id, one, other] = planted;
    const exhibits = found.sides.map(({ exhibit }) => exhibit);
    return (
      (found.id === id || found.id.startsWith(`${id}.`)) &&
      (by === "point" || (exhibits.includes(one) && exhibits.includes(other)))
    );
  }
  const [first, second] = found.sides;
  if (first === undefined || second === undefined) return false;
  const fits = ({ exhibit, quote }: typeof first, [wanted, words]: typeof planted.one) =>
    exhibit === wanted && words.test(quote);
  return (
    (fits(first, planted.one) && fits(second, planted.other)) ||
    (fits(second, planted.one) && fits(first, planted.other))
  );
}

function describePlanted(planted: PlantedContradiction): string {
  if ("one" in planted)
    return [planted.one, planted.other].map(([exhibit, words]) => `${exhibit} ${words}`).join(" / ");
  const [id, one, other] = planted;
  return `${id} ${one}/${other}`;
}
