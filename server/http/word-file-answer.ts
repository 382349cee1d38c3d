import { MEDIA_TYPE_OF } from "#lib/domain/files/document-type.ts";
import { attachmentNamed } from "./content-disposition.ts";

/** A Word document to be kept: never shown in the browser, never cached. */
export function wordFileAnswer({
  bytes,
  fileName,
}: {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
}): Response {
  return new Response(bytes, {
    headers: {
      "content-type": MEDIA_TYPE_OF.docx,
      "content-length": String(bytes.byteLength),
      "content-disposition": attachmentNamed(fileName),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
