import type { ReaderEnd } from "./run-reader.ts";

/** What is said of a page that brought its reading process down. */
export const REASON_OF_PAGE_END: Readonly<Record<Exclude<ReaderEnd, "finished">, string>> = {
  memory: "This page needs more memory to read than is safe. It may be damaged or malicious.",
  time: "Reading this page took too long and was stopped.",
  crash: "The reader could not finish this page. It is probably damaged.",
};
