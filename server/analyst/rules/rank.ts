import { citationsOf, type ProposedCitation, type ProposedFinding } from "../findings.ts";
import { citeSentence, type CaseSentence, type CaseText } from "../text/case-text.ts";

const MAX_CANDIDATES = 300;
const STOP_WORDS = new Set(
  "the a an and or but of to in on at by for with from as is was were are be been it its this that these those he she they i we you his her their my our me him them had has have do did does not no so if then than there here when which who whom what would could should may might can will shall about into over under after before up down out".split(
    " ",
  ),
);

type Candidate = {
  readonly sentence: CaseSentence;
  readonly terms: ReadonlyMap<string, number>;
  readonly length: number;
  boost: number;
};

function readTerms(plain: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const word of plain.match(/[a-z0-9']{3,24}/g) ?? []) {
    if (STOP_WORDS.has(word)) continue;
    const stem = word.replace(/(?:'s|ing|ed|es|s)$/, "");
    terms.set(stem, (terms.get(stem) ?? 0) + 1);
  }
  return terms;
}

function isRunningText(sentence: CaseSentence): boolean {
  const { text } = sentence;
  if (text.length < 40 || text.length > 320) return false;
  // Capitals are a heading unless they run on: some record systems print whole narratives so.
  if (text.length < 80 && !/[a-z]/.test(text)) return false;
  if (!/[a-z]/.test(text) && !sentence.document.isEvidence) return false;
  const letters = text.replace(/[^A-Za-z]/g, "").length;
  return letters / text.length > 0.6 && /\s\S+\s\S+\s\S+\s/.test(text);
}

function collectCandidates(caseText: CaseText, findings: readonly ProposedFinding[]): Candidate[] {
  const cited = new Map<string, number>();
  for (const finding of findings) {
    const worth =
      finding.kind === "factor"
        ? Math.abs(finding.weight) / 5
        : finding.kind === "contradiction"
          ? 1
          : finding.kind === "issue"
            ? 0.6
            : 0;
    for (const citation of citationsOf(finding)) {
      const key = `${citation.documentId} ${citation.pageNumber} ${citation.quote}`;
      cited.set(key, (cited.get(key) ?? 0) + worth);
    }
  }
  const source =
    caseText.evidence.length > 0 ? caseText.evidence : caseText.documents.flatMap((document) => document.sentences);
  const candidates = source.filter(isRunningText).map((sentence) => {
    const citation = citeSentence(sentence);
    const terms = readTerms(sentence.plain);
    const boost = cited.get(`${citation.documentId} ${citation.pageNumber} ${citation.quote}`) ?? 0;
    return { sentence, terms, length: Math.max(1, terms.size), boost: Math.min(3, boost) };
  });
  // The comparison is quadratic: of a long file only the sentences with most to say take part.
  return candidates
    .map((candidate, index) => ({ candidate, index, worth: candidate.boost * 10 + Math.min(20, candidate.length) }))
    .sort((a, b) => b.worth - a.worth || a.index - b.index)
    .slice(0, MAX_CANDIDATES)
    .sort((a, b) => a.index - b.index)
    .map((entry) => entry.candidate);
}

function similarity(a: Candidate, b: Candidate, idf: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const term of a.terms.keys()) if (b.terms.has(term)) shared += idf.get(term) ?? 0;
  return shared / (Math.log(a.length + 1) + Math.log(b.length + 1));
}

/**
 * The four to eight sentences that carry the file, in reading order: TextRank over shared rare words, raised for sentences that
 * findings rest on, thinned so that no two say the same (maximal marginal relevance). Fewer when the file has fewer sentences.
 */
export function rankKeySentences(caseText: CaseText, findings: readonly ProposedFinding[]): ProposedCitation[] {
  const candidates = collectCandidates(caseText, findings);
  const frequency = new Map<string, number>();
  for (const { terms } of candidates)
    for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const idf = new Map([...frequency].map(([term, count]) => [term, Math.log(1 + candidates.length / count)]));
  const weights = candidates.map((a) => candidates.map((b) => (a === b ? 0 : similarity(a, b, idf))));
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let ranks = candidates.map(() => 1);
  for (let round = 0; round < 20; round += 1) {
    ranks = ranks.map((_, i) =>
      candidates.reduce((sum, _candidate, j) => {
        const out = sums[j] ?? 0;
        return out === 0 ? sum : sum + (0.85 * (weights[j]?.[i] ?? 0) * (ranks[j] ?? 0)) / out;
      }, 0.15),
    );
  }
  const scores = ranks.map((rank, index) => rank * (1 + (candidates[index]?.boost ?? 0)));
  const top = Math.max(1e-9, ...scores);
  const wanted = Math.min(8, Math.max(4, Math.round(candidates.length / 4)), candidates.length);
  const chosen: number[] = [];
  while (chosen.length < wanted) {
    let best = -1;
    let bestScore = -Infinity;
    for (const [index, score] of scores.entries()) {
      if (chosen.includes(index)) continue;
      const closest = Math.max(
        0,
        ...chosen.map((other) => (weights[index]?.[other] ?? 0) / Math.max(1, sums[index] ?? 1)),
      );
      const sameDocument = chosen.filter(
        (other) => candidates[other]?.sentence.document === candidates[index]?.sentence.document,
      ).length;
      const value = score / top - closest * 2 - sameDocument * 0.08;
      if (value > bestScore) {
        best = index;
        bestScore = value;
      }
    }
    if (best === -1) break;
    chosen.push(best);
  }
  return chosen
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const candidate = candidates[index];
      return candidate === undefined ? [] : [citeSentence(candidate.sentence)];
    });
}
