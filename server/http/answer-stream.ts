import { findRequestContext } from "../request-context.ts";
import { errorResponse } from "./error-response.ts";

type Emit = (event: string, data: unknown) => void;
type Given = {
  /** Aborts when the reader has gone or pressed stop. */
  readonly signal: AbortSignal;
  /** Sends an event; nothing where the caller wants one JSON answer. */
  readonly emit: Emit;
};

/** Milliseconds between comment lines that keep proxies from closing a silent stream. */
const PING_INTERVAL = 15_000;

/**
 * Does the work and answers its result: as JSON, or as `text/event-stream` when the Accept header asks for it. The
 * stream ends with `done` and the result, or with `error` and the one error body: its status has gone out by then.
 */
export async function answerStream<T>(request: Request, work: (given: Given) => Promise<T>): Promise<T | Response> {
  if (!/\btext\/event-stream\b/i.test(request.headers.get("accept") ?? ""))
    return work({ signal: request.signal, emit: () => undefined });
  const requestId = findRequestContext()?.requestId ?? "unknown";
  const left = new AbortController();
  const signal = AbortSignal.any([request.signal, left.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // After the reader has gone a write would throw, and a healthy stop would be logged as an error.
      const write = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const emit: Emit = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const ping = setInterval(() => write(": ping\n\n"), PING_INTERVAL);
      // Not awaited: a stream hands nothing on before its start is over.
      void work({ signal, emit })
        .then((result) => emit("done", result))
        .catch(async (error: unknown) => {
          if (!signal.aborted) emit("error", await errorResponse(error, requestId).json());
        })
        .finally(() => {
          clearInterval(ping);
          if (!signal.aborted) controller.close();
        });
    },
    cancel() {
      left.abort();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
