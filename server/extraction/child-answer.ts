import { open } from "node:fs/promises";
import { z } from "zod";
import { PAGE_SOURCES } from "#lib/domain/files/pages.ts";
import { arePlacesIn, MOST_IN_PLACE } from "#lib/domain/text/word-places.ts";

const pageSchema = z.object({
  pageNumber: z.number().int().positive(),
  text: z.string(),
  confidence: z.number().min(0).max(1),
  source: z.enum(PAGE_SOURCES),
  doubt: z.string().nullable(),
  unreadReason: z.string().nullable(),
  needsOcr: z.boolean(),
});

/** What the reading process leaves in its result file: it has read hostile bytes, so its answer is checked like any input. */
export const documentAnswerSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), pages: z.array(pageSchema).min(1), note: z.string().nullable() }),
  z.object({ ok: z.literal(false), reason: z.string().min(1) }),
]);

/** What the OCR process leaves for a page. */
export const pageAnswerSchema = z.discriminatedUnion("ok", [
  z
    .object({
      ok: z.literal(true),
      text: z.string(),
      confidence: z.number().min(0).max(1),
      doubt: z.string().nullable(),
      wordPlaces: z.array(z.int().min(0).max(MOST_IN_PLACE)),
    })
    .refine(({ text, wordPlaces }) => arePlacesIn(wordPlaces, text)),
  z.object({ ok: z.literal(false), reason: z.string().min(1) }),
]);

/** JSON writes some characters as six. */
const JSON_OVERHEAD = 6;

/**
 * Reads an answer from its file.
 * @param textBytes the most text it may hold; a longer file is not our reader's answer
 * @returns null when it is too long, no JSON or of another form
 */
export async function readAnswer<S extends z.ZodType>(
  path: string,
  { schema, textBytes }: { readonly schema: S; readonly textBytes: number },
): Promise<z.output<S> | null> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size > textBytes * JSON_OVERHEAD) return null;
    const parsed = schema.safeParse(parseJson(await file.readFile("utf8")));
    return parsed.success ? parsed.data : null;
  } finally {
    await file.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
