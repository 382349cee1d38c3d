import { estimatePrompt, estimateTokens } from "../../llm/estimate-tokens.ts";
import { ModelError } from "../../llm/model-errors.ts";
import { strictSchema } from "../../llm/strict-schema.ts";
import type { ProposedCitation, ProposedFinding, SourceDocument } from "../types.ts";
import { askModel } from "./ask-model.ts";
import type { Run } from "./ask-model.ts";
import { hashInput } from "./chunk-store.ts";
import type { Chunk } from "./chunk-store.ts";
import { ModelReading } from "./findings-schema.ts";
import { proposeFindings } from "./propose-findings.ts";
import { WEIGH_FINDINGS_VERSION, weighFindingsMessages } from "./prompts/weigh-findings.ts";

/** Characters of a quote in the list; its beginning is enough to be found again. */
const MAX_QUOTE = 180;
/** Shares of the window, as for reading. */
const [RESERVE, OUTPUT_SHARE, MAX_OUTPUT] = [0.15, 0.25, 6000];
const ADAPTER_TOKENS = 60;
/** A list is weighed in parts, the parts' results again; each round is much shorter than the one before. */
const MAX_ROUNDS = 4;

export type Weighing = {
  readonly findings: readonly ProposedFinding[];
  /** Those of the last round alone: weights that were balanced over the whole. */
  readonly factors: readonly ProposedFinding[];
  readonly summary: readonly ProposedCitation[];
  readonly discarded: number;
  readonly chunks: readonly Chunk[];
};

/**
 * Lets the model look over the findings of the whole record: what lies apart on the pages meets here. It sees no page,
 * only findings with a standing quote. Null when it gives no usable answer: then what was read stands as it is.
 * @throws ModelError where the model cannot be used any more; the signal's reason
 */
export async function weighRecord(
  run: Run,
  given: {
    readonly findings: readonly ProposedFinding[];
    readonly documents: readonly SourceDocument[];
    readonly keepStanding: (finding: ProposedFinding) => ProposedFinding | null;
  },
): Promise<Weighing | null> {
  const { documents, keepStanding } = given;
  const window = (await run.model.window()).tokens;
  const maxOutputTokens = Math.min(MAX_OUTPUT, Math.floor(window * OUTPUT_SHARE));
  const fixed =
    estimatePrompt(weighFindingsMessages({ lines: [], nonce: "0".repeat(16) })) +
    estimateTokens(JSON.stringify(strictSchema(ModelReading))) +
    ADAPTER_TOKENS;
  const budget = Math.floor(window * (1 - RESERVE)) - maxOutputTokens - fixed;
  const labels = new Map(documents.map(({ id }, index) => [id, `D${index + 1}`]));
  const gathered: ProposedFinding[] = [];
  const chunks: Chunk[] = [];
  let discarded = 0;
  // Events speak for themselves, and there are many.
  let list = given.findings.filter(({ kind }) => kind !== "event");
  const nothingLeft = (): Weighing => ({ findings: gathered, factors: [], summary: [], discarded, chunks });
  if (list.length === 0) return nothingLeft();
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const batches = intoBatches(
      list.map((finding) => lineOf(finding, labels)),
      budget,
    );
    const found: ProposedFinding[] = [];
    let summary: readonly ProposedCitation[] = [];
    for (const lines of batches) {
      const chunk = await askModel(run, {
        stage: `weigh-${round}`,
        identity: [WEIGH_FINDINGS_VERSION, hashInput(...lines)],
        messages: (nonce) => weighFindingsMessages({ lines, nonce }),
        maxOutputTokens,
      });
      if (chunk.reading === null) return null;
      chunks.push(chunk);
      const proposal = proposeFindings(chunk.reading, documents);
      discarded += proposal.discarded;
      found.push(...proposal.findings);
      summary = proposal.summary;
    }
    gathered.push(...found.filter(({ kind }) => kind !== "factor"));
    const factors = found.filter(({ kind }) => kind === "factor");
    if (batches.length === 1) return { findings: gathered, factors, summary, discarded, chunks };
    list = found.flatMap((finding) => keepStanding(finding) ?? []);
    if (list.length === 0) return nothingLeft();
  }
  return null;
}

/** One line of the list: `factor +8 [rules] "text" D1.3 "quote" D2.4 "quote"`. */
function lineOf(finding: ProposedFinding, labels: ReadonlyMap<string, string>): string {
  const { kind, weight, text, engine, citations } = finding;
  const sign = weight === null ? "" : ` ${weight > 0 ? "+" : ""}${weight}`;
  const quotes = citations.map(
    ({ documentId, pageNumber, quote }) =>
      `${labels.get(documentId) ?? "D0"}.${pageNumber} ${JSON.stringify(shortQuote(quote))}`,
  );
  return `${kind}${sign} [${engine === "offline" ? "rules" : "read"}] ${JSON.stringify(text)} ${quotes.join(" ")}`;
}

function shortQuote(quote: string): string {
  const line = quote.replace(/\s+/g, " ").trim();
  return line.length <= MAX_QUOTE ? line : line.slice(0, MAX_QUOTE).replace(/\s\S*$/, "");
}

/** @throws ModelError when the window holds no line at all */
function intoBatches(lines: readonly string[], budget: number): string[][] {
  if (budget < 300) throw new ModelError("The model's window is too small to look over the findings.");
  const batches: string[][] = [[]];
  let tokens = 0;
  for (const line of lines) {
    const cost = estimateTokens(line) + 2;
    if (tokens + cost > budget && tokens > 0) {
      batches.push([]);
      tokens = 0;
    }
    batches.at(-1)?.push(line);
    tokens += cost;
  }
  return batches;
}
