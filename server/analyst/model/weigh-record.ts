import { describeItem, itemsBeyondText } from "#lib/domain/gap-item.ts";
import { estimateTokens } from "../../llm/estimate-tokens.ts";
import { ModelContextOverflow } from "../../llm/model-errors.ts";
import {
  citationsOf,
  weightOf,
  type ProposedCitation,
  type ProposedFactor,
  type ProposedFinding,
  type SourceDocument,
} from "../findings.ts";
import { askModel } from "./ask-model.ts";
import type { Run } from "./ask-model.ts";
import { hashInput } from "./chunk-store.ts";
import type { Chunk } from "./chunk-store.ts";
import { planRoom, roomAfterAnswer, roomAfterOverflow } from "./plan-room.ts";
import { proposeFindings } from "./propose-findings.ts";
import { WEIGH_FINDINGS_VERSION, weighFindingsMessages } from "./prompts/weigh-findings.ts";

/** Characters of a quote in the list; its beginning is enough to be found again. */
const MAX_QUOTE = 180;
/** A list is weighed in parts, the parts' results again; each round is much shorter than the one before. */
const MAX_ROUNDS = 4;
/** A window that was smaller than it seemed is met so often; each time everything left is asked in smaller parts. */
const MAX_OVERFLOWS = 4;

export type Weighing = {
  readonly findings: readonly ProposedFinding[];
  /** Those of the last round alone: weights that were balanced over the whole. */
  readonly factors: readonly ProposedFactor[];
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
    /** What reading has learnt: tokens of the server for one of our estimate. */
    readonly tokenRatio?: number;
  },
): Promise<Weighing | null> {
  const { documents, keepStanding, tokenRatio = 1 } = given;
  const empty = weighFindingsMessages({ lines: [], nonce: "0".repeat(16) });
  let room = planRoom((await run.model.window()).tokens, empty, tokenRatio);
  const labels = new Map(documents.map(({ id }, index) => [id, `D${index + 1}`]));
  const gathered: ProposedFinding[] = [];
  const chunks: Chunk[] = [];
  let discarded = 0;
  // Events speak for themselves, and there are many.
  let list = given.findings.filter(({ kind }) => kind !== "event");
  const nothingLeft = (): Weighing => ({ findings: gathered, factors: [], summary: [], discarded, chunks });
  if (list.length === 0) return nothingLeft();
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const lines = list.map((finding) => lineOf(finding, labels));
    const found: ProposedFinding[] = [];
    let summary: readonly ProposedCitation[] = [];
    let [at, parts, overflows] = [0, 0, 0];
    while (at < lines.length) {
      const batch = nextBatch(lines.slice(at), room.budget);
      const tokens = batch.reduce((sum, line) => sum + costOf(line), 0);
      let chunk: Chunk;
      try {
        chunk = await askModel(run, {
          stage: `weigh-${round}`,
          identity: [WEIGH_FINDINGS_VERSION, hashInput(...batch)],
          messages: (nonce) => weighFindingsMessages({ lines: batch, nonce }),
          maxOutputTokens: room.output,
        });
      } catch (error) {
        overflows += 1;
        if (!(error instanceof ModelContextOverflow) || overflows > MAX_OVERFLOWS) throw error;
        room = roomAfterOverflow(room, { tokens }, error);
        continue;
      }
      if (chunk.reading === null) return null;
      room = roomAfterAnswer(room, { tokens, counted: chunk.promptTokens });
      chunks.push(chunk);
      const proposal = proposeFindings(chunk.reading, documents);
      discarded += proposal.discarded;
      found.push(...proposal.findings);
      summary = proposal.summary;
      at += batch.length;
      parts += 1;
    }
    gathered.push(...found.filter((finding) => finding.kind !== "factor"));
    const factors = found.filter((finding) => finding.kind === "factor");
    if (parts === 1) return { findings: gathered, factors, summary, discarded, chunks };
    list = found.flatMap((finding) => keepStanding(finding) ?? []);
    if (list.length === 0) return nothingLeft();
  }
  return null;
}

/** One line of the list: `factor +8 [rules] "text" D1.3 "quote" D2.4 "quote"`. */
function lineOf(finding: ProposedFinding, labels: ReadonlyMap<string, string>): string {
  const { kind, engine } = finding;
  const weight = weightOf(finding);
  const text = kind === "gap" ? [finding.text, ...itemsBeyondText(finding).map(describeItem)].join(" ") : finding.text;
  const sign = weight === null ? "" : ` ${weight > 0 ? "+" : ""}${weight}`;
  const quotes = citationsOf(finding).map(
    ({ documentId, pageNumber, quote }) =>
      `${labels.get(documentId) ?? "D0"}.${pageNumber} ${JSON.stringify(shortQuote(quote))}`,
  );
  return `${kind}${sign} [${engine === "offline" ? "rules" : "read"}] ${JSON.stringify(text)} ${quotes.join(" ")}`;
}

function shortQuote(quote: string): string {
  const line = quote.replace(/\s+/g, " ").trim();
  return line.length <= MAX_QUOTE ? line : line.slice(0, MAX_QUOTE).replace(/\s\S*$/, "");
}

/** As many lines from the front as fit; at least one. */
function nextBatch(lines: readonly string[], budget: number): string[] {
  let tokens = 0;
  const end = lines.findIndex((line, index) => {
    tokens += costOf(line);
    return index > 0 && tokens > budget;
  });
  return lines.slice(0, end === -1 ? lines.length : end);
}

function costOf(line: string): number {
  return estimateTokens(line) + 2;
}
