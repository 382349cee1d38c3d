import { citationsOf, type ProposedFinding, type ProposedLegalPoint, type ProposedSentence } from "../findings.ts";
import type { CaseLine } from "./case-lines.ts";
import { readVerdict, type Conclusion, type LineVerdict } from "./conclusion-form.ts";
import { hasAddress, plainLine, splitPoint, wholeWeight } from "./propose-findings.ts";
import { MAX_FACTORS } from "./prompts/conclude.ts";

const MAX_TEXT = 300;
const MAX_WHY = 160;
const MAX_FACTOR_QUOTES = 4;
/** With fewer weighed facts of its own the model's list decides nothing. */
const MIN_FACTORS = 3;
/**
 * Points by which the weights of a list may lean to one side in all. A reader who looks for what helps finds what helps: with
 * half of each weight counted, the odds of a list that nobody has reviewed stay within 20 and 80.
 */
const MAX_LEAN = 60;

/**
 * Joins the findings of model and rules by what the model concluded. Every finding of either engine is in the result,
 * itself or below the one that makes the same point: nothing is dropped here.
 *
 * - "same": the model's finding leads, the words of the other hang below it. Only within a kind.
 * - "reject": the finding stays, marked with the reason; it counts nowhere. A reader may reject its own.
 * - Factors: the weighed list, at most 12. Every other factor stays without a weight, as what helps or hurts.
 */
export function applyConclusion(
  lines: readonly CaseLine[],
  conclusion: Conclusion,
): {
  readonly findings: readonly ProposedFinding[];
  readonly summary: readonly ProposedSentence[];
  /** Sentences of the summary that no finding carries. */
  readonly unquoted: number;
} {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const lineOf = (id: string) => byId.get(id.trim().toUpperCase());
  const verdicts = new Map(conclusion.audit.flatMap((line) => readVerdict(line) ?? []).map((one) => [one.id, one]));
  const hosts = findHosts(lines, verdicts);
  const guestsOf = (id: string) => lines.filter((line) => hosts.get(line.id) === id);
  const isRejected = ({ id }: CaseLine) => verdicts.get(id)?.verdict === "reject";

  const weighed = conclusion.factors
    .flatMap(({ of, weight, text }) => {
      const carrying = of.flatMap((id) => lineOf(id) ?? []).filter((line) => !isRejected(line));
      const words = plainLine(text, MAX_TEXT) || (carrying[0]?.finding?.text ?? "");
      const whole = wholeWeight(weight);
      if (carrying.length === 0 || words === "" || hasAddress(words) || whole === null) return [];
      return [{ carrying, words, whole }];
    })
    .toSorted((one, other) => Math.abs(other.whole) - Math.abs(one.whole))
    .slice(0, MAX_FACTORS);
  const scale = scaleOf(weighed.map(({ whole }) => whole));
  const isWeighed = new Set(weighed.flatMap(({ carrying }) => carrying.map(({ id }) => id)));
  // A list without a usable entry is no judgement that nothing matters.
  const counted =
    weighed.length > 0
      ? new Set<ProposedFinding>()
      : countedFactors(lines.flatMap((line) => (line.finding === null || isRejected(line) ? [] : [line.finding])));

  const factors = weighed.map(({ carrying, words, whole }): ProposedFinding => {
    const own = carrying.filter(({ finding }) => finding?.kind === "factor");
    const rule = own.find(({ from }) => from === "rules")?.finding;
    const isByModel = carrying.some(({ from }) => from !== "rules");
    return {
      ...{ kind: "factor", ruleId: isByModel ? "model.factor" : (rule?.ruleId ?? "model.factor") },
      ...{ engine: isByModel ? "model" : "offline", text: words, detail: "", weight: scale(whole), isTentative: false },
      alsoSaid: alsoSaid([...own, ...own.flatMap(({ id }) => guestsOf(id))], words),
      citations: carrying.flatMap(({ citations }) => citations).slice(0, MAX_FACTOR_QUOTES),
    };
  });
  const findings = lines.flatMap((line): ProposedFinding[] => {
    const { finding, id } = line;
    if (finding === null || hosts.has(id) || (finding.kind === "factor" && isWeighed.has(id))) return [];
    const verdict = verdicts.get(id);
    // Of its own findings it says what is wrong; that it has not changed its mind about the others is no second opinion.
    const isJudgement = verdict !== undefined && (line.from === "rules" || verdict.verdict === "reject");
    const judged = isJudgement ? { audit: auditOf(verdict, byId) } : {};
    const better = plainLine(verdict?.words ?? "", MAX_TEXT);
    const isBetter = verdict?.verdict === "rephrase" && better !== "" && !hasAddress(better);
    const guests = guestsOf(id);
    const whole: ProposedFinding = {
      ...withQuotesOf(finding, guests),
      ...judged,
      ...(guests.length === 0 ? {} : { alsoSaid: alsoSaid(guests, finding.text) }),
      ...(line.from === "rules" && isBetter && finding.kind !== "contradiction"
        ? { text: better, alsoSaid: [finding.text] }
        : {}),
    };
    if (whole.kind !== "factor") return [whole];
    if (!isRejected(line) && !counted.has(finding)) return [withoutWeight(whole)];
    // The model that read the page agrees with the rule.
    return [{ ...whole, isTentative: whole.isTentative && whole.audit?.verdict !== "kept" }];
  });
  const compared = conclusion.contradictions.flatMap((pair): ProposedFinding[] => {
    const [first, second] = [lineOf(pair.one)?.citations[0], lineOf(pair.other)?.citations[0]];
    const given = splitPoint(pair.text);
    const [words, detail] = [plainLine(given.text, MAX_TEXT), plainLine(given.detail, MAX_TEXT)];
    if (first === undefined || second === undefined || words === "" || hasAddress(`${words} ${detail}`)) return [];
    const made = { ruleId: "model.contradiction", engine: "model", text: words, detail } as const;
    return [{ ...made, kind: "contradiction", one: first, other: second }];
  });
  const summary = conclusion.summary.flatMap(({ of, sentence }) => {
    const carrying = of.flatMap((id) => lineOf(id) ?? []).filter((line) => !isRejected(line));
    const text = plainLine(sentence, MAX_TEXT);
    const citations = carrying.flatMap((line) => line.citations).slice(0, MAX_FACTOR_QUOTES);
    return citations.length === 0 || text === "" || hasAddress(text) ? [] : [{ text, citations }];
  });
  return {
    findings: [...factors, ...findings, ...compared],
    summary,
    unquoted: conclusion.summary.length - summary.length,
  };
}

