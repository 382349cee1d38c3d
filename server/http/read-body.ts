import { AppError } from "../errors.ts";
import { bodyStream } from "./exchange.ts";

/** A body that is held in memory may have so many bytes; files are streamed elsewhere. */
export const MAX_BODY = 1_048_576;

/**
 * A request's body as text. It is counted while it is read and never held beyond the limit.
 * @throws AppError `too_large` as soon as that is known, after which the connection is closed; `invalid` for a body that
 *   breaks off
 */
export async function readBody(request: Request, max = MAX_BODY): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > max) throw tooLarge();
  const body = bodyStream(request);
  if (body === null) return "";
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Left whole: ended early, it would take the connection with it, and the refusal could not be sent.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > max) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid", "The request was interrupted. Please try again.", { cause: error });
  }
  return Buffer.concat(chunks).toString("utf8");
}

function tooLarge(): AppError {
  return new AppError("too_large", "The request is too large");
}
