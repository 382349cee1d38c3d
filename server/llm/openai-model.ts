import type { z } from "zod";
import { createAdaptingClient } from "./adapting-client.ts";
import type { ModelConfig } from "./adapting-client.ts";
import { askWindow } from "./ask-window.ts";
import { DEFAULT_WINDOW } from "./capabilities.ts";
import type { Memory } from "./capabilities.ts";
import { completeJson } from "./complete-json.ts";
import { estimateTokens } from "./estimate-tokens.ts";
import { silentFailure } from "./judge-failure.ts";
import { ModelFiltered, ModelRefused, ModelTruncated, ModelUnreachable, ModelUnusable } from "./model-errors.ts";
import type { JsonRequest, ModelPort, ModelWindow, StreamEvent, TextCompletion, TextRequest } from "./model-port.ts";
import { backoff, MAX_TRIES, pause, timeLeft } from "./patience.ts";
import { cutAnswer, readAnswer, requireWholePrompt } from "./read-answer.ts";
import { joinPieces, type Piece } from "./read-pieces.ts";
import { reasoningFilter, withoutReasoning } from "./reasoning.ts";

/**
 * A model behind an OpenAI-compatible endpoint: the adapter of the port. Every answer is asked for as a stream, because a
 * small machine may need half an hour for one, and only its silence tells that it is stuck.
 */
export function createModel(config: ModelConfig, memory: Memory): ModelPort {
  const { model } = config;
  const client = createAdaptingClient(config, memory);
  const { endpoint } = client;

  async function completeText(request: TextRequest): Promise<TextCompletion> {
    for (let isSecond = false; ; isSecond = true) {
      const answer = (await readAnswer(client, request, { format: null })).answer;
      if (answer.finishReason === "length") throw cutAnswer(answer, endpoint);
      if (answer.refusal !== "") throw new ModelRefused(`The model at ${endpoint} declined to answer.`);
      const { text, usage } = answer;
      const modelReported = answer.modelReported ?? model;
      if (text !== "") return { text, usage, modelReported, finishReason: answer.finishReason ?? "stop" };
      if (isSecond) throw new ModelUnusable(`The model at ${endpoint} gave an empty answer.`);
    }
  }

  async function* stream(request: TextRequest): AsyncIterable<StreamEvent> {
    for (let tries = 0; ; tries += 1) {
      const { answer: arriving } = await client.send(request, { format: null }, async (pieces) => pieces);
      const show = reasoningFilter();
      const pieces: Piece[] = [];
      let shown = "";
      try {
        for await (const piece of arriving) {
          pieces.push(piece);
          const delta = piece.content === "" ? "" : show(piece.content);
          shown += delta;
          if (delta !== "") yield { delta };
        }
      } catch (error) {
        timeLeft(request, endpoint);
        const silent = silentFailure(error, { endpoint, silence: request.silence ?? config.silence });
        if (silent !== null) throw silent;
        if (shown === "" && tries < MAX_TRIES - 1) {
          await pause(backoff(tries), {
            request,
            error: new ModelUnreachable(`The stream from ${endpoint} broke off.`),
          });
          continue;
        }
        throw new ModelTruncated(
          `The answer of the model at ${endpoint} broke off.`,
          client.scrub(error instanceof Error ? error.message : "").slice(0, 500),
        );
      }
      timeLeft(request, endpoint);
      const { content, refusal, finishReason, usage, modelReported } = joinPieces(pieces);
      requireWholePrompt(request.messages, usage, endpoint);
      if (finishReason === "content_filter")
        throw new ModelFiltered(`The provider at ${endpoint} filtered its answer.`);
      if (refusal !== "") throw new ModelRefused(`The model at ${endpoint} declined to answer.`);
      if (finishReason === null) throw new ModelTruncated(`The answer of the model at ${endpoint} broke off.`);
      const whole = withoutReasoning(content);
      if (whole.text === "" && finishReason === "length")
        throw new ModelTruncated(`The model at ${endpoint} spent its whole answer on reasoning.`);
      if (whole.text !== "") {
        const completionTokens = usage.completionTokens ?? estimateTokens(content);
        yield {
          ...{ done: true, text: whole.text, finishReason, usage: { ...usage, completionTokens } },
          modelReported: modelReported ?? model,
        };
        return;
      }
      if (tries > 0) throw new ModelUnusable(`The model at ${endpoint} gave an empty answer.`);
    }
  }

  return {
    endpoint,
    model,
    window: async (): Promise<ModelWindow> => {
      if (config.contextTokens !== null) return { tokens: config.contextTokens, source: "setting" };
      let capabilities = await client.known();
      if (!capabilities.windowAsked) {
        const window = await askWindow(client.clientFor(config.silence), {
          model,
          withVersion: capabilities.addVersion,
        });
        capabilities = { ...(await client.known()), windowAsked: true, ...(window === null ? {} : { window }) };
        await memory.write(capabilities);
      }
      return capabilities.window === null
        ? { tokens: DEFAULT_WINDOW, source: "default" }
        : { tokens: capabilities.window, source: "server" };
    },
    complete: ((request: TextRequest | JsonRequest<z.ZodObject>) =>
      request.schema === undefined
        ? completeText(request)
        : completeJson({ client, model, contextTokens: config.contextTokens }, request)) as ModelPort["complete"],
    stream,
  };
}
