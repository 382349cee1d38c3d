import { randomBytes } from "node:crypto";
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

type Question<S extends z.ZodObject> = {
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

/** Marks of one request, 8 hex digits: no text of a file can know them, and more digits cost tokens at each page. */
export function newNonce(): string {
  return randomBytes(4).toString("hex");
}

/** Names who is asked in which words. */
export function hashAsked({ model }: Run, promptVersion: string): string {
  return hashInput(model.endpoint, model.model, promptVersion);
}

/**
 * Asks one question, or gives the answer that was kept. An answer that is cut counts as "split": ask for less.
 * @throws ModelError where going on is no use, or needs another plan; the signal's reason
 */
export async function askModel<S extends z.ZodObject>(run: Run, question: Question<S>): Promise<Answer<z.output<S>>> {
  const { stage, identity, form, pages, promptVersion } = question;
  const asked = hashAsked(run, promptVersion);
  const inputHash = hashInput(stage, asked, ...identity);
  const kept = run.answers.find(inputHash);
  if (kept !== undefined) return valueOf(kept, form);
  run.signal.throwIfAborted();
  await question.beforeSending?.();
  const answer = { ...(await ask(run, question)), asked, pages };
  // A server that was silent may have been busy: it is asked again next time.
  if (answer.outcome !== "silent") {
    const { documentIds } = question;
    await run.answers.save({ stage, inputHash, answer, documentIds });
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
