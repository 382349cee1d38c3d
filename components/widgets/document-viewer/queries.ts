import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { getDocumentContent } from "#lib/contracts/documents.ts";
import type { CallOutput } from "#lib/contracts/define-call.ts";

export type DocumentContent = CallOutput<typeof getDocumentContent>;

/** Milliseconds between looks at a document that is still being read. */
const READING_INTERVAL = 2000;

/** The pages of a document with the places in it that the analysis stands on. */
export function documentContent(id: string) {
  return queryOptions({
    queryKey: ["document", id, "content"],
    queryFn: ({ signal }) => call(getDocumentContent, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === "uploaded" || state.data?.status === "processing" ? READING_INTERVAL : false,
  });
}
