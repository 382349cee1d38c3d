import { describeItem } from "#lib/domain/gap-item.ts";
import type {
  EngineOutput,
  ProposedCitation,
  ProposedFinding,
  ProposedGap,
  ProposedPoint,
} from "#server/analyst/findings.ts";
import { remembered } from "#server/analyst/text/remembered.ts";
import type { CaseFile, PlantedContradiction, PlantedGap } from "./case-file.ts";

/** What a key can list, in the order of the printed tables. */
export const KINDS = ["issues", "gaps", "contradictions", "side by side", "factors", "events"] as const;
export type Kind = (typeof KINDS)[number];

export type KindScore = {
  /** Items of the key, and those of them that were not found, described. */
  readonly planted: number;
  readonly missed: readonly string[];
  /** Lines shown; 0 where no key lists all that are right: factors, events, side by side. */
  readonly given: number;
  /** Lines that the key holds neither as planted nor as fair, described. */
  readonly wrong: readonly string[];
};

const NOTHING: KindScore = { planted: 0, missed: [], given: 0, wrong: [] };

/**
 * The lines of a gap as the lawyer reads them, one for each thing that is asked for. The matcher sees nothing else of a
 * gap: no rule id and no alias.
 */
export function shownText({ items }: Pick<ProposedGap, "items">): readonly string[] {
  return items.map(describeItem);
}

/**
 * Compares what an engine found with the key, one kind at a time. Issues are matched by id, because the id is the
 * question; gaps by their shown text; contradictions by their two places, side by side also where two cells of one point are
 * the two places; factors by sign and quote; events by time.
 * @param output may be that of another case: its places are then read by exhibit number, see baseline.ts
 */
export function scoreCase(
  { key, about }: Pick<CaseFile, "key" | "about">,
  {
    documents,
    output,
    sideBySide,
  }: {
    readonly documents: CaseFile["documents"];
    readonly output: EngineOutput;
    readonly sideBySide: readonly ProposedPoint[];
  },
): Readonly<Record<Kind, KindScore>> {
  const { findings } = output;
  const gaps = scoreGaps(
    key,
    findings.filter((finding) => finding.kind === "gap"),
  );
  if (about["keyed-for"] === "gaps")
    return {
      ...{ issues: NOTHING, gaps, contradictions: NOTHING, factors: NOTHING, events: NOTHING },
      "side by side": NOTHING,
    };
  const exhibitOf = new Map(documents.map(({ id, exhibit }) => [id, exhibit]));
  const pageOf = new Map(
    documents.flatMap(({ id, pages }) => pages.map(({ pageNumber, text }) => [`${id} ${pageNumber}`, text] as const)),
  );
  const sideOf = ({ documentId, pageNumber, quote }: ProposedCitation): Side => ({
    ...{ exhibit: exhibitOf.get(documentId) ?? 0, quote },
    page: pageOf.get(`${documentId} ${pageNumber}`) ?? "",
  });
  const pairs = findings
    .filter((finding) => finding.kind === "contradiction")
    .map(({ text, one, other }) => ({ text, sides: [sideOf(one), sideOf(other)] }));
  const beside = sideBySide.flatMap(({ label, cells }) =>
    cells.flatMap((one, index) =>
      cells.slice(index + 1).map((other) => ({ text: label, sides: [sideOf(one), sideOf(other)] })),
    ),
  );
  return {
    issues: scoreIssues(
      key,
      findings.filter(({ kind }) => kind === "issue"),
    ),
    gaps,
    contradictions: scoreContradictions(key, pairs),
    "side by side": { ...scoreContradictions(key, [...pairs, ...beside]), given: 0, wrong: [] },
    factors: scoreFactors(key, findings),
    events: scoreEvents(key, output.findings),
  };
}

type Key = CaseFile["key"];

function scoreIssues({ issues, fair }: Key, found: readonly ProposedFinding[]): KindScore {
  const ids = found.map(({ ruleId }) => ruleId.replace(/^issue\./, ""));
  return {
    planted: issues.length,
    missed: issues.filter((id) => !ids.includes(id)),
    given: ids.length,
    wrong: ids.filter((id) => !issues.includes(id) && !fair.issues.includes(id)),
  };
}

