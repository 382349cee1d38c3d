import { randomUUID } from "node:crypto";
import { AppError } from "#server/errors.ts";
import { errorResponse } from "#server/http/error-response.ts";

/** Any other path below /api: the one error body instead of the framework's page. */
function notFound(): Response {
  return errorResponse(new AppError("not_found", "Not found"), randomUUID());
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
