import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { type ErrorCode, ERROR_STATUS } from "../errors.ts";

/** What the failures are called that no call of ours has made. */
const WORDS: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ["invalid", "The request could not be understood"],
  404: ["not_found", "Not found"],
  405: ["wrong_method", "This method is not allowed here"],
  408: ["timed_out", "The request took too long"],
  413: ["too_large", "The request is too large"],
  431: ["headers_too_large", "The request is too large"],
};

/** The one error body, for answers that are made outside of `route()`. */
export function failureBody(status: number): string {
  const [code, message] = WORDS[status] ?? ["internal", "Server error. Please try again later."];
  return JSON.stringify({ success: false, code, message, error: message });
}

/** Answers a request that is let through to nothing. */
export function answerFailure(response: ServerResponse, code: ErrorCode): void {
  const status = ERROR_STATUS[code];
  const body = failureBody(status);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "x-request-id": randomUUID(),
    connection: "close",
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/**
 * Gives failures of the framework's own our body: a method that a call does not have is answered without one, and what
 * goes wrong before a route is found as plain text.
 */
export function replaceForeignFailures(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  let own: string | null = null;
  const begin = (status: number, ...rest: unknown[]) => {
    const type = String(response.getHeader("content-type") ?? "");
    if (status < 400 || type.startsWith("application/json")) return writeHead(status, ...rest);
    own = failureBody(status);
    response.setHeader("content-type", "application/json");
    response.setHeader("content-length", Buffer.byteLength(own));
    if (!response.hasHeader("x-request-id")) response.setHeader("x-request-id", randomUUID());
    return writeHead(status);
  };
  const beginFailure = () => {
    if (response.statusCode >= 400 && !response.headersSent) begin(response.statusCode);
  };
  Object.assign(response, {
    writeHead: begin,
    write: (...given: unknown[]) => {
      beginFailure();
      return own === null ? write(...given) : true;
    },
    end: (...given: unknown[]) => {
      beginFailure();
      if (own === null) return end(...given);
      return end(response.req.method === "HEAD" ? "" : own);
    },
  });
}
