import type { Box } from "#lib/domain/text/word-places.ts";

/** A word as it stands in the picture, with the recogniser's own figure for it, 0..1. */
export type RecognisedWord = Box & { readonly text: string; readonly confidence: number };
