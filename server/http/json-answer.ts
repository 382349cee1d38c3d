import { tellLength } from "./exchange.ts";

/** A body as JSON, with its length. */
export function jsonAnswer(body: unknown, init: { readonly status: number; readonly headers: Headers }): Response {
  const bytes = Buffer.from(JSON.stringify(body));
  init.headers.set("content-type", "application/json");
  tellLength(bytes.length);
  return new Response(bytes, init);
}
