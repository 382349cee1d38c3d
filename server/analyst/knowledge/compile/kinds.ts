import { GAPS } from "./gaps.ts";
import type { Kind } from "./kind.ts";
import { LISTED } from "./listed.ts";
import { PHRASES } from "./phrases.ts";
import { SYNONYMS } from "./synonyms.ts";

/** Every kind of knowledge; each has a folder of its name. */
export const KINDS: readonly Kind<unknown, unknown>[] = [GAPS, LISTED, PHRASES, SYNONYMS];
