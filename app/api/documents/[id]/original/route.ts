import { Readable } from "node:stream";
import * as calls from "#lib/contracts/documents.ts";
import { attachmentNamed } from "#server/documents/content-disposition.ts";
import { getDocumentOriginal } from "#server/documents/get-document-original.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getDocumentOriginal, async ({ actor, params }) => {
  const { stream, fileName, mediaType, size } = await getDocumentOriginal(actor, params.id);
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": mediaType,
      "content-length": String(size),
      "content-disposition": attachmentNamed(fileName),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
});
