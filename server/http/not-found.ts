import { randomUUID } from "node:crypto";
import { AppError } from "../errors.ts";
import { errorResponse } from "./error-response.ts";

/** Answers a path below /api that no call has: the one error body instead of the framework's page. */
export function answerNotFound(): Response {
  return errorResponse(new AppError("not_found", "Not found"), randomUUID());
}