/** Whether the lines of one gap hold what the key names. Of `what`, `from` and `about` all must stand in one line. */
export function holdsGap(lines: readonly string[], planted: PlantedGap): boolean {
  if (planted instanceof RegExp) return planted.test(lines.join("; "));
  return lines.some((line) =>
    [planted.what, planted.from, planted.about].every((pattern) => pattern === undefined || pattern.test(line)),
  );
}

function describeGap(planted: PlantedGap): string {
  if (planted instanceof RegExp) return planted.source;
  const { what, from, about } = planted;
  return [what.source, from && `from ${from.source}`, about && `about ${about.source}`].filter(Boolean).join(", ");
}

function scoreGaps({ gaps, fair }: Key, found: readonly ProposedGap[]): KindScore {
  const shown = found.map(shownText);
  return {
    planted: gaps.length,
    missed: gaps.filter((planted) => !shown.some((lines) => holdsGap(lines, planted))).map(describeGap),
    given: shown.length,
    wrong: shown
      .filter((lines) => ![...gaps, ...fair.gaps].some((planted) => holdsGap(lines, planted)))
      .map((lines) => lines.join("; ")),
  };
}

type Side = {
  readonly exhibit: number;
  readonly quote: string;
  /** The page that it stands on. */
  readonly page: string;
};
type Pair = { readonly text: string; readonly sides: readonly Side[] };

/** A line break inside a quote is one of the page, not of the sentence. */
const holds = (pattern: RegExp, quote: string): boolean =>
  pattern.test(quote) || pattern.test(quote.replace(/\s+/g, " "));

/** On one line. A page is looked at again for each quote on it and each pair of the key. */
const flattened = remembered((text) => text.replace(/\s+/g, " ").trim());

/** Whether the words that a key names are on the page those of a quote, or more than half of the shorter of the two. */
function standsIn(pattern: RegExp, { quote, page }: Side): boolean {
  const [flat, words] = [flattened(page), flattened(quote)];
  const start = words === "" ? -1 : flat.indexOf(words);
  if (start === -1) return false;
  return [...flat.matchAll(new RegExp(pattern.source, "gi"))].some(({ index, 0: named }) => {
    const shared = Math.min(index + named.length, start + words.length) - Math.max(index, start);
    return shared * 2 > Math.min(named.length, words.length);
  });
}

function isPair({ sides: [first, second] }: Pair, { one, other }: PlantedContradiction): boolean {
  if (first === undefined || second === undefined) return false;
  const fits = (side: Side, place: typeof one) =>
    side.exhibit === place.exhibit && (holds(place.quote, side.quote) || standsIn(place.quote, side));
  return (fits(first, one) && fits(second, other)) || (fits(second, one) && fits(first, other));
}

function scoreContradictions({ contradictions, fair }: Key, found: readonly Pair[]): KindScore {
  return {
    planted: contradictions.length,
    missed: contradictions
      .filter((planted) => !found.some((pair) => isPair(pair, planted)))
      .map(({ one, other }) =>
        [one, other].map(({ exhibit, quote }) => `${exhibit} "${quote.source}"`).join(" against "),
      ),
    given: found.length,
    wrong: found
      .filter((pair) => ![...contradictions, ...fair.contradictions].some((planted) => isPair(pair, planted)))
      .map(
        ({ text, sides }) =>
          `${text}: ${sides.map(({ exhibit, quote }) => `${exhibit} "${quote.replace(/\s+/g, " ")}"`).join(" against ")}`,
      ),
  };
}

function scoreFactors({ factors }: Key, found: readonly ProposedFinding[]): KindScore {
  const isFound = ({ sign, quote }: (typeof factors)[number]) =>
    found.some(
      (finding) =>
        finding.kind === "factor" &&
        Math.sign(finding.weight) === sign &&
        finding.citations.some((citation) => holds(quote, citation.quote)),
    );
  return {
    ...NOTHING,
    planted: factors.length,
    missed: factors
      .filter((planted) => !isFound(planted))
      .map(({ sign, quote }) => `${sign > 0 ? "+" : "-"} "${quote.source}"`),
  };
}

function scoreEvents({ events }: Key, found: readonly ProposedFinding[]): KindScore {
  const times = found.flatMap((finding) =>
    finding.kind === "event" ? [`${finding.when.date ?? "-"} ${finding.when.time ?? "-"}`] : [],
  );
  return { ...NOTHING, planted: events.length, missed: events.filter((event) => !times.includes(event)) };
}
