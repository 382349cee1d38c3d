import { CONFLICTS } from "./conflicts.ts";
import { CONTEXTS } from "./context.ts";
import { FACTORS } from "./factors.ts";
import { GAPS } from "./gaps.ts";
import { ISSUES } from "./issues.ts";
import type { Kind } from "./kind.ts";
import { LISTED } from "./listed.ts";
import { OFFENSES } from "./offenses.ts";
import { PHRASES } from "./phrases.ts";
import { SYNONYMS } from "./synonyms.ts";
import { TIMELINE } from "./timeline.ts";
import { TOPICS } from "./topics.ts";
import { USUAL } from "./usual.ts";

/** Every kind of knowledge; each has a folder of its name. */
export const KINDS: readonly Kind<unknown, unknown>[] = [
  CONFLICTS,
  CONTEXTS,
  FACTORS,
  GAPS,
  ISSUES,
  LISTED,
  OFFENSES,
  PHRASES,
  SYNONYMS,
  TIMELINE,
  TOPICS,
  USUAL,
];
