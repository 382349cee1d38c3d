import type { z } from "zod";
import type { Call, CallInput, CallOutput } from "../contracts/define-call.ts";
import { ApiError, readFailure } from "./api-error.ts";
import { sendCall } from "./call.ts";

type Options<C extends Call> = Pick<CallInput<C>, "params" | "body"> & {
  readonly signal: AbortSignal;
  /** Each piece of the answer as it comes. */
  readonly onDelta: (text: string) => void;
};

/**
 * Makes a call whose answer comes as a stream of events and ends with the whole answer; one that comes as JSON, all at
 * once, will do.
 * @throws ApiError: a refusal, an `error` event, or status 0 when the stream broke off; the signal's reason when aborted
 */
export async function callEvents<C extends Call>(contract: C, options: Options<C>): Promise<CallOutput<C>> {
  const { signal, onDelta } = options;
  const response = await sendCall(contract, options, {
    signal,
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(options.body),
  });
  if (!/\btext\/event-stream\b/i.test(response.headers.get("content-type") ?? ""))
    return contract.response.parse(await response.json()) as CallOutput<C>;
  let answer: { readonly value: z.output<C["response"]> } | null = null;
  try {
    for await (const { event, data } of readEvents(response)) {
      if (event === "delta") onDelta((data as { text: string }).text);
      else if (event === "done") answer = { value: contract.response.parse(data) as CallOutput<C> };
      else if (event === "error") {
        // The status went out before the failure; every status above 0 means that the server itself said this.
        throw readFailure({ status: 500, statusText: "" }, JSON.stringify(data));
      }
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, "network", "Network Error");
  }
  if (answer === null) throw new ApiError(0, "network", "Network Error");
  return answer.value;
}

/** The events of a `text/event-stream`, comment lines left out. */
async function* readEvents(response: Response): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    rest += value;
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) as unknown };
    }
  }
}