/** Below which line of the model each line hangs that makes the same point. A line that hosts another stays in sight. */
function findHosts(lines: readonly CaseLine[], verdicts: ReadonlyMap<string, LineVerdict>): Map<string, string> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const hosts = new Map<string, string>();
  for (const { id, finding } of lines) {
    const as = verdicts.get(id)?.as ?? "";
    const host = byId.get(hosts.get(as) ?? as);
    const isHost = [...hosts.values()].includes(id);
    if (host?.from === "model" && host.id !== id && host.finding.kind === finding?.kind && !isHost)
      hosts.set(id, host.id);
  }
  return hosts;
}

/** Nobody who reads the reason knows the ids. */
function auditOf({ verdict, words }: LineVerdict, byId: ReadonlyMap<string, CaseLine>) {
  if (verdict !== "reject") return { verdict: "kept" as const, why: "" };
  const why = words.replace(/\b[MRFcgi]\d+\b/g, (id) =>
    JSON.stringify(byId.get(id.toUpperCase())?.finding?.text ?? "another line"),
  );
  return { verdict: "rejected" as const, why: plainLine(why, MAX_WHY) };
}

function alsoSaid(lines: readonly CaseLine[], said: string): string[] {
  const texts = lines.flatMap(({ finding }) => {
    if (finding === null) return [];
    // Of a contradiction the text is its point alone.
    const isPair = finding.kind === "contradiction" && finding.detail !== "";
    return [isPair ? `${finding.text}: ${finding.detail}` : finding.text];
  });
  return [...new Set(texts)].filter((text) => text !== said);
}

/** Two contradictions have one pair of places; of other kinds the quotes of all stand behind the point. */
function withQuotesOf(finding: ProposedFinding, guests: readonly CaseLine[]): ProposedFinding {
  if (finding.kind === "contradiction" || guests.length === 0) return finding;
  const citations = [...citationsOf(finding), ...guests.flatMap((guest) => guest.citations)];
  return { ...finding, citations: citations.slice(0, Math.max(6, citationsOf(finding).length)) };
}

/**
 * The factors that count where nothing was weighed over the whole: the model's own strongest, when it has enough of them,
 * else the rules'. Two lists of the same facts would count them twice.
 */
export function countedFactors(findings: readonly ProposedFinding[]): ReadonlySet<ProposedFinding> {
  const factors = findings.filter((finding) => finding.kind === "factor");
  const [own, byRules] = [
    factors.filter(({ engine }) => engine === "model"),
    factors.filter(({ engine }) => engine === "offline"),
  ];
  if (own.length < MIN_FACTORS && byRules.length > 0) return new Set(byRules);
  const strongest = own.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  return new Set(strongest.slice(0, MAX_FACTORS));
}

/** Makes the weights of the heavier side smaller until a list leans by no more than MAX_LEAN; none becomes 0. */
export function scaleOf(weights: readonly number[]): (weight: number) => number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (Math.abs(sum) <= MAX_LEAN) return (weight) => weight;
  const heavier = weights.filter((weight) => Math.sign(weight) === Math.sign(sum));
  const heavy = Math.abs(heavier.reduce((total, weight) => total + weight, 0));
  const share = 1 - (Math.abs(sum) - MAX_LEAN) / heavy;
  return (weight) =>
    Math.sign(weight) === Math.sign(sum)
      ? Math.sign(weight) * Math.max(1, Math.floor(Math.abs(weight) * share))
      : weight;
}

/** A factor outside the weighed list still helps or hurts. */
export function withoutWeight(finding: ProposedFinding & { kind: "factor" }): ProposedLegalPoint {
  const { weight, isTentative, ...factor } = finding;
  const kind = weight > 0 ? "defense" : "weakness";
  return { ...factor, kind, ruleId: finding.engine === "model" ? `model.${kind}` : finding.ruleId };
}
