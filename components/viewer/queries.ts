import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { ApiError } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { type Annotation, createAnnotation, deleteAnnotation, updateAnnotation } from "#lib/contracts/annotations.ts";
import type { CallInput, CallOutput } from "#lib/contracts/define-call.ts";
import { getDocumentContent, getPageWords } from "#lib/contracts/documents.ts";

export type DocumentContent = CallOutput<typeof getDocumentContent>;

/** Milliseconds between looks at a document that is still being read. */
const READING_INTERVAL = 2000;

/** The pages of a document with the places in it that the analysis stands on, and everybody's notes. */
export function documentContent(id: string) {
  return queryOptions({
    queryKey: ["document", id, "content"],
    queryFn: ({ signal }) => call(getDocumentContent, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === "uploaded" || state.data?.status === "processing" ? READING_INTERVAL : false,
  });
}

/** Where the words of a page stand that was read by OCR. They do not change: a document is read once. */
export function pageWords(documentId: string, pageNumber: number) {
  return queryOptions({
    queryKey: ["document", documentId, "words", pageNumber],
    queryFn: ({ signal }) => call(getPageWords, { params: { id: documentId, pageNumber }, signal }),
    staleTime: Infinity,
  });
}

export function addNote(documentId: string) {
  return mutationOptions({
    mutationFn: (body: CallInput<typeof createAnnotation>["body"]) =>
      call(createAnnotation, { params: { id: documentId }, body }),
  });
}

export function changeNote(documentId: string) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: Pick<Annotation, "id" | "note" | "color">) =>
      call(updateAnnotation, { params: { id: documentId, annotationId: id }, body }),
  });
}

/** A note that is gone already is what was asked for. */
export function removeNote(documentId: string) {
  return mutationOptions({
    mutationFn: (annotationId: string) =>
      call(deleteAnnotation, { params: { id: documentId, annotationId } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
  });
}

/** The content with one note put in or exchanged; `id` alone takes it out. */
export function withNote(content: DocumentContent, { id, note }: { id: string; note?: Annotation }): DocumentContent {
  const others = content.annotations.filter((annotation) => annotation.id !== id);
  const annotations = note === undefined ? others : [...others, note];
  return {
    ...content,
    annotations: annotations.toSorted((a, b) => a.pageNumber - b.pageNumber || a.start - b.start),
  };
}
