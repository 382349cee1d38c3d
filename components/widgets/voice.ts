"use client";

import { inVoice, type Voice } from "#lib/copy/plain.ts";
import { useSession } from "./session.tsx";

/** Before sign-in nobody has asked for plain labels. */
export function useVoice(): Voice {
  return useSession().user?.straightFace ? "plain" : "playful";
}

/** The labels of a record as the signed-in user wants to read them. For every record with a playful label in it. */
export function useCopy<T extends object>(copy: T) {
  return inVoice(copy, useVoice());
}
