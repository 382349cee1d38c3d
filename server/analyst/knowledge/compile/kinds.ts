import { CONFLICTS } from "./conflicts.ts";
import type { Kind } from "./kind.ts";
import { TIMELINE } from "./timeline.ts";

/** Every kind of knowledge; each has a folder of its name. */
export const KINDS: readonly Kind<unknown, unknown>[] = [CONFLICTS, TIMELINE];
