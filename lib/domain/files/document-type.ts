import { extensionOf } from "./file-limits.ts";
import type { AcceptedMediaType } from "./file-limits.ts";

/** The kinds of file that can be read, named by their extension. */
export const DOCUMENT_TYPES = ["pdf", "docx", "doc", "txt"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The media type under which each kind is served. */
export const MEDIA_TYPE_OF: Readonly<Record<DocumentType, AcceptedMediaType>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  txt: "text/plain",
};

/** The kind that a file name declares by its extension, in any case of letters; null when it is none of ours. */
export function documentTypeOf(fileName: string): DocumentType | null {
  const extension = extensionOf(fileName).slice(1);
  return DOCUMENT_TYPES.find((type) => type === extension) ?? null;
}
