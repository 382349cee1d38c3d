import { z } from "zod";
import { DOCUMENT_TYPES } from "#lib/domain/document-type.ts";
import { PAGE_SOURCES } from "#lib/domain/pages.ts";

/** What the parent tells the reading process, as JSON in its only argument. */
export const childTaskSchema = z.object({
  path: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  resultPath: z.string(),
  /** The reading process ends itself when this process is gone. */
  parentPid: z.number().int(),
  memoryBytes: z.number(),
  pages: z.number(),
  outputBytes: z.number(),
});
export type ChildTask = z.infer<typeof childTaskSchema>;

const pageSchema = z.object({
  pageNumber: z.number().int().positive(),
  text: z.string(),
  confidence: z.number().min(0).max(1),
  source: z.enum(PAGE_SOURCES),
  unreadReason: z.string().nullable(),
});

/** What the reading process leaves in its result file: it has read hostile bytes, so its answer is checked like any input. */
export const childResultSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), pages: z.array(pageSchema).min(1), note: z.string().nullable() }),
  z.object({ ok: z.literal(false), reason: z.string().min(1) }),
]);

/** Printed once the reading process runs: an end before it is our fault, an end after it the document's. */
export const READY_LINE = "ready";
