import { z } from "zod";
import { ANNOTATION_COLORS } from "../domain/files/annotation-colors.ts";
import { Id, IdParams, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

export const Annotation = z.object({
  id: Id,
  pageNumber: z.int(),
  /** The page's own words. */
  quote: z.string(),
  /** Offsets into the page's text, UTF-16 units. Both 0 when the words are no longer in the document. */
  start: z.int(),
  end: z.int(),
  note: z.string(),
  color: z.enum(ANNOTATION_COLORS),
  author: z.object({ id: Id, fullName: z.string() }),
  /** Whether the caller may change and delete it: its author and an admin. */
  mayEdit: z.boolean(),
  createdAt: Time,
  updatedAt: Time,
});
export type Annotation = z.infer<typeof Annotation>;

const Note = z.string().trim().max(5000, "Please keep the note under 5,000 characters");

/** The server looks the quote up on the page: offsets that do not fit it are put right, a quote that is not there is refused. */
const Given = z.object({
  pageNumber: z.int().min(1).max(1_000_000),
  quote: z.string().min(1, "Please select some words first").max(20_000),
  start: z.int().min(0).max(100_000_000),
  end: z.int().min(0).max(100_000_000),
  /** Empty: the words are only marked. */
  note: Note.default(""),
  color: z.enum(ANNOTATION_COLORS).default("canary"),
});

const AnnotationParams = z.object({ id: Id, annotationId: Id });

export const createAnnotation = defineCall({
  method: "POST",
  path: "/api/documentviewer/document/{id}/annotations",
  access: "user",
  status: 201,
  params: IdParams,
  body: Given,
  response: Annotation,
});

/** Its author and an admin; for others, who may read it, 404. */
export const updateAnnotation = defineCall({
  method: "PUT",
  path: "/api/documentviewer/document/{id}/annotations/{annotationId}",
  access: "user",
  params: AnnotationParams,
  body: z.object({
    pageNumber: Given.shape.pageNumber.optional(),
    quote: Given.shape.quote.optional(),
    start: Given.shape.start.optional(),
    end: Given.shape.end.optional(),
    note: Note.optional(),
    color: z.enum(ANNOTATION_COLORS).optional(),
  }),
  response: Annotation,
});

export const deleteAnnotation = defineCall({
  method: "DELETE",
  path: "/api/documentviewer/document/{id}/annotations/{annotationId}",
  access: "user",
  params: AnnotationParams,
});
