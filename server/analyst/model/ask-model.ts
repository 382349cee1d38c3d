import { randomInt } from "node:crypto";
import type { z } from "zod";
import { ModelFiltered, ModelRefused, ModelSilent, ModelTruncated, ModelUnusable } from "../../llm/model-errors.ts";
import type { ModelMessage, ModelPort } from "../../llm/model-port.ts";
import { hashInput, type AnswerStore, type KeptAnswer } from "./answer-store.ts";

export type Run = {
  readonly model: ModelPort;
  readonly answers: AnswerStore;
  /** Names this analysis: what is asked for again is found again by a restart, not by the next analysis. */
  readonly id: string;
  readonly deadline: Date;
  readonly signal: AbortSignal;
};

/** A form of an answer: what the server is asked to keep to, how the prompt shows it, and how what comes close is read. */
export type Form<S extends z.ZodObject> = {
  readonly name: string;
  readonly schema: S;
  readonly outline: string;
  readonly read: (raw: Readonly<Record<string, unknown>>) => z.output<S> | null;
};

export type Question<S extends z.ZodObject> = {
  readonly stage: string;
  readonly form: Form<S>;
  readonly promptVersion: string;
  /** What makes the question this one, for the store; without the nonce, which is new each time. */
  readonly identity: readonly string[];
  readonly pages: KeptAnswer["pages"];
  readonly documentIds: readonly string[];
  readonly messages: (nonce: string) => ModelMessage[];
  readonly maxOutputTokens: number;
  /** Called when the question really goes out, not when its answer is already kept. */
  readonly beforeSending?: () => Promise<void>;
};

/** An answer with what its form makes of it; null when there is none to use. */
export type Answer<T> = KeptAnswer & { readonly value: T | null };

/** Marks of one request: no text of a file can know them. Eight digits are three tokens at each page, eight hex digits eight. */
export function newNonce(): string {
  return String(randomInt(100_000_000)).padStart(8, "0");
}

/** Names who is asked in which words. */
export function hashAsked({ model }: Run, promptVersion: string): string {
  return hashInput(model.endpoint, model.model, promptVersion);
}

/** The answer that was kept to this very question. */
export function keptAnswer<S extends z.ZodObject>(run: Run, question: Question<S>): Answer<z.output<S>> | null {
  const kept = run.answers.find(hashQuestion(run, question));
  return kept === undefined ? null : valueOf(kept, question.form);
}

function hashQuestion<S extends z.ZodObject>(run: Run, { stage, promptVersion, identity }: Question<S>): string {
  return hashInput(stage, hashAsked(run, promptVersion), ...identity);
}

/**
 * Asks one question, or gives the answer that was kept. An answer that is cut counts as "split": ask for less.
 * @throws ModelError where going on is no use, or needs another plan; the signal's reason
 */
export async function askModel<S extends z.ZodObject>(run: Run, question: Question<S>): Promise<Answer<z.output<S>>> {
  const { stage, form, pages, promptVersion } = question;
  const kept = keptAnswer(run, question);
  if (kept !== null) return kept;
  run.signal.throwIfAborted();
  await question.beforeSending?.();
  const answer = { ...(await ask(run, question)), asked: hashAsked(run, promptVersion), pages };
  // A server that was silent may have been busy: it is asked again next time.
  if (answer.outcome !== "silent") {
    const { documentIds } = question;
    await run.answers.save({ stage, inputHash: hashQuestion(run, question), answer, documentIds });
  }
  return valueOf(answer, form);
}

/** What a form makes of a kept answer. */
export function valueOf<S extends z.ZodObject>(kept: KeptAnswer, form: Form<S>): Answer<z.output<S>> {
  if (kept.answer === null) return { ...kept, value: null };
  return { ...kept, value: form.schema.safeParse(kept.answer).data ?? form.read(kept.answer) };
}

async function ask<S extends z.ZodObject>(
  { model, deadline, signal }: Run,
  { form, messages, maxOutputTokens }: Question<S>,
): Promise<Omit<KeptAnswer, "asked" | "pages">> {
  try {
    const { value, repaired, echoed, modelReported, rung, usage } = await model.complete({
      messages: messages(newNonce()),
      ...{ schema: form.schema, schemaName: form.name, outline: form.outline, read: form.read },
      ...{ maxOutputTokens, deadline, signal },
    });
    return { outcome: "read", answer: value, repaired, echoed, modelReported, rung, ...usage };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === null) throw error;
    return {
      ...{ outcome, answer: null, repaired: false, echoed: false, modelReported: null, rung: null },
      ...{ promptTokens: null, completionTokens: null },
    };
  }
}

function outcomeOf(error: unknown): KeptAnswer["outcome"] | null {
  if (error instanceof ModelTruncated) return "split";
  if (error instanceof ModelFiltered) return "filtered";
  if (error instanceof ModelSilent) return "silent";
  if (error instanceof ModelRefused || error instanceof ModelUnusable) return "unanswered";
  return null;
}
