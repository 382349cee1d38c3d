import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerFailure, replaceForeignFailures } from "./answer-failure.ts";
import { readTarget } from "./read-target.ts";
import { isBelow, securityHeaders } from "./security-headers.ts";

type Settings = {
  /** The product is reached by https alone. */
  readonly isHttps: boolean;
  readonly isDevelopment: boolean;
};

const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = ["GET", "HEAD"];

/**
 * What is done to every request before the framework sees it: one reading of its path, the headers of its answer, and a
 * refusal of what nothing here can answer.
 * @returns false when it has been answered
 */
export function admit(request: IncomingMessage, response: ServerResponse, settings: Settings): boolean {
  const target = readTarget(request.url ?? "");
  const path = target?.path ?? "/api/";
  const nonce = randomBytes(16).toString("base64");
  const headers = securityHeaders({ path, nonce, ...settings });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // The framework reads a page's nonce from request headers: a caller's own must not get through.
  delete request.headers["x-nonce"];
  delete request.headers["content-security-policy"];
  if (target === null) {
    answerFailure(response, "invalid");
    return false;
  }
  const isApi = isBelow("/api", path);
  const methods = isApi ? API_METHODS : PAGE_METHODS;
  // In development the framework's own tools post to addresses of theirs.
  if (!methods.includes(request.method ?? "") && (isApi || !settings.isDevelopment)) {
    response.setHeader("allow", methods.join(", "));
    answerFailure(response, "wrong_method");
    return false;
  }
  request.url = target.path + target.search;
  if (isApi) replaceForeignFailures(response);
  else {
    request.headers["content-security-policy"] = headers["content-security-policy"];
    request.headers["x-nonce"] = nonce;
  }
  return true;
}
