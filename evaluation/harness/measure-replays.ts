import { DEFAULT_HOURLY_RATE, DEFAULT_HOURS_BY_CLASS } from "#lib/domain/fee.ts";
import { LOW_CONFIDENCE } from "#lib/domain/files/pages.ts";
import { assembleAnalysis, type AssembledAnalysis } from "#server/analyst/assemble/assemble-analysis.ts";
import type { EngineOutput, ProposedFinding } from "#server/analyst/findings.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import type { CaseFile } from "./case-file.ts";
import { loadCase } from "./load-case.ts";
import { analyseByReplay, listReplayedCases, readReplays } from "./replay-model.ts";
import { scoreCase, type KindScore } from "./score.ts";

const SETTINGS = {
  hourlyRate: DEFAULT_HOURLY_RATE,
  hoursByClass: DEFAULT_HOURS_BY_CLASS,
  lowConfidence: LOW_CONFIDENCE,
};

/** One case as a model's kept answers make its case page, beside the rules alone. */
export type ReplayedCase = {
  readonly file: CaseFile;
  /** Tokens of the model's window. */
  readonly window: number;
  readonly rules: AssembledAnalysis;
  readonly model: AssembledAnalysis;
  readonly scores: { readonly rules: Scores; readonly model: Scores };
  /** What the engine handed over, before its quotes were checked again. */
  readonly output: EngineOutput;
  /** Tokens that the product estimates it sent for reading and for concluding, and that were answered. */
  readonly tokens: { readonly read: number; readonly conclude: number; readonly answered: number };
  readonly pages: number;
  readonly note: string | null;
};
type Scores = Readonly<Record<"contradictions" | "gaps" | "factors" | "events", KindScore>>;

/** All cases with kept answers, once for each window that they were answered for. */
export async function measureReplays(): Promise<ReplayedCase[]> {
  const runs = listReplayedCases().flatMap((name) =>
    [...Map.groupBy(readReplays(name), ({ window }) => window)].map(([window, replays]) => ({ name, window, replays })),
  );
  return Promise.all(
    runs.map(async ({ name, window, replays }) => {
      const file = loadCase(name);
      const reading = readCase(file.documents);
      const byRules = analyseByRules(reading, { withCandidates: true });
      const { output, part, tokens } = await analyseByReplay(file, { rules: byRules, replays });
      const assemble = (given: EngineOutput, share: typeof part | null) =>
        assembleAnalysis({ output: given, reading, failedDocuments: [], model: share, settings: SETTINGS });
      const [rules, model] = [assemble(byRules, null), assemble(output, part)];
      const pages = file.documents
        .flatMap((document) => document.pages)
        .filter(({ text }) => text.trim() !== "").length;
      return {
        ...{ file, window, rules, model, output, tokens, pages, note: part.note },
        scores: { rules: scoreShown(file, rules), model: scoreShown(file, model) },
      };
    }),
  );
}

/** Scores what the case page shows as found: neither unverified nor set aside, nor the list of what is commonly requested. */
function scoreShown(file: CaseFile, { findings }: AssembledAnalysis): Scores {
  const shown = findings.filter(
    ({ verified, audit }) => verified && audit?.verdict !== "rejected",
  ) as ProposedFinding[];
  const { documents } = file;
  const output: EngineOutput = { offenceClass: "other", findings: shown, summary: [] };
  const all = scoreCase(file, { documents, output, sideBySide: [] });
  const named = shown.filter((finding) => finding.kind !== "gap" || finding.basis !== "usual");
  const { gaps } = scoreCase(file, { documents, output: { ...output, findings: named }, sideBySide: [] });
  return { contradictions: all.contradictions, gaps, factors: all.factors, events: all.events };
}

/** Findings of the model whose quotes stand and that the case page neither shows, nor names below another, nor lists as rejected. */
export function lostFindings({ output, model }: Pick<ReplayedCase, "output" | "model">): string[] {
  const said = new Set(model.findings.flatMap(({ text, alsoSaid }) => [text, ...(alsoSaid ?? [])]).map(wordsOf));
  return output.findings
    .flatMap(({ text, alsoSaid }) => [text, ...(alsoSaid ?? [])])
    .filter((text) => !said.has(wordsOf(text)));
}

function wordsOf(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
