import { Readable } from "node:stream";
import * as calls from "#lib/contracts/documents.ts";
import { attachmentNamed } from "#server/http/content-disposition.ts";
import { getDocumentOriginal } from "#server/documents/get-document-original.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getDocumentOriginal, async ({ actor, params, request }) => {
  const range = request.headers.get("range");
  const { stream, fileName, mediaType, size, part } = await getDocumentOriginal(actor, params.id, { range });
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    status: part === null ? 200 : 206,
    headers: {
      "content-type": mediaType,
      "content-length": String(part === null ? size : part.to - part.from),
      ...(part === null ? {} : { "content-range": `bytes ${part.from}-${part.to - 1}/${size}` }),
      "accept-ranges": "bytes",
      "content-disposition": attachmentNamed(fileName),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
});
