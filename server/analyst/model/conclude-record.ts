import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import { ModelContextOverflow } from "../../llm/model-errors.ts";
import { askModel, newNonce, type Run } from "./ask-model.ts";
import type { KeptAnswer } from "./answer-store.ts";
import { applyConclusion } from "./apply-conclusion.ts";
import { cutLines, type CaseLine } from "./case-lines.ts";
import { CONCLUSION_FORM, type Conclusion } from "./conclusion-form.ts";
import { planRoom, roomAfterAnswer, roomAfterOverflow } from "./plan-room.ts";
import { CONCLUDE_VERSION, concludeMessages } from "./prompts/conclude.ts";
import type { ProposedFinding, ProposedSentence } from "../findings.ts";

/** A window that was smaller than it seemed is met so often; each time everything left is asked in smaller parts. */
const MAX_OVERFLOWS = 4;

/** A summary of fewer sentences than this is none. */
export const MIN_SUMMARY = 3;

export type Concluded = {
  readonly findings: readonly ProposedFinding[];
  readonly summary: readonly ProposedSentence[];
  /** Sentences of the summary that no finding carries. */
  readonly unquoted: number;
  readonly answers: readonly KeptAnswer[];
};

/**
 * Lets the model look over the findings of both engines: it judges them, its own first reading too, compares what was read
 * apart, weighs and sums up. It sees no page, only findings with a standing quote. A list that is too long for the window is judged in
 * parts, and weighed and summed up from the facts that the parts chose.
 * @returns null when it gives no usable answer: then what was read stands as it is
 * @throws ModelError where the model cannot be used any more; the signal's reason
 */
export async function concludeRecord(
  run: Run,
  given: {
    readonly lines: readonly CaseLine[];
    readonly charge: string | null;
    readonly law: LegalSystem;
    /** What reading has learnt: tokens of the server for one of our estimate. */
    readonly tokenRatio: number;
  },
): Promise<Concluded | null> {
  const { lines, charge, law, tokenRatio } = given;
  const empty = {
    messages: concludeMessages({ lines: [], nonce: newNonce(), charge, law }),
    outline: CONCLUSION_FORM.outline,
  };
  let room = planRoom((await run.model.window()).tokens, empty, tokenRatio);
  const answers: KeptAnswer[] = [];

  async function conclude(all: readonly CaseLine[]): Promise<Conclusion[] | null> {
    const conclusions: Conclusion[] = [];
    let [parts, overflows] = [cutLines(all, room.budget), 0];
    for (let part = parts[0]; part !== undefined; part = parts[0]) {
      const current = part;
      const tokens = current.reduce((sum, line) => sum + line.tokens, 0);
      try {
        const answer = await askModel(run, {
          ...{ stage: "conclude", form: CONCLUSION_FORM, promptVersion: `${CONCLUDE_VERSION} ${law}`, pages: [] },
          documentIds: [...new Set(current.flatMap(({ documentIds }) => documentIds))],
          identity: [charge ?? "", ...current.map(({ line }) => line)],
          messages: (nonce) => concludeMessages({ lines: current.map(({ line }) => line), nonce, charge, law }),
          maxOutputTokens: room.output,
        });
        answers.push(answer);
        if (answer.value === null && answer.outcome === "split" && current.length > 1) {
          const middle = Math.ceil(current.length / 2);
          parts = [current.slice(0, middle), current.slice(middle), ...parts.slice(1)];
          continue;
        }
        if (answer.value === null) return null;
        room = roomAfterAnswer(room, { tokens, counted: answer.promptTokens });
        conclusions.push(answer.value);
        parts = parts.slice(1);
      } catch (error) {
        overflows += 1;
        if (!(error instanceof ModelContextOverflow) || overflows > MAX_OVERFLOWS) throw error;
        room = roomAfterOverflow(room, { tokens }, error);
        parts = cutLines(parts.flat(), room.budget);
      }
    }
    return conclusions;
  }

  if (lines.length === 0) return { findings: [], summary: [], unquoted: 0, answers };
  const judged = await conclude(lines);
  if (judged === null) return null;
  const [first, ...others] = judged;
  if (first === undefined || others.length === 0)
    return { ...applyConclusion(lines, joinConclusions(judged)), answers };
  // Each part weighed its own lines only: what they chose is weighed again, over the whole.
  const chosen = new Set(judged.flatMap(({ factors, summary }) => [...factors, ...summary].flatMap(({ of }) => of)));
  const whole = await conclude(lines.filter(({ id }) => chosen.has(id)));
  const last = whole?.length === 1 ? whole[0] : undefined;
  const { audit, contradictions } = joinConclusions(judged);
  const joined = { ...joinConclusions(judged), ...(last ?? {}), audit };
  return {
    ...applyConclusion(lines, { ...joined, contradictions: [...contradictions, ...(last?.contradictions ?? [])] }),
    answers,
  };
}

/**
 * What an answer about the whole record concluded itself. @returns null when there is no summary that its findings carry: such an
 * answer has not got that far, or has lost its ids
 */
export function applyAtOnce(lines: readonly CaseLine[], conclusion: Conclusion): Concluded | null {
  const applied = applyConclusion(lines, conclusion);
  return applied.summary.length < MIN_SUMMARY ? null : { ...applied, answers: [] };
}

function joinConclusions(conclusions: readonly Conclusion[]): Conclusion {
  return {
    audit: conclusions.flatMap(({ audit }) => audit),
    contradictions: conclusions.flatMap(({ contradictions }) => contradictions),
    factors: conclusions.flatMap(({ factors }) => factors),
    summary: conclusions.flatMap(({ summary }) => summary),
  };
}
