type Message = {
  readonly data?: unknown;
  readonly reason?: unknown;
  readonly chunk?: Readonly<Record<string, unknown>> | null;
};
type Listener = (event: { readonly data: unknown }) => void;

/**
 * Where the two halves of pdf.js, its page objects and its parser, meet when both run in this thread. Its own meeting place
 * copies everything in depth, every letter of every page; here pieces of a page's text and operators are handed over as
 * they are, which neither half changes afterwards. All else is copied as between threads.
 */
export class SameThreadPort {
  readonly #listeners = new Set<Listener>();
  readonly #before = Promise.resolve();

  postMessage(message: Message, transfer?: Transferable[] | null): void {
    const data = handedOver(message, transfer ?? []);
    void this.#before.then(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }

  addEventListener(_name: string, listener: Listener, options?: { readonly signal?: AbortSignal }): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener("abort", () => this.#listeners.delete(listener));
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }
}

function handedOver(message: Message, transfer: Transferable[]): Message {
  const { data, reason, chunk } = message;
  if (data !== undefined || reason !== undefined) return structuredClone(message, { transfer });
  return chunk === undefined || chunk === null ? message : { ...message, chunk: withOwnLists(chunk) };
}

/** The parser empties its lists for the next piece. */
function withOwnLists(chunk: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...chunk };
  for (const [name, value] of Object.entries(chunk)) if (Array.isArray(value)) copy[name] = value.slice();
  return copy;
}
