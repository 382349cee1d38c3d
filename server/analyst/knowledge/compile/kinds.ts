import type { Kind } from "./kind.ts";

/** Every kind of knowledge; each has a folder of its name. */
export const KINDS: readonly Kind<unknown, unknown>[] = [];
