import * as calls from "#lib/contracts/documents.ts";
import { receiveUpload } from "#server/documents/receive-upload.ts";
import { bodyStream } from "#server/http/exchange.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.uploadFile, async ({ actor, request }) => {
  const length = request.headers.get("content-length");
  const received = await receiveUpload(actor, {
    body: bodyStream(request),
    contentType: request.headers.get("content-type"),
    contentLength: length === null ? null : Number(length),
    signal: request.signal,
  });
  return { success: true as const, ...received };
});
